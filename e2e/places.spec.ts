import { Backend } from "./backend";
import { expect, test } from "./fixtures";
import { dear, good, plain } from "./goods";
import { homeForm, readyToOrder } from "./scene";
import { signedIn } from "./visitor";

const frascati = { ...homeForm, street: "Via Cairoli", number: "8", postalCode: "00044", city: "Frascati" };
const day = 24 * 60;

// spec delivery: the address in use moves only after the difference was shown, and never to an address that is not served
test("the address in use cannot move outside the served area, another address can", async ({
  shop,
  sandbox,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  const visitor = await signedIn(shop(), who);
  const before = await backend.cart();
  const [used, other] = await backend.addresses();
  const away = { ...homeForm, street: "Via Marittima", number: "8", postalCode: "03100", city: "Frosinone" };
  const fields = { ...away, province: "FR", anyway: "1", confirmed: "1" };
  const refused = await visitor.post(`/delivery/address/${used?.addressId}/edit?back=/cart`, fields);
  expect(refused.status).toBe(422);
  expect(refused.body).toContain("dove lo sposti non consegniamo");
  expect(await backend.cart()).toEqual(before);
  const moved = await visitor.post(`/delivery/address/${other?.addressId}/edit?back=/cart`, fields);
  expect(moved.status).toBe(303);
  expect((await backend.addresses())[1]?.city).toBe("Frosinone");

  // A change within the same warehouse needs no confirmation and leaves the slot unchanged.
  const near = await visitor.post(`/delivery/address/${used?.addressId}/edit?back=/cart`, homeForm);
  expect([near.status, near.headers.location]).toEqual([303, "/cart"]);
  expect((await backend.cart()).timeslot).toMatchObject({ timeslotId: before.timeslot?.timeslotId });
  // A change that would lose the slot needs a confirmation.
  const far = await visitor.post(`/delivery/address/${used?.addressId}/edit?back=/cart`, frascati);
  expect(far.status).toBe(422);
  expect(far.body).toContain("La fascia oraria che hai scelto qui non c");
  expect((await backend.addresses())[0]?.city).toBe("Roma");
});

test("an address sent twice at once is saved once", async ({ shop, sandbox }) => {
  const who = await sandbox.shopper("new");
  const [one, two] = await Promise.all([signedIn(shop(), who), signedIn(shop(), who)]);
  const sent = [one, two].map((visitor) => visitor.post("/delivery/address/new?back=/cart", homeForm));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([303, 303]);
  expect((await one.post("/delivery/address/new?back=/cart", homeForm)).status).toBe(303);
  expect(await (await Backend.as(sandbox, who)).addresses()).toHaveLength(1);
});

// spec delivery: a slot that is over, or an address no longer served, counts as not chosen
test("an expired slot is shown as expired, and an add asks for a new slot", async ({ shop, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  const wanted = await good(sandbox, plain);
  const visitor = await signedIn(shop(), who);
  await sandbox.clock(31);
  for (const path of ["/cart", "/delivery/timeslot"])
    expect((await visitor.get(path)).body, path).toContain("non è più tenuto per te");
  await sandbox.clock(3 * day);
  const over = "La tua fascia è scaduta: scegline un&#x27;altra.";
  const cart = (await visitor.get("/cart")).body;
  expect(cart).toContain(over);
  expect(cart).toContain("Scegli quando");
  expect((await visitor.get("/delivery/timeslot")).body).toContain(over);
  const added = await visitor.post("/cart/add", { productId: String(wanted.productId), back: "/cart" });
  expect(added.headers.location).toMatch(/^\/delivery\/timeslot/);
});

test("a shopper with a pickup sees the cost of home delivery before changing", async ({ shop, sandbox }) => {
  const who = await sandbox.shopper("regular");
  const backend = await Backend.as(sandbox, who);
  await backend.chooseStore(7);
  await backend.fill([{ good: await good(sandbox, dear), quantity: 1 }]);
  const visitor = await signedIn(shop(), who);
  const area = (await visitor.get("/consegna?q=00184")).body.replaceAll("\u00a0", " ");
  expect(area).toContain("La consegna costa 5,90 €, con una spesa minima di 30,00 €.");

  const [first] = await backend.addresses();
  const addressId = String(first?.addressId);
  const asked = await visitor.post("/delivery/address?back=/cart", { addressId });
  expect(asked.headers.location).toMatch(/^\/delivery\/change\?/);
  const change = (await visitor.get(String(asked.headers.location))).body.replaceAll("\u00a0", " ");
  expect(change).toContain("da 0,00 € a 5,90 €");
  expect(change).toContain("Spesa minima");
  expect(change).toContain("da 0,00 € a 30,00 €");
});

test("an invalid postal code or province has an error at its field and cannot be saved", async ({
  shop,
  sandbox,
}) => {
  const visitor = await signedIn(shop(), await sandbox.shopper("new"));
  const typed = new URLSearchParams({ ...homeForm, postalCode: "abc", province: "12", verifica: "1" });
  for (const query of [typed, `${typed}&anyway=1`]) {
    const { body } = await visitor.get(`/delivery/address/new?${query}`);
    expect(body).toContain("Il CAP ha cinque cifre");
    expect(body).toContain('href="#street-postalCode"');
    expect(body).toContain('id="street-postalCode"');
    expect(body).toContain('href="#street-province"');
    expect(body).not.toContain("Salva comunque");
  }
});

// spec §2.3: address editor: surname and phone are known, and what is missing is said by name
test("U21: missing fields of an address are named in one sentence without script", async ({
  shop,
  sandbox,
}) => {
  const visitor = await signedIn(shop(), await sandbox.shopper("new"));
  const here = `/delivery/address/new?${new URLSearchParams({ ...homeForm, verifica: "1" })}`;
  const { status, body } = await visitor.post(here, { ...homeForm, label: "", phone: "" });
  expect(status).toBe(422);
  expect(body).toContain("Manca: nome dell&#x27;indirizzo, telefono di riferimento.");
  const one = await visitor.post(here, { ...homeForm, phone: "" });
  expect(one.body).toContain("Manca: telefono di riferimento.");
});
