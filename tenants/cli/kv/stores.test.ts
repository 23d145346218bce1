import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { localStore } from "./local-store";
import { wranglerStore } from "./wrangler-store";

const root = fileURLToPath(new URL("../../..", import.meta.url));

// spec operator: KV of the local shop and of an environment <- tenants/cli/kv/local-store.ts, tenants/cli/kv/wrangler-store.ts
it(
  "wrangler's commands and the local binding see the same keys, texts and bytes",
  { timeout: 300_000 },
  async () => {
    const state = mkdtempSync(join(tmpdir(), "bottega-kv-"));
    const local = await localStore(root, state);
    // The same commands that reach Cloudflare, with --local instead of --remote.
    const commands = wranglerStore(root, "a test", ["--local", "--persist-to", state]);
    const picture = Buffer.from([0, 255, 13, 10, 128]);
    try {
      await commands.put(
        new Map<string, string | Uint8Array>([
          ["chain:alba", '{"è": 1}\n'],
          ["asset:alba/1.png", picture],
        ]),
      );
      expect(await local.get("chain:alba")).toBe('{"è": 1}\n');
      expect(await local.bytes("asset:alba/1.png")).toEqual(new Uint8Array(picture));

      await local.put(
        new Map<string, string | Uint8Array>([
          ["history:alba:000001", "one"],
          ["asset:alba/2.png", picture],
        ]),
      );
      expect(await commands.get("history:alba:000001")).toBe("one");
      expect(Buffer.from((await commands.bytes("asset:alba/2.png")) ?? [])).toEqual(picture);
      expect(await commands.list("asset:alba/")).toEqual(["asset:alba/1.png", "asset:alba/2.png"]);
      expect(await local.list("asset:alba/")).toEqual(["asset:alba/1.png", "asset:alba/2.png"]);

      await commands.remove(["chain:alba"]);
      expect(await commands.get("chain:alba")).toBeUndefined();
      await local.remove(["history:alba:000001"]);
      expect(await local.list("")).toEqual(["asset:alba/1.png", "asset:alba/2.png"]);
    } finally {
      await local.close();
    }
  },
);
