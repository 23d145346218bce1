import { Script } from "node:vm";
import { expect, it } from "vitest";
import { brotliCompressSync } from "node:zlib";
import { buildBootScript, buildRemovedWorker, buildServiceWorker, buildVitalsScript } from "./boot-script";

// spec again: R3 the page's own script is TypeScript, built and inlined
it("R3: the boot script is short, has one module address and leaves no global name", async () => {
  const code = await buildBootScript();
  new Script(code);
  expect(code.match(/MODULE/g)).toHaveLength(1);
  expect(code).toContain('import("MODULE")');
  expect(code).toMatch(/^\(\(\)=>{.*}\)\(\);$/s);
  expect(code).not.toMatch(/<|\bpress[A-Z]/);
  // Other inline script and a longer module address must still fit into 3,000
  // (tests/budgets/light.spec.ts).
  expect(code.length).toBeLessThan(2810);
});

// spec operator: web vitals by consent, to the shop's own host
it("the script that measures a page stays under 1.3 kB and reads no cookie", async () => {
  const code = await buildVitalsScript();
  new Script(code);
  expect(code).toMatch(/^\(\(\)=>{.*}\)\(\);$/s);
  expect(code).toContain('sendBeacon("ADDRESS"');
  expect(code).not.toMatch(/<[/!]|cookie|localStorage/);
  expect(code.length).toBeLessThan(1300);
});

// spec house: first-load script, styles and document within their budgets <- app/platform/offline/service-worker.ts
it("the service worker is 8 kB compressed, and its remover some hundred bytes", async () => {
  const [worker, removed] = await Promise.all([buildServiceWorker(), buildRemovedWorker()]);
  for (const code of [worker, removed]) new Script(code);
  expect(brotliCompressSync(worker).byteLength).toBeLessThan(8000);
  expect(removed.length).toBeLessThan(400);
  // The worker never sends a form or reloads a page on its own.
  expect(worker).not.toMatch(/location\.reload|\.navigate\(|BackgroundSync|clients\.claim/);
});
