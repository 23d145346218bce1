import type { BrowserContext } from "@playwright/test";

const refused = {
  technical: true,
  analytics: false,
  profilation: false,
  saveDate: "2026-11-24T06:00:00.000Z",
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};

/** A browser that has refused cookies at these addresses, so that no page asks. */
export const refuseCookies = (context: BrowserContext, addresses: string[]): Promise<void> =>
  context.addCookies(
    addresses.map((url) => ({ name: "consent", value: encodeURIComponent(JSON.stringify(refused)), url })),
  );
