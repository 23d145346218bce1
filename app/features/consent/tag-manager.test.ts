import { afterEach, expect, test, vi } from "vitest";
import type { PageEvent } from "~/model/page-event";
import { TagManager } from "./tag-manager";
import { toldMarks } from "./told-event";

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
function run(script: string, told?: string) {
  const heard: Heard[] = [];
  const fetched: { src?: string; async?: boolean; onload?: () => void }[] = [];
  const page = { dataLayer: [] as unknown[], requestIdleCallback: (work: () => void) => work() };
  const element = () => ({});
  const create = vi.fn(element);
  const head = { append: (one: { src?: string }) => void fetched.push(one) };
  vi.stubGlobal("window", page);
  vi.stubGlobal("dataLayer", page.dataLayer);
  const currentScript = { getAttribute: (name: string) => (name === "data-told" ? told : null) };
  vi.stubGlobal("document", { createElement: create, head, currentScript });
  vi.stubGlobal("addEventListener", (type: string, go: () => void) => void heard.push({ type, go }));
  (0, eval)(script);
  return { heard, fetched, said: page.dataLayer };
}
afterEach(() => vi.unstubAllGlobals());

// spec §9: analytics through a tag-manager class, after the consent to it <- app/features/consent/tag-manager.ts, app/platform/http/headers/csp.ts
test("loads the tag manager once at the first touch, after setting the consent", () => {
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

const order: PageEvent = { kind: "order", orderId: 5, cents: 100, deliveryFee: 0, items: [] };
const heardOf = (said: unknown[]) =>
  said.flatMap((one) => {
    const [what, name] = Array.from(one as ArrayLike<unknown>);
    return what === "event" ? [name as string] : [];
  });

// spec §9: sent-orders list for analytics capped at 20 <- app/features/consent/tag-manager.ts
test("sends an order once as the browser's storage remembers, and again without storage", () => {
  const store: Record<string, string> = {};
  const script = new TagManager({ containerId, analytics: true, profilation: false }, order).script;
  vi.stubGlobal("localStorage", store);
  /**
   * Events that the page sends; its tag manager is fetched after the page has loaded, and loads.
   */
  const toldOn = () => {
    const { heard, fetched, said } = run(script);
    heard.filter(({ type }) => type === "load").forEach(({ go }) => go());
    fetched.forEach(({ onload }) => onload?.());
    return heardOf(said);
  };
  expect(toldOn()).toEqual(["purchase"]);
  expect(toldOn()).toEqual([]);
  expect(JSON.parse(store.told ?? "")).toEqual([5]);
  store.told = "rubbish";
  expect(toldOn()).toEqual(["purchase"]);
  store.told = JSON.stringify(Array.from({ length: 20 }, (_, index) => index + 100));
  expect(toldOn()).toEqual(["purchase"]);
  expect(JSON.parse(store.told)).toHaveLength(20);
  vi.stubGlobal("localStorage", undefined);
  expect(toldOn()).toEqual(["purchase"]);
});

// spec §9: sent-orders list for analytics capped at 20 <- app/features/consent/tag-manager.ts
test("an order's page loads the tag manager untouched, then remembers the order", () => {
  const store: Record<string, string> = {};
  vi.stubGlobal("localStorage", store);
  const may = { containerId, analytics: true, profilation: false };
  const { heard, fetched } = run(new TagManager(may, order).script);
  expect(fetched).toEqual([]);
  for (const { go } of heard) go();
  expect(fetched).toHaveLength(1);
  expect(store.told).toBeUndefined();
  fetched[0]?.onload?.();
  expect(JSON.parse(store.told ?? "")).toEqual([5]);
  const again = run(new TagManager(may, order).script);
  expect(again.heard.map(({ type }) => type)).not.toContain("load");
  const list: PageEvent = { kind: "list", list: "x", items: [] };
  const elsewhere = run(new TagManager(may, list).script, toldMarks(list, may, false)["data-told"]);
  expect(elsewhere.heard.map(({ type }) => type)).not.toContain("load");
});

test("escapes the page's event, and sends no event without statistics", () => {
  const list: PageEvent = { kind: "list", list: "/</script><b>", items: [] };
  const may = { containerId, analytics: true, profilation: false };
  const { script } = new TagManager(may, list);
  expect(script).not.toContain("</script");
  const told = toldMarks(list, may, true)["data-told"];
  expect(heardOf(run(script, told).said)).toEqual(["view_item_list"]);
  const refused = new TagManager({ containerId, analytics: false, profilation: true }, list).script;
  expect(heardOf(run(refused).said)).toEqual([]);
});
