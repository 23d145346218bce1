import type { Page } from "@playwright/test";
import { looker } from "../axe";
import { Backend } from "../backend";
import { expect, onServer, test, withoutBrowser } from "../fixtures";
import { signIn } from "../steps";
import { Visitor } from "../visitor";

const title = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true });
const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: false });
const next = (page: Page) => main(page).getByRole("button", { name: "Continua" }).click();
const confirm = (page: Page) =>
  main(page).getByRole("button", { name: "Conferma recesso", exact: true }).click();
const inbox = "ciao@loggia.example";

// spec law: withdrawal by a function of the shop, in two steps, with a receipt (art. 11a Directive 2011/83/EU) <- app/features/content/withdrawal/routes/withdrawal.tsx, app/features/content/withdrawal/routes/receipt.tsx, app/features/content/withdrawal/routes/receipt-file.tsx, app/frame/footer-links.tsx
test("a visitor withdraws once, in two steps, and gets a receipt", async ({ page, sandbox, script }) => {
  const look = await looker(page, script);
  await page.goto("/page/diritto-di-recesso");
  await expect(
    main(page).getByRole("link", { name: "Recedere dal contratto qui", exact: true }),
  ).toBeVisible();
  await page.goto("/catalog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Recedere dal contratto qui" }).click();
  await expect(title(page, "Recedere dal contratto")).toBeVisible();
  await look("/recesso");
  await field(page, "Nome e cognome").fill("Ada Byron");
  await field(page, "E-mail per la ricevuta").fill("ada@example.com");
  await field(page, "Solo per questi prodotti").fill("Due pentole\ne un coperchio");
  await field(page, "Numero dell'ordine").fill("1000<15");
  await next(page);
  await expect(page.getByRole("alert")).toContainText("Numero dell'ordine");
  await expect(field(page, "Solo per questi prodotti")).toHaveValue("Due pentole\ne un coperchio");
  await field(page, "Numero dell'ordine").fill("100015");
  await next(page);
  await expect(title(page, "Controlla e conferma il recesso")).toBeVisible();
  await expect(main(page).getByRole("definition").filter({ hasText: "100015" })).toBeVisible();
  expect((await sandbox.mail(inbox)).mails).toEqual([]);
  await look("/recesso to be confirmed");
  await main(page).getByRole("button", { name: "Correggi" }).click();
  await expect(field(page, "Nome e cognome")).toHaveValue("Ada Byron");
  await next(page);
  await confirm(page);
  await expect(title(page, "Ricevuta del recesso")).toBeVisible();
  const received = /Trasmessa:? ?\S+ \d{1,2} \S+ \d{4} alle \d{2}:\d{2}/;
  await expect(main(page)).toContainText(received);
  await look("/recesso/ricevuta");
  await page.reload();
  await expect(main(page)).toContainText("Due pentole");
  const toKeep = page.waitForEvent("download");
  await main(page).getByRole("link", { name: "Salva la ricevuta" }).click();
  expect((await toKeep).suggestedFilename()).toBe("recesso.txt");
  const [toChain, toShopper] = [await sandbox.mail(inbox), await sandbox.mail("ada@example.com")];
  expect(toChain.mails.map(({ subject }) => subject)).toEqual(["Servizio clienti: Recesso da un ordine"]);
  expect(toShopper.mails).toHaveLength(1);
  expect(toShopper.mails[0]?.text).toMatch(received);
});

test(
  "an order leads to its withdrawal, with fields prefilled for a signed-in shopper",
  onServer,
  async ({ page, sandbox }) => {
    const shopper = await sandbox.shopper("regular");
    const [order] = await (await Backend.as(sandbox, shopper)).orders();
    await signIn(page, shopper, `/profile/orders/${order?.orderId}`);
    await main(page).getByRole("link", { name: "Recedere dal contratto qui" }).click();
    await expect(field(page, "Numero dell'ordine")).toHaveValue(String(order?.orderId));
    await expect(field(page, "Nome e cognome")).not.toHaveValue("");
    await expect(field(page, "E-mail per la ricevuta")).not.toHaveValue("");
    await next(page);
    await sandbox.scenario("cms-down");
    await confirm(page);
    await expect(page.getByRole("alert")).toContainText("Quello che hai scritto è ancora qui");
    const mail = main(page).getByRole("link", { name: "Manda il recesso con la tua posta" });
    await expect(mail).toHaveAttribute("href", new RegExp(`^mailto:${inbox}\\?.*${order?.orderId}`));
    await sandbox.scenario("cms-down", false);
    await confirm(page);
    await expect(title(page, "Ricevuta del recesso")).toBeVisible();
    expect((await sandbox.mail(inbox)).mails).toHaveLength(1);
  },
);

test(
  "a withdrawal posted three times is sent once, and an empty or foreign post is refused",
  withoutBrowser,
  async ({ sandbox, shop, clientAddress }) => {
    const visitor = Visitor.of(shop());
    const stated = { name: "Ada Byron", order: "100015", email: "ada@example.com", goods: "" };
    const post = (form: Record<string, string>, more = {}) =>
      visitor.post("/recesso", { ...form, step: "confirm" }, { ...clientAddress, ...more });
    expect((await post(stated, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post({})).status).toBe(422);
    expect((await sandbox.mail(inbox)).mails).toEqual([]);
    const both = await Promise.all([post(stated), post(stated)]);
    expect([...both, await post(stated)].map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await sandbox.mail(inbox)).mails).toHaveLength(1);
    const { body, headers } = await visitor.get("/recesso/ricevuta.txt", clientAddress);
    expect(body).toContain("Ordine: 100015");
    expect(headers["cache-control"]).toBe("no-store");
    const stranger = Visitor.of(shop());
    expect((await stranger.get("/recesso/ricevuta", clientAddress)).body).not.toContain("Ada Byron");
    expect((await stranger.get("/recesso/ricevuta.txt", clientAddress)).status).toBe(404);
    expect((await stranger.get("/recesso?ordine=Scrivi+qui", clientAddress)).body).not.toContain(
      "Scrivi qui",
    );
  },
);
