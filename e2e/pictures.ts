import type { Page } from "@playwright/test";

/**
 * Addresses of the pictures below or beside the window; a fast line makes a browser fetch them
 * early. Hidden pictures are left out.
 */
export const picturesOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, left } = picture.getBoundingClientRect();
        return top >= innerHeight || left >= innerWidth;
      })
      .map(({ currentSrc }) => currentSrc),
  );
