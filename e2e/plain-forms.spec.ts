import { Parser } from "htmlparser2";
import { routes } from "../tests/route-table";
import { addressesOf, setStage } from "./addresses";
import { expect, test } from "./fixtures";
import { plainText } from "./plain-text";
import { withCart } from "./scene";
import { goods, plain } from "./goods";
import { signedIn, Visitor } from "./visitor";

const controls = new Set(["button", "input", "select", "textarea"]);
/**
 * True for controls that send no field: switches of a style sheet, and buttons used only by script.
 */
const sendsNothing = ({ name, type }: Record<string, string>) =>
  (type === "checkbox" && !name) || type === "button";

/**
 * Faults for simple browsers:
 * - controls outside a form, which a browser without the attribute `form` could not send
 * - nested forms, and forms without fields, which lynx would not post
 * - buttons with a value or without words
 * - searches without a name of their own.
 */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const searches = new Set<string>();
  let forms = 0;
  let posted: { to: string; fields: number } | undefined;
  let pressed: { name: string; words: string } | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { name = "", role, value } = attributes;
      const label = attributes["aria-label"] ?? "";
      if (tag === "form") forms += 1;
      if (tag === "form" && attributes.method === "post") posted = { to: attributes.action ?? "", fields: 0 };
      if (controls.has(tag) && name !== "" && posted) posted.fields += 1;
      if (forms > 1) faults.push(`form within a form: ${attributes.action}`);
      if (controls.has(tag) && forms === 0 && !sendsNothing(attributes))
        faults.push(`outside a form: ${tag} ${name}`);
      if (tag === "button") pressed = { name: label || name, words: "" };
      if (pressed && attributes.alt) pressed.words += attributes.alt;
      if (tag === "button" && value !== undefined) faults.push(`button with a value: ${name} ${value}`);
      if (role !== "search") return;
      if (label === "" || searches.has(label)) faults.push(`search without a name of its own: "${label}"`);
      searches.add(label);
    },
    ontext(text) {
      if (pressed) pressed.words += text.trim();
    },
    onclosetag(tag) {
      if (tag === "button" && pressed?.words === "") faults.push(`button without words: ${pressed.name}`);
      if (tag === "button") pressed = undefined;
      if (tag !== "form") return;
      forms -= 1;
      if (posted?.fields === 0) faults.push(`posts no field: ${posted.to}`);
      posted = undefined;
    },
  });
  parser.end(html);
  return faults;
}

// spec attacked: B2 pages read well as plain text <- app/ui/button-form.tsx, app/lib/pressed.ts
test("X18, X21: every control stands in a form, with words, and each search has a name", async ({
  sandbox,
  shop,
}) => {
  test.setTimeout(180_000);
  const stage = await setStage(sandbox, shop());
  for (const who of ["visitor", "shopper"] as const) {
    let pages = 0;
    const addresses = routes.flatMap(({ pattern }) => addressesOf[pattern]?.(stage) ?? []);
    for (const address of [...addresses, "/search?query=xqzw", "/questa-pagina-non-esiste"]) {
      const { headers, body } = await stage[who].get(address);
      if (!/^text\/html/.test(String(headers["content-type"])) || body === "") continue;
      pages += 1;
      expect.soft(faultsOf(body), `${address} as a ${who}`).toEqual([]);
    }
    expect(pages).toBeGreaterThan(15);
  }
});

// spec attacked: B2 pages read well as plain text <- app/features/catalog/listing/listing-view.tsx
test("X21: plain text names the filters' box, labels quantities and marks old prices", async ({
  sandbox,
  shop,
}) => {
  const listing = plainText((await Visitor.of(shop()).get("/search?query=latte")).body);
  expect(listing).toMatch(/^\[ \] Filtri\b/m);
  const departments = plainText((await Visitor.of(shop()).get("/catalog")).body);
  expect(departments).toMatch(/^Carne \[ \] Cosa c'è in Carne$/m);
  for (const page of [listing, departments]) expect(page).not.toMatch(/\[ \] *$/m);

  const [promo] = await goods(
    sandbox,
    (one) => plain(one) && one.priceDisplay < (one.priceStandardDisplay ?? 0),
  );
  if (!promo) throw new Error("Nothing has a promo");
  const { who } = await withCart(sandbox, [{ good: promo, quantity: 2 }]);
  const cart = plainText((await (await signedIn(shop(), who)).get("/cart")).body);
  expect(cart).toMatch(/Quantità di [^\n]+ \[\] +(?:pz )?Aggiorna\b/);
  expect(cart).toMatch(/€ invece di \d+,\d\d\s€/);
});
