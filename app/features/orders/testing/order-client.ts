import { testShop } from "~/platform/testing/test-shop";
import type { SessionData } from "~/platform/shop";

type Given = NonNullable<Parameters<typeof testShop>[0]>["ebsn"];

/** Signed-in shopper's shop whose backend implements these calls. */
export const orderShop = (ebsn: Given, session: Partial<SessionData> = {}) =>
  testShop({ session: { user: { id: 7, login: "a@example.com" }, ...session }, ebsn });

/** Form submission to a route of an order. */
export const posted = (orderId: string, fields: Record<string, string> | [string, string][] = {}) => ({
  request: new Request("http://shop.test/", { method: "POST", body: new URLSearchParams(fields) }),
  params: { orderId },
});
