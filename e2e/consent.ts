import type { BrowserContext } from "@playwright/test";

const refused = {
  technical: true,
  analytics: false,
  profilation: false,
  saveDate: "2026-11-24T06:00:00.000Z",
  uuid: "1f2e3d4c-5b6a-4789-8abc-def012345678",
};

const choose = (context: BrowserContext, addresses: string[], choice: object): Promise<void> =>
  context.addCookies(
    addresses.map((url) => ({ name: "consent", value: encodeURIComponent(JSON.stringify(choice)), url })),
  );

/** Stores the refusal of cookies for these addresses, so that no page shows the question. */
export const refuseCookies = (context: BrowserContext, addresses: string[]): Promise<void> =>
  choose(context, addresses, refused);

/** Stores the consent to all cookies for this address. */
export const acceptCookies = (context: BrowserContext, address: string): Promise<void> =>
  choose(context, [address], { ...refused, analytics: true, profilation: true });
