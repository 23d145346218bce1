import { describe, expect, it } from "vitest";
import { fileURLToPath } from "node:url";
import { tenantSchema } from "../../schema";
import { readChecked } from "../files/read";
import type { Candidate } from "./candidate";
import { problemsOf, type Checked } from "./checks";
import { isVatNumber } from "./vat-number";

const checked = readChecked(fileURLToPath(new URL("../../..", import.meta.url)));
const [loggia] = checked.chains;
const first = tenantSchema.parse(loggia?.tenant);

/** The chains' files with changed settings of the first chain. */
const withFirst = (tenant: Record<string, unknown>, change: Partial<Candidate> = {}): Checked => ({
  ...checked,
  chains: checked.chains.map((chain) =>
    chain === loggia ? { ...chain, ...change, tenant: { ...chain.tenant, ...tenant } } : chain,
  ),
});
const said = (changed: Checked) => problemsOf(changed).map(({ problem }) => problem);

describe("problemsOf", () => {
  it("finds no problem in the bundled tenants", () => {
    expect(problemsOf(checked)).toEqual([]);
  });

  // spec operator: the settings of a chain's app are checked <- tenants/schema.ts, tenants/cli/checks/candidate.ts
  it("finds an app with a long name, missing pictures or an unsuitable screenshot", () => {
    const { app } = first;
    if (!app) throw new Error("The first chain is an app.");
    const changed = (change: object) => said(withFirst({ app: { ...app, ...change } }));
    expect(changed({ shortName: "Mercati della Loggia" })).toEqual([
      expect.stringMatching(/^app\.shortName: .*12/),
    ]);
    const icons = { ...app.icons, maskable512: "/tenants/loggia/nowhere.png" };
    expect(changed({ icons })).toEqual(["public/tenants/loggia/nowhere.png is not there"]);
    const shot = { src: "/tenants/loggia/screen.svg", width: 360, height: 640, form: "narrow" };
    expect(changed({ screenshots: [shot] })).toEqual([
      "public/tenants/loggia/screen.svg is not there",
      expect.stringContaining("public/tenants/loggia/screen.svg is no picture that the shop serves"),
    ]);
    const long = { ...app.screenshots[0], height: 1800 };
    expect(changed({ screenshots: [long] })).toEqual([
      "app.screenshots.0: a screenshot is at the most 2.3 times as long as it is wide, or browsers leave it out",
    ]);
    expect(changed({ shortNam: "La Loggia" })).toEqual([
      expect.stringContaining('"app.shortNam" is no setting'),
    ]);
    expect(said(withFirst({ app: undefined }))).toEqual([]);
    expect(said(withFirst({ darkThemeColour: "brown" }))).toEqual([
      expect.stringMatching(/^darkThemeColour: /),
    ]);
  });

  // spec operator: the settings of a chain's app are checked <- tenants/cli/checks/picture-size.ts
  it("finds icons and screenshots of another size than in the manifest", () => {
    const { app } = first;
    if (!app) throw new Error("The first chain is an app.");
    const { icons, screenshots } = app;
    const of = (change: object) => said(withFirst({ app: { ...app, ...change } }));
    expect(of({ icons: { ...icons, maskable512: icons.maskable192, apple: icons.plain192 } })).toEqual([
      `public${icons.maskable192} is 192 by 192 pixels, and is to be 512 by 512`,
      `public${icons.plain192} is 192 by 192 pixels, and is to be 180 by 180`,
    ]);
    const [shot] = screenshots;
    if (!shot) throw new Error("The first chain has screenshots.");
    expect(of({ screenshots: [{ ...shot, height: shot.height - 40 }] })).toEqual([
      `public${shot.src} is ${shot.width} by ${shot.height} pixels, and is to be ${shot.width} by ${shot.height - 40}`,
    ]);
    const sizeOf = () => undefined;
    expect(said(withFirst({ app: { ...app, screenshots: [] } }, { sizeOf }))).toContain(
      `public${icons.plain512} is neither a PNG nor a WebP, as pictures of an app are`,
    );
    expect(said(withFirst({ app }, { sizeOf: undefined })), "of a document in KV").toEqual([]);
  });

  it("finds a host claimed twice", () => {
    const { hosts } = first;
    const chains = checked.chains.map((chain) => ({ ...chain, tenant: { ...chain.tenant, hosts } }));
    expect(said({ ...checked, chains })).toContain("www.loggia.example is claimed twice");
  });

  it("finds a host without a route and a route without a host", () => {
    const changed = withFirst({
      hosts: ["shop.loggia.example"],
      canonicalOrigin: "https://shop.loggia.example",
    });
    expect(said(changed)).toEqual([
      "shop.loggia.example is no production route of wrangler.toml: npm run tenants -- routes",
      "nobody claims the production route www.loggia.example",
    ]);
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  it("finds missing, unknown and wrongly filled texts", () => {
    const it = { frame: { legal: "", oops: "x", tagline: "{{who}}" } };
    const problems = said(withFirst({ texts: { it, en: first.texts.en } }));
    expect(problems).toContain("text frame.claim is missing");
    expect(problems).toContain("text frame.oops is unknown");
    expect(problems).toContain("text frame.tagline asks for {{who}}, which the base text has not");
  });

  // spec §1: own text set for each tenant: phone, e-mail, legal footer, consents, titles, cash tooltip
  it("finds a legal footer without the company's data", () => {
    const problems = said(withFirst({ legalName: "Altra S.p.A." }));
    expect(problems).toContain("the it legal footer does not say Altra S.p.A.");
    const changed = {
      certifiedMail: "altra@pec.example",
      capitalEuro: 12_345,
      address: "Via Nuova 1, 00100 Roma",
    };
    const moved = said(withFirst({ company: { ...first.company, ...changed } }));
    expect(moved).toContain("the it legal footer does not say Via Nuova 1");
    expect(moved).toContain("the it legal footer does not say altra@pec.example");
    expect(moved).toContain("the it legal footer does not say 12.345");
    expect(moved).toContain("the en legal footer does not say 12,345");
    const bare = { ...first.company, capitalEuro: undefined };
    for (const legalName of ["Altra S.p.A.", "Altra srl", "Altra S.r.l. in liquidazione"])
      expect(said(withFirst({ legalName, company: bare }))).toContain(`${legalName} has no capitalEuro`);
    for (const legalName of ["Altra Soc. Coop. Agricola", "Ditta Spalla"])
      expect(said(withFirst({ legalName, company: bare }))).not.toContain(`${legalName} has no capitalEuro`);
  });

  it("finds a wrong check digit, a pale theme and a wrong first consent", () => {
    const company = { ...first.company, vatNumber: "08974510580" };
    const theme = loggia?.theme.replaceAll(/--ink: #\w+/g, "--ink: #cccccc");
    const problems = said(withFirst({ company, consents: [{ id: "privacy", mandatory: false }] }, { theme }));
    expect(problems).toContain("VAT number 08974510580 has a wrong check digit");
    expect(problems).toContain("the first consent must be mandatory (§5)");
    expect(problems.some((problem) => problem.startsWith("--ink on --ground: 1."))).toBe(true);
  });

  it("finds a folder that is not registered", () => {
    expect(said({ ...checked, registered: ["loggia"] })).toContain(
      "is not registered: npm run tenants -- register",
    );
  });

  // spec operator: bad input to the chains' files is named in words <- tenants/cli/checks/checks.ts
  it("finds an unknown setting and suggests the right name", () => {
    const { phone, ...company } = { ...first.company, phone: "1" };
    const problems = said(withFirst({ telephone: "1", phon: phone, company: { ...company, vatNumer: "" } }));
    expect(problems).toContain('"telephone" is no setting');
    expect(problems).toContain('"phon" is no setting, did you mean "phone"?');
    expect(problems).toContain('"company.vatNumer" is no setting, did you mean "vatNumber"?');
  });

  // spec operator: bad input to the chains' files is named in words
  it("finds an unknown text and suggests the right name", () => {
    const it = { ...first.texts.it, frame: { tagilne: "Ciao" } };
    expect(said(withFirst({ texts: { it, en: first.texts.en } }))).toContain(
      'text frame.tagilne is unknown, did you mean "frame.tagline"?',
    );
  });

  // spec operator: bad input to the chains' files is named in words
  it.each([
    ["WWW.Loggia.example", "www.loggia.example"],
    ["www.loggia.example:443", "www.loggia.example"],
    ["www.loggia.example.", "www.loggia.example"],
    ["https://www.loggia.example/", "www.loggia.example"],
  ])("says how to write a host %s", (host, right) => {
    const problems = said(withFirst({ hosts: [host] }));
    expect(problems.some((problem) => problem.includes(`host "${host}": write "${right}" (`))).toBe(true);
    expect(problems.filter((problem) => problem.startsWith("hosts"))).toEqual([]);
  });

  // spec operator: bad input to the chains' files is named in words
  it("finds white on white, an invalid theme, and a missing or foreign picture", () => {
    const white = loggia?.theme.replaceAll(/#[0-9a-f]{6}/g, "#ffffff");
    expect(said(withFirst({}, { theme: white }))).toContain("--ink on --ground: 1.00, at least 4.5");
    expect(said(withFirst({}, { theme: `${loggia?.theme}.page {` })).join()).toContain("theme.css is no CSS");
    const foreign = `${loggia?.theme}.page { background: url("https://elsewhere.example/x.png"); }`;
    expect(said(withFirst({}, { theme: foreign }))).toContain("theme.css names another origin");
    const drawn = loggia?.theme.replace("awning.webp", "awning.svg");
    expect(said(withFirst({}, { theme: drawn })).join()).toContain(
      "awning.svg is no picture that the shop serves: webp, png",
    );
    const lost = loggia?.theme.replace("awning.webp", "tent.webp");
    expect(said(withFirst({}, { theme: lost }))).toContain("public/tenants/loggia/tent.webp is not there");
  });

  // spec operator: bad input to the chains' files is named in words
  it("reports an invalid setting by its name", () => {
    expect(said(withFirst({ cashLimitEuro: "5000", id: "lodge" }))).toEqual([
      'id is "lodge", and the chain\'s folder or key loggia',
      "cashLimitEuro: Invalid input: expected number, received string",
    ]);
  });
});

describe("isVatNumber", () => {
  it("accepts a right check digit and refuses each single wrong digit", () => {
    expect(isVatNumber("08974510581")).toBe(true);
    for (let wrong = 2; wrong < 11; wrong++) expect(isVatNumber(`0897451058${wrong % 10}`)).toBe(false);
    expect(isVatNumber("0897451058")).toBe(false);
  });
});
