import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tenants } from "#tenants/registry";
import type { Tenant } from "#tenants/schema";
import { answer } from "~/ebsn/testing/wire-samples";
import { openBackend } from "./backend";
import { createTiming } from "./http/logs/timing";
import { plainChain } from "./testing/test-kv";

let asked: URL[] = [];
let answers: (signal?: AbortSignal | null) => Promise<Response>;
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (url: string, { signal }: RequestInit = {}) => {
    asked.push(new URL(url));
    return answers(signal);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The backend's client for a visitor of a chain with these settings. */
const clientOf = (settings: Partial<Tenant>) =>
  openBackend({
    request: new Request("https://www.loggia.example/"),
    requestId: "id",
    served: {
      ...plainChain,
      tenant: { ...tenants.loggia, ...settings },
      backend: "https://backend.test",
      pictureBase: "https://backend.test",
      paymentOrigins: [],
      identityOrigins: [],
      publicOrigin: "https://www.loggia.example",
    },
    session: {
      data: { uuid: "0".repeat(32), remember: false },
      brought: false,
      endedByChain: false,
      update: () => undefined,
      end: () => undefined,
      cookies: async () => [],
    },
    values: { readThrough: (_, load) => load() },
    timing: createTiming(),
    deadline: new AbortController().signal,
  }).ebsn;

const point = { latitude: 41.8, longitude: 12.6 };

// spec §9: constants that are settings of a chain change what its shop asks and shows <- app/platform/backend.ts, tenants/schema.ts
test.each<[Partial<Tenant>, object, (ebsn: ReturnType<typeof clientOf>) => Promise<unknown>, string]>([
  [{}, { warehouses: [] }, ({ places }) => places.servedBy(point), "distance=10000.0"],
  [
    { proximityDefaultDistance: 2500 },
    { warehouses: [] },
    ({ places }) => places.servedBy(point),
    "distance=2500.0",
  ],
  [{ filterEmptyCategory: true }, { categories: [] }, ({ catalog }) => catalog.tree(), "filtered=true"],
  [{ filterEmptyCategory: false }, { categories: [] }, ({ catalog }) => catalog.tree(), "filtered=false"],
  [{ showSectors: true }, {}, ({ cart }) => cart.view(), "show_sectors=true"],
  [{ showSectors: false }, {}, ({ cart }) => cart.view(), "show_sectors=false"],
])("sends the parameter of a chain's setting %j", async (settings, told, call, parameter) => {
  answers = async () => new Response(answer(told));
  await call(clientOf(settings)).catch(() => undefined);
  expect(asked[0]?.search.slice(1).split("&")).toContain(parameter);
});

// spec §9: constants that are settings of a chain change what its shop asks and shows
test("branches leaves out stores that are not the chain's own", async () => {
  const branches = [5, 11].map((storeId) => ({
    ...{ storeId, warehouseId: storeId, name: `Negozio ${storeId}`, slug: `s-${storeId}` },
    address: { address1: "Via Roma", city: "Roma", postalcode: "00100", province: "RM" },
  }));
  answers = async () => new Response(answer({ warehouses: branches }));
  const shown = async (storeIds: number[]) =>
    (await clientOf({ storeIds }).places.branches()).map(({ warehouseId }) => warehouseId);
  expect([await shown([5]), await shown([5, 11])]).toEqual([[5], [5, 11]]);
});

// spec §9: constants that are settings of a chain change what its shop asks and shows
test("a backend call times out after the chain's backendTimeoutMillis", async () => {
  vi.useFakeTimers();
  answers = (signal) =>
    new Promise((_, reject) => signal?.addEventListener("abort", () => reject(new Error("given up"))));
  let ended = "";
  void clientOf({ backendTimeoutMillis: 700 })
    .cart.view()
    .catch((error: { kind?: string }) => (ended = String(error.kind)));
  await vi.advanceTimersByTimeAsync(690);
  expect(ended).toBe("");
  await vi.advanceTimersByTimeAsync(20);
  expect(ended).toBe("down");
});
