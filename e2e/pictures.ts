import type { Page } from "@playwright/test";

/** Addresses of the pictures below or beside the window: by how fast the line is, a browser fetches them ahead. One that is hidden is none of them. */
export const picturesOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, left } = picture.getBoundingClientRect();
        return top >= innerHeight || left >= innerWidth;
      })
      .map(({ currentSrc }) => currentSrc),
  );
