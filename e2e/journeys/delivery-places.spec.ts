import { awake, expect, onServer, test } from "../fixtures";
import { expectSaid, signIn } from "../steps";

// spec delivery: §2.3 'Indirizzo preferito', 'Negozio preferito'
// spec delivery: §7 shopatwork/subscribe <- app/features/delivery/service/join-workplace.ts
test("stores are sorted by distance, can be chosen and preferred, and refuse a wrong code", async ({
  page,
  sandbox,
}) => {
  await signIn(page, await sandbox.shopper("regular"), "/delivery/address?servizio=pickup&back=/catalog");
  const main = page.getByRole("main");
  await main.getByRole("search").getByLabel("Città o CAP").fill("Roma");
  await main.getByRole("button", { name: "Trova" }).click();
  await expect(main).toContainText("Quale intendi?");
  await expect(main).not.toContainText("I più vicini a");
  await main.getByRole("link", { name: "00185 Roma (RM)" }).click();
  await expect(main).toContainText("I più vicini a 00185 Roma (RM).");
  await main.getByRole("search").getByLabel("Città o CAP").fill("00044");
  await main.getByRole("button", { name: "Trova" }).click();
  const list = main.getByRole("list", { name: "Ritiro" }).getByRole("heading", { level: 2 });
  await expect(list.first()).toContainText("La Loggia Frascati");
  await expect(main).toContainText("I più vicini a 00044 Frascati (RM).");
  await expect(
    main.getByRole("img", { name: "Mappa dei punti di ritiro, numerati come nell'elenco" }),
  ).toBeVisible();
  await expect(main).toContainText(/Aperto fino alle|Chiuso, apre/);

  await page.getByRole("button", { name: "Rendi preferito: La Loggia Frascati" }).click();
  await expect(main).toContainText("Negozio preferito");
  await main.getByText("Hai un codice Spesa al lavoro?").click();
  await main.getByLabel("Codice della tua azienda").fill("NESSUNO");
  await main.getByRole("button", { name: "Attiva" }).click();
  await expectSaid(page, "Questo codice non è valido.");

  await main.getByRole("search").getByLabel("Città o CAP").fill("Atlantide");
  await main.getByRole("button", { name: "Trova" }).click();
  await expect(main).toContainText("Non troviamo «Atlantide»");
  await page.getByRole("button", { name: "Ritira qui: Loggia Locker Termini" }).click();
  await expectSaid(page, "Ritiri la spesa da Loggia Locker Termini.");
});

// spec delivery: §7 opening hours (1 = Sunday), public page and GroceryStore data of each store
test(
  "every store has a public page, with its hours for people and for machines",
  onServer,
  async ({ page }) => {
    await page.goto("/negozi");
    await page.getByRole("main").getByRole("link", { name: "La Loggia Frascati" }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "La Loggia Frascati", level: 1 })).toBeVisible();
    await expect(main).toContainText("lunedì - sabato");
    await expect(main).toContainText("08:00-13:30, 16:00-20:00");
    await page.reload();
    const json = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(json ?? "")["@graph"][0]).toMatchObject({
      "@type": "GroceryStore",
      name: "La Loggia Frascati",
    });
    await page.getByRole("button", { name: "Ritira qui la spesa" }).click();
    await expect(page.getByRole("heading", { name: "Accedi", level: 1 })).toBeVisible();
    expect((await page.goto("/negozi/non-esiste"))?.status()).toBe(404);
  },
);

test("the delivery check answers without login: yes, no, ambiguous or unknown", async ({ page }) => {
  await page.goto("/consegna");
  const main = page.getByRole("main");
  const ask = async (text: string) => {
    await main.getByRole("search").getByLabel("Indirizzo, città o CAP").fill(text);
    await main.getByRole("button", { name: "Controlla" }).click();
  };
  await ask("00184");
  await expect(main).toContainText("Sì, consegniamo: 00184 Roma (RM)");
  await expect(main).toContainText("La consegna costa 5,90");
  await ask("Frosinone");
  await expect(main).toContainText("Qui non consegniamo ancora");
  await expect(main.getByRole("link", { name: "Scegli il ritiro" })).toBeVisible();
  await ask("Roma");
  await expect(main).toContainText("Quale intendi?");
  await expect(main).toContainText("Ce ne sono altri: questi sono i primi 10.");
  await main.getByRole("link", { name: "00185 Roma (RM)" }).click();
  await expect(main).toContainText("Sì, consegniamo: 00185 Roma (RM)");
  await ask("Atlantide");
  await expect(main).toContainText("Non troviamo «Atlantide»");
});

// spec §2.2: navbar with address, timeslot and service; what may be edited where
// spec delivery: §2.3, §9 address selector (700) and timeslot selector (750): pages, and dialogs from the header <- app/features/delivery/chooser/address-page.tsx, app/features/delivery/slot/timeslot-page.tsx, app/ui/dialog/dialog-link.tsx
test("the header opens both choosers as dialogs, or as pages without script", async ({
  page,
  sandbox,
  script,
}) => {
  await signIn(page, await sandbox.shopper("regular"), "/catalog");
  if (script === "on") await awake(page);
  await page.getByRole("link", { name: "Scegli dove e quando" }).click();
  const where = script === "on" ? page.getByRole("dialog") : page.getByRole("main");
  await where.getByRole("link", { name: "Ritiro", exact: true }).click();
  await expect(where).toContainText("La Loggia Frascati");
  if (script === "on") await expect(page).toHaveURL("/catalog");
  await where.getByRole("link", { name: "Consegna a casa", exact: true }).click();
  await where.getByRole("button", { name: "Consegna qui: Casa", exact: true }).click();
  await page.getByRole("button", { name: /^Prendi il primo posto libero/ }).click();
  await expectSaid(page, "Fascia prenotata");
  await expect(page.getByRole("banner")).not.toContainText("tenuta fino alle");
  if (script === "on") await expect(page).toHaveURL("/catalog");
});
