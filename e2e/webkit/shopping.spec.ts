import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";
import { dear, good, plain } from "../goods";
import { demo, type Login } from "../sandbox";
import type { Script } from "../watch";
import { test } from "./fixtures";
import type { Window } from "./window";

async function signIn(window: Window, { login, password }: Login): Promise<void> {
  await window.fill("E-mail", login);
  await window.fill("Password", password);
  await window.press(() => window.find("main button, dialog button", "Accedi"));
}

/** Chooses the first saved home and a free slot; with script, pressing the slot sends it. */
async function chooseHomeAndSlot(window: Window, script: Script): Promise<void> {
  await window.press(() => window.button(/^Consegna qui: /));
  if (await window.isShown("nav[aria-label='Giorni'] a"))
    await window.press(() => window.nth("nav[aria-label='Giorni'] a", 2));
  await window.press(() => window.field(/libera/));
  if (script !== "on") await window.press(() => window.button("Conferma la fascia"));
  await window.says("Fascia prenotata");
}

test("R10: a visitor in WebKit adds a product, logs in, chooses place and slot, and orders", async ({
  window,
  sandbox,
  script,
}) => {
  const product = await good(sandbox, (one) => plain(one) && dear(one));
  await window.open(`/product/${product.slug}`);
  await window.press(() => window.button(/^Aggiungi: /));
  await signIn(window, await sandbox.shopper("regular"));
  await chooseHomeAndSlot(window, script);
  await window.says(/Nel carrello: 1 /);

  await window.open("/cart");
  const quantity = () => window.field(/^Quantità di /);
  await window.fill(/^Quantità di /, "6");
  await (await quantity()).sendKeys(Key.ENTER);
  await window.has(quantity, "value", "6");
  await window.press(() => window.link(/Vai al pagamento/));
  await window.press(() => window.field(/Accetto le condizioni di vendita/));
  await window.press(() => window.button("Cambia pagamento"));
  await window.press(() => window.field(/^Alla consegna/));
  await window.press(() => window.button(/^Ordina (e paga|con obbligo di pagare)/));
  await window.heading("Ordine inviato, grazie!");
  expect(await window.path()).toMatch(/^\/cart\/payment-completed\/\d+$/);
});

test("R10: the login in WebKit opens over the page with script, on its own page without", async ({
  window,
  script,
}) => {
  await window.open("/search?query=pane");
  await window.wake();
  await window.press(() => window.find("header a[href]", /^Accedi/));
  await window.find("h1, h2", "Accedi");
  expect(await window.isShown("dialog[open]")).toBe(script === "on");
  await signIn(window, demo("regular"));
  await window.says("Risultati per “pane”");
  expect(await window.path()).toBe("/search?query=pane");
});

test("R10: an added product in WebKit shows its quantity after Back", async ({ window, sandbox, script }) => {
  const product = await good(sandbox, (one) => plain(one) && one.available > 20);
  const path = `/product/${product.slug}`;
  await window.open(`/login?back=${encodeURIComponent(path)}`);
  await signIn(window, await sandbox.shopper("regular"));
  await window.press(() => window.button(/^Aggiungi: /));
  await chooseHomeAndSlot(window, script);
  await window.says(/Nel carrello: 1 /);
  await window.open("/search?query=pane");
  await window.back();
  expect(await window.path()).toContain(path);
  await window.has(() => window.field(/^Quantità di /), "value", "1");
});
