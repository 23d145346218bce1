import { afterEach, expect, test, vi } from "vitest";
import { TagManager } from "./tag-manager";

const containerId = "GTM-ABC123";
const granted = (analytics: boolean, profilation: boolean) =>
  new TagManager({ containerId, analytics, profilation }).defaults;

// spec §9: analytics through a tag-manager class, after the consent to it
test("each consent opens its own storage, and what is technical is always open", () => {
  expect(granted(true, false)).toEqual({
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    functionality_storage: "granted",
    security_storage: "granted",
  });
  expect(granted(false, true)).toMatchObject({ analytics_storage: "denied", ad_storage: "granted" });
});

type Heard = { type: string; go: () => void };

/** Runs the script as a page would. */
function run(script: string) {
  const heard: Heard[] = [];
  const fetched: { src?: string; async?: boolean }[] = [];
  const page = { dataLayer: [] as unknown[] };
  const element = () => ({});
  const create = vi.fn(element);
  const head = { append: (one: { src?: string }) => void fetched.push(one) };
  vi.stubGlobal("window", page);
  vi.stubGlobal("dataLayer", page.dataLayer);
  vi.stubGlobal("document", { createElement: create, head });
  vi.stubGlobal("addEventListener", (type: string, go: () => void) => void heard.push({ type, go }));
  (0, eval)(script);
  return { heard, fetched, said: page.dataLayer };
}
afterEach(() => vi.unstubAllGlobals());

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/tag-manager.ts, app/platform/http/csp.ts
test("it is fetched once, at the first touch, and told of the consent before", () => {
  const { heard, fetched, said } = run(
    new TagManager({ containerId, analytics: true, profilation: false }).script,
  );
  expect(said).toHaveLength(2);
  expect([...(said[0] as IArguments)].slice(0, 2)).toEqual(["consent", "default"]);
  expect(fetched).toEqual([]);
  expect(heard.map(({ type }) => type)).toEqual(["pointerdown", "touchstart", "keydown"]);
  for (const { go } of heard) go();
  expect(fetched).toEqual([{ async: true, src: "https://www.googletagmanager.com/gtm.js?id=GTM-ABC123" }]);
});
