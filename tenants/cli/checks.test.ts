import { describe, expect, it } from "vitest";
import type { Tenant } from "../schema";
import { problemsOf, productionRoutes, type Checked } from "./checks";
import { readTenants } from "./read";
import { isVatNumber } from "./vat-number";

const checked = readTenants();
const first = checked.tenants[0];

function withFirst(change: Partial<Tenant>): Checked {
  return {
    ...checked,
    tenants: checked.tenants.map((tenant) => (tenant === first ? { ...tenant, ...change } : tenant)),
  };
}
const said = (changed: Checked) => problemsOf(changed).map(({ problem }) => problem);

describe("problemsOf", () => {
  it("finds nothing wrong with the bundled tenants", () => {
    expect(problemsOf(checked)).toEqual([]);
  });

  it("finds a host claimed twice", () => {
    const [one] = checked.tenants;
    const changed = {
      ...checked,
      tenants: checked.tenants.map((tenant) => ({ ...tenant, hosts: one?.hosts ?? [] })),
    };
    expect(said(changed)).toContain("www.loggia.example is claimed twice");
  });

  it("finds a host without a route and a route without a host", () => {
    const changed = withFirst({
      hosts: ["shop.loggia.example"],
      canonicalOrigin: "https://shop.loggia.example",
    });
    expect(said(changed)).toEqual([
      "shop.loggia.example is no production route of wrangler.toml",
      "nobody claims the production route www.loggia.example",
    ]);
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  it("finds missing, unknown and wrongly filled texts", () => {
    const it = { frame: { legal: "", oops: "x", tagline: "{{who}}" } };
    const problems = said(withFirst({ texts: { it, en: first?.texts.en ?? {} } }));
    expect(problems).toContain("text frame.claim is missing");
    expect(problems).toContain("text frame.oops is unknown");
    expect(problems).toContain("text frame.tagline asks for {{who}}, which the base text has not");
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  it("finds a legal footer that does not say who sells", () => {
    const problems = said(withFirst({ legalName: "Altra S.p.A." }));
    expect(problems).toContain("the it legal footer does not say Altra S.p.A.");
    const changed = {
      certifiedMail: "altra@pec.example",
      capitalEuro: 12_345,
      address: "Via Nuova 1, 00100 Roma",
    };
    const moved = said(withFirst({ company: first && { ...first.company, ...changed } }));
    const bare = first && { ...first.company, capitalEuro: undefined };
    expect(moved).toContain("the it legal footer does not say Via Nuova 1");
    expect(moved).toContain("the it legal footer does not say altra@pec.example");
    expect(moved).toContain("the it legal footer does not say 12.345");
    expect(moved).toContain("the en legal footer does not say 12,345");
    for (const legalName of ["Altra S.p.A.", "Altra srl", "Altra S.r.l. in liquidazione"])
      expect(said(withFirst({ legalName, company: bare }))).toContain(`${legalName} has no capitalEuro`);
    for (const legalName of ["Altra Soc. Coop. Agricola", "Ditta Spalla"])
      expect(said(withFirst({ legalName, company: bare }))).not.toContain(`${legalName} has no capitalEuro`);
  });

  it("finds a wrong check digit, a pale theme and a first consent one may refuse", () => {
    const changed = withFirst({
      company: {
        vatNumber: "08974510580",
        rea: "RM-1274586",
        address: "Roma",
        certifiedMail: "a@pec.example",
      },
      consents: [{ id: "privacy", mandatory: false }],
    });
    const pale = new Map(
      [...checked.themes].map(([id, css]) => [id, css.replaceAll(/--ink: #\w+/g, "--ink: #cccccc")]),
    );
    const problems = said({ ...changed, themes: pale });
    expect(problems).toContain("VAT number 08974510580 has a wrong check digit");
    expect(problems).toContain("the first consent must be mandatory (§5)");
    expect(problems.some((problem) => problem.startsWith("--ink on --ground: 1."))).toBe(true);
  });

  it("finds a folder that is not registered", () => {
    expect(said({ ...checked, folders: [...checked.folders, "nuova"] })).toContain(
      "is not registered: npm run tenants -- register",
    );
  });
});

describe("productionRoutes", () => {
  it("reads the production section alone", () => {
    const toml = `routes = [{ pattern = "dev.example" }]\n[env.production]\nroutes = [\n  { pattern = "a.example", custom_domain = true },\n  { pattern = "b.example/*" },\n]\n[env.staging]\nroutes = [{ pattern = "c.example" }]\n`;
    expect(productionRoutes(toml)).toEqual(["a.example", "b.example"]);
  });
});

describe("isVatNumber", () => {
  it("accepts a right check digit and refuses each single wrong digit", () => {
    expect(isVatNumber("08974510581")).toBe(true);
    for (let wrong = 2; wrong < 11; wrong++) expect(isVatNumber(`0897451058${wrong % 10}`)).toBe(false);
    expect(isVatNumber("0897451058")).toBe(false);
  });
});
