import { beforeEach, describe, expect, it } from "vitest";
import { chainDocumentSchema } from "../../kv-documents";
import { tempWorld } from "../testing/temp-world";

let shop: ReturnType<typeof tempWorld>;
beforeEach(() => {
  shop = tempWorld();
});

const theme = "tenants/loggia/theme.css";
const heldText = (key: string, kv = shop.held.local) => Buffer.from(kv.get(key) ?? "").toString();
const keys = () => [...shop.held.local.keys()].sort();

describe("preview", () => {
  // spec operator: preview shows a chain as its files would make it, without pushing <- tenants/cli/verbs/preview.ts
  it("writes a document for the preview's host only, and prints the address", async () => {
    await shop.say("push loggia");
    const before = heldText("chain:loggia");
    shop.edit(theme, /--brand: #\w+/, "--brand: #7a2318");
    const { code, out } = await shop.say("preview loggia");
    expect([code, out]).toEqual([
      0,
      [
        "~ theme --brand: #8c2b1b -> #7a2318",
        "Preview of loggia in the local shop: http://loggia--preview.localhost:8787 (within a minute)",
        'Nothing was pushed: shoppers see it with "push loggia".',
        "",
      ].join("\n"),
    ]);
    expect(heldText("chain:loggia")).toBe(before);
    expect(keys().filter((key) => key.startsWith("history:"))).toEqual([]);
    const document = chainDocumentSchema.parse(JSON.parse(heldText("preview:loggia")));
    expect(document).toMatchObject({ version: 1, tenant: { id: "loggia" } });
    expect(document.theme).toContain("--brand: #7a2318");
    for (const served of Object.values(document.assets))
      expect(keys()).toContain(served.replace("/chain/", "asset:"));
    // A running shop accepts the newer version.
    await shop.say("preview loggia");
    expect(JSON.parse(heldText("preview:loggia"))).toMatchObject({ version: 2 });
  });

  // spec operator: preview shows a chain as its files would make it, without pushing
  it("goes to staging, even for a new chain, and prints JSON", async () => {
    expect(await shop.json("preview terrecomuni --env staging")).toMatchObject({
      id: "terrecomuni",
      address: "https://terrecomuni--preview.bottega-staging.example",
      changed: [],
    });
    expect((await shop.say("preview loggia --env staging")).out).toContain(
      "loggia was never pushed to staging: there is nothing to compare with.",
    );
    expect([...shop.held.staging.keys()].filter((key) => !key.startsWith("asset:"))).toEqual([
      "preview:terrecomuni",
      "preview:loggia",
    ]);
    expect(keys()).toEqual([]);
  });

  // spec operator: preview shows a chain as its files would make it, without pushing
  it("is refused in production, with problems in the files, and for an unknown chain", async () => {
    const { code, err } = await shop.say("preview loggia --env production");
    expect([code, err]).toEqual([1, expect.stringContaining("production has no preview hosts")]);
    shop.edit(theme, /--ink: #\w+/, "--ink: #fffbf5");
    const pale = await shop.say("preview loggia");
    expect([pale.code, pale.err]).toEqual([1, expect.stringContaining("--ink on --surface: 1.00")]);
    expect(await shop.say("preview nobody")).toMatchObject({ code: 2 });
    expect([keys(), [...shop.held.production.keys()]]).toEqual([[], []]);
  });
});
