import { beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../net/visit";
import { tempWorld } from "../testing/temp-world";
import type { World } from "../world";

let shop: ReturnType<typeof tempWorld>;
beforeEach(() => {
  shop = tempWorld();
});

const date = new Date(Date.UTC(2026, 10, 25, 14, 0, 10)).toUTCString();
const answers: Record<string, Partial<Reply>> = {
  "/ebsn/api/category": { body: '\n\n{"response":{"status":0},"data":{}}', headers: { date } },
  "/wp-json/wp-api-menus/v2/menu-locations/footer": { body: "[]" },
  "/robots.txt": { body: "User-agent: *\nDisallow: /cart\n" },
};
/** A world in which every address responds correctly, except those in `over`. */
const visiting = (over: Record<string, Partial<Reply>> = {}): Partial<World> => ({
  visit: async (url) => {
    const [, end = ""] = /(\/ebsn\/.*|\/wp-json\/.*|\/robots\.txt)$/.exec(url) ?? [];
    return { status: 200, headers: {}, body: "", earlyHints: false, ...answers[end], ...over[end] };
  },
  now: () => new Date(Date.UTC(2026, 10, 25, 14)),
});

describe("doctor", () => {
  // spec operator: doctor says whether all is there that a chain's shop needs <- tenants/cli/doctor/doctor.ts
  it("finds a local shop healthy", async () => {
    await shop.say("push loggia");
    const { code, out } = await shop.say("doctor loggia", visiting());
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "-     SESSION_KEYS: the published one of local runs, which opens this machine's shop only",
        "-     OPS_TOKEN: the published one of local runs, which opens this machine's shop only",
        "ok    loggia: backend: http://127.0.0.1:8788/t/loggia answers with status 0",
        "ok    loggia: clock: the backend is 10 s ahead of this machine",
        "ok    loggia: content: http://127.0.0.1:8788/t/loggia/p answers",
        "ok    loggia: KV: version 1 of 2026-11-25T14:00:00.000Z in the local shop",
        "ok    loggia: http://loggia.localhost:8787: leads to a chain",
        "7 looked at, 0 wrong",
        "",
      ].join("\n"),
    );
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it.each([
    ["a host that no chain has", { "/robots.txt": { status: 421 } }, "leads to no chain (421)"],
    [
      "a backend that is none",
      { "/ebsn/api/category": { body: "salve" } },
      "answers 200, and not as an eBSN: is the origin right?",
    ],
    [
      "a backend that answers with a page",
      { "/ebsn/api/category": { body: "<html>" } },
      "answers 200, with a page of HTML: is the origin right?",
    ],
    [
      "a backend that is elsewhere",
      { "/ebsn/api/category": { status: 301, headers: { location: "https://altrove.it/" } } },
      "leads to https://altrove.it/ (301): name the backend itself in origin",
    ],
    ["a backend that is down", { "/ebsn/api/category": { status: 502 } }, "answers 502"],
    [
      "a clock that is wrong",
      {
        "/ebsn/api/category": {
          ...answers["/ebsn/api/category"],
          headers: { date: "Wed, 25 Nov 2026 13:50:00 GMT" },
        },
      },
      "WRONG loggia: clock: the backend is 600 s behind this machine",
    ],
    [
      "a content system that is down",
      { "/wp-json/wp-api-menus/v2/menu-locations/footer": { status: 500 } },
      "answers 500, and no menu",
    ],
  ])("finds %s", async (_, over, words) => {
    const { code, err } = await shop.say("doctor loggia", visiting(over));
    expect(code).toBe(1);
    expect(err).toContain(words);
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it("says why an origin does not answer: unresolved name, invalid certificate", async () => {
    shop.edit("tenants/loggia/tenant.json", '"origin": "sandbox"', '"origin": "https://shop.invalid"');
    const visit = () => Promise.reject(new Error("shop.invalid does not resolve: no such name in DNS"));
    const { code, err } = await shop.say("doctor loggia", { visit });
    expect(code).toBe(1);
    expect(err).toContain("WRONG loggia: backend: shop.invalid does not resolve");
    expect(err).toContain("-     loggia: clock: the backend does not answer: not compared");
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it("reports switches, and counts a chain in maintenance as no fault", async () => {
    await shop.say("switch loggia maintenance on");
    await shop.say("switch loggia timeslots off");
    const closed = visiting({ "/robots.txt": { status: 503 } });
    const { code, out } = await shop.say("doctor loggia", closed);
    expect(code).toBe(0);
    expect(out).toContain(
      '-     loggia: switch: closed for works: "switch loggia maintenance off" opens it\n' +
        '-     loggia: switch: no timeslot is offered: "switch loggia timeslots on" ends that\n' +
        "-     loggia: http://loggia.localhost:8787: answers 503: closed for works, as switched\n",
    );
    await shop.say("switch loggia maintenance off");
    expect((await shop.say("doctor loggia", closed)).err).toContain("WRONG loggia: http://loggia.localhost");
    shop.held.local.set("state:loggia", Buffer.from("{ broken"));
    const { err } = await shop.say("doctor loggia", visiting());
    expect(err).toContain("WRONG loggia: KV: state:loggia in the local shop cannot be read whole");
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it("reports a chain's state that cannot be read in full", async () => {
    await shop.say("push loggia");
    shop.held.local.set("state:loggia", Buffer.from('{"generation":1,"switches":{"maintenance":true}}'));
    const { code, err } = await shop.say("doctor loggia", visiting());
    expect(code).toBe(1);
    expect(err).toContain(
      "WRONG loggia: KV: state:loggia in the local shop cannot be read whole: generation",
    );
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it("reports a pushed document that the shop does not take", async () => {
    await shop.say("push loggia");
    const pushed = Buffer.from(shop.held.local.get("chain:loggia") ?? "").toString();
    for (const [spoiled, words] of [
      ["{ broken", "KV holds under chain:loggia what cannot be read"],
      [pushed.replace('"id":"loggia"', '"id":"torre"'), "the shop does not take version 1 in the local shop"],
      [
        pushed.replace('"name":"La Loggia"', '"name":7'),
        "the shop does not take version 1 in the local shop",
      ],
    ] as const) {
      shop.held.local.set("chain:loggia", Buffer.from(spoiled));
      expect((await shop.say("doctor loggia", visiting())).err).toContain(`WRONG loggia: KV: ${words}`);
    }
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it("checks an environment's hosts and secrets, and refuses the sandbox as origin", async () => {
    const { err } = await shop.say("doctor loggia --env production", visiting());
    expect(err).toContain("ok    SESSION_KEYS: set in production");
    expect(err).toContain("WRONG loggia: backend: origin is the sandbox, which no environment has");
    expect(err).toContain("-     loggia: KV: production has none: its bundled files are shown");
    expect(err).toContain("ok    loggia: https://www.loggia.example: leads to a chain");
    const staging = await shop.say("doctor loggia --env staging", visiting());
    expect(staging.err).toContain("ok    loggia: https://loggia.bottega-staging.example: leads to a chain");
    const none = await shop.say("doctor loggia --env production", { ...visiting(), secrets: async () => [] });
    expect(none.err).toContain(
      "WRONG SESSION_KEYS: not set in production: npx wrangler secret put SESSION_KEYS",
    );
  });

  // spec operator: doctor refuses published and weak secrets (X13) <- tenants/cli/doctor/doctor.ts
  it("X13: refuses published and weak keys, and never prints them", async () => {
    const SESSION_KEYS = "prod:development-only-key-0123456789abcdef0123456789abcdef";
    const { code, err } = await shop.say("doctor loggia", { ...visiting(), given: { SESSION_KEYS } });
    expect(code).toBe(1);
    expect(err).toContain("WRONG SESSION_KEYS: the secret of prod is the published one of local runs");
    expect(err).not.toContain("0123456789abcdef");
    const weak = await shop.say("doctor loggia --json", {
      ...visiting(),
      given: { SESSION_KEYS: `a:${"ab".repeat(20)}`, OPS_TOKEN: "short" },
    });
    expect(JSON.parse(weak.out)).toMatchObject({
      environment: "local",
      wrong: 2,
      findings: [
        { about: "SESSION_KEYS", well: false },
        { about: "OPS_TOKEN", well: false, says: "is shorter than 32 characters" },
        ...[{}, {}, {}, {}, {}],
      ],
    });
  });

  // spec operator: doctor says whether all is there that a chain's shop needs
  it("checks the keys of the environment even if good keys are given", async () => {
    const given = { SESSION_KEYS: "k1:9f2c64d1a07be85833c1f09d7e6ab245" };
    const over = { ...visiting(), given, secrets: async () => [] };
    const { code, err } = await shop.say("doctor loggia --env production", over);
    expect(code).toBe(1);
    expect(err).toContain("ok    SESSION_KEYS: what was given to this command can be used");
    expect(err).toContain("WRONG SESSION_KEYS: not set in production");
    expect(err).toContain("-     OPS_TOKEN: not set in production: /ops/health and /ops/cache lead nowhere");
  });
});
