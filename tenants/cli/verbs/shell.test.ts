import { expect, test } from "vitest";
import { shellOf } from "~/platform/http/visitor/app-mode";
import { tempWorld } from "../testing/temp-world";

// spec §1: the client also runs as a mobile app shell <- tenants/cli/verbs/shell.ts
test("a chain's app opens only its own site and sends its version to the shop", async () => {
  const shop = tempWorld();
  expect((await shop.say("shell loggia 1.2.0")).code).toBe(0);
  const config: unknown = JSON.parse(shop.read("build/shell/loggia/capacitor.config.json"));
  expect(config).toMatchObject({
    appId: "it.laloggia.spesa",
    appName: "La Loggia",
    webDir: "www",
    server: {
      url: "https://www.loggia.example",
      allowNavigation: ["www.loggia.example"],
      cleartext: false,
    },
  });
  const { appendUserAgent } = config as { appendUserAgent: string };
  const headers = { "User-Agent": `Mozilla/5.0 (Linux; Android 14; wv)${appendUserAgent}` };
  expect(shellOf(new Request("https://www.loggia.example/", { headers }))?.version).toBe("1.2.0");
  expect(shop.read("build/shell/loggia/www/index.html")).toContain("Il negozio non risponde");
});

// spec §1: the client also runs as a mobile app shell
test("a chain's app may open its payment origins itself", async () => {
  const shop = tempWorld();
  shop.edit(
    "tenants/loggia/tenant.json",
    '"paymentOrigins": []',
    '"paymentOrigins": ["https://pay.example"]',
  );
  expect((await shop.say("shell loggia 1.2.0")).code).toBe(0);
  expect(JSON.parse(shop.read("build/shell/loggia/capacitor.config.json"))).toMatchObject({
    server: { allowNavigation: ["www.loggia.example", "pay.example"] },
  });
});

test("refuses a chain without an app and an invalid version", async () => {
  const shop = tempWorld();
  const without = await shop.say("shell terrecomuni 1.2.0");
  expect([without.code, without.err]).toEqual([1, expect.stringContaining("terrecomuni has no app")]);
  for (const version of ["next", "1.2-beta", "1."])
    expect((await shop.say(`shell loggia ${version}`)).code, version).toBe(2);
  expect((await shop.say("shell nowhere 1.0")).code).toBe(2);
});
