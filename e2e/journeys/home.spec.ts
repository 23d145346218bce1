import type { Page } from "@playwright/test";
import { looker } from "../axe";
import { expect, onServer, test } from "../fixtures";
import type { Sandbox } from "../sandbox";
import { readyToOrder } from "../scene";
import { expectSaid, signIn } from "../steps";

const main = (page: Page) => page.getByRole("main");
const slides = (page: Page) => main(page).getByRole("list", { name: "In vetrina" });
const titles = (page: Page) => main(page).getByRole("heading", { level: 2 });

/** Moves the clock to a day that no other test uses, because the shop caches slides by day. */
const onDay = (sandbox: Sandbox, ahead: number) => sandbox.clock(ahead * 24 * 60);

/** Opens the home as a signed-in shopper on such a day. */
async function atHome(page: Page, sandbox: Sandbox, ahead: number) {
  await onDay(sandbox, ahead);
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
}

/** The home waits only briefly for editors' content; late content shows on the next view. */
const withSlides = (page: Page) =>
  expect(async () => {
    await page.goto("/");
    await expect(slides(page)).toBeVisible({ timeout: 500 });
  }).toPass();

// spec §2.1: the home of who has ordered before begins with the last order and what they buy most
test("a shopper's home begins with the last order, then frequent products, then the chain's", async ({
  page,
  sandbox,
}) => {
  await atHome(page, sandbox, 3);
  await withSlides(page);
  await expect(titles(page)).toHaveText([
    ...["La tua ultima spesa", "Ti servono ancora?", "In offerta adesso", "Scegli il reparto"],
    ...["Appena arrivati", "Volantini", "I più scelti", "I nostri servizi"],
  ]);
  const usual = main(page).getByRole("region", { name: "Ti servono ancora?" });
  await expect(usual.getByRole("heading", { level: 3 })).toHaveCount(7);
  const links = main(page).getByRole("heading", { level: 3 }).getByRole("link");
  const goods = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(goods).size).toBe(goods.length);
  const again = main(page).getByRole("link", { name: /^Rifai l'ordine \d+$/ });
  const [id] = /\d+/.exec((await again.getAttribute("aria-label")) ?? "") ?? [];
  await again.click();
  await expect(page).toHaveURL(new RegExp(`/profile/orders/${id}/again$`));
});

// spec §2.1: the home is drawn from content: slides and blocks of editors, left out where they cannot be had
// spec §7: slides of a place by the timestamp of noon, for a delivery service
test("editors' slides fit date and service, are links, and do not move by themselves", async ({
  page,
  sandbox,
  script,
}) => {
  const at = { title: "x", link: "/vantaggi" };
  await sandbox.slide({ ...at, id: 951, title: "Solo a casa", service: "2" });
  await sandbox.slide({ ...at, id: 952, title: "Solo al ritiro", service: "1" });
  await sandbox.slide({ ...at, id: 953, title: "Finita", to: "2026-11-01" });
  await sandbox.slide({ ...at, id: 954, title: "Di nessun giorno", from: "2026-02-31" });
  await sandbox.slide({ ...at, id: 955, title: "", link: "/faq" });
  await atHome(page, sandbox, 4);
  await withSlides(page);
  await expect(slides(page).getByRole("listitem").locator(".heading")).toHaveText([
    ...["È tempo di olio nuovo", "Il banco del pesce", "La domenica a tavola", "Solo a casa"],
  ]);
  for (const picture of await slides(page).locator("img").all()) {
    await expect(picture).toHaveAttribute("width", "360");
    await expect(picture).toHaveAttribute("height", "240");
  }
  const moving = await slides(page).evaluate(
    (list) => list.getAnimations({ subtree: true }).length + list.scrollLeft,
  );
  expect(moving).toBe(0);
  await (
    await looker(page, script)
  )("/");
  await expect(main(page).getByRole("heading", { level: 3, name: "Confezioni regalo" })).toBeVisible();
  await slides(page).getByRole("link", { name: "Solo a casa" }).click();
  await expect(page).toHaveURL(/\/vantaggi$/);
});

/** Expects all parts of a home that need no content system. */
async function expectWhole(page: Page) {
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(
    titles(page).filter({ hasText: /^(In offerta adesso|Scegli il reparto|Appena arrivati)$/ }),
  ).toHaveCount(3);
  await expect(main(page).getByRole("list", { name: "In primo piano" })).toBeVisible();
  await expect(titles(page).last()).toHaveText(/^(I nostri servizi|Come funziona)$/);
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Condizioni di vendita" }),
  ).toBeVisible();
}

// spec §8: a content system that is down, slow, or sends what cannot be read
test("the shop goes on if the content system is slow, down or broken", async ({ page, sandbox, shop }) => {
  // The delay is eight seconds; no page waits that long.
  await sandbox.scenario("cms-slow");
  const began = Date.now();
  await atHome(page, sandbox, 5);
  expect(Date.now() - began).toBeLessThan(8000);
  await expectWhole(page);
  await expect(slides(page)).toHaveCount(0);
  await sandbox.scenario("cms-slow", false);
  await sandbox.scenario("cms-down");
  await page.reload();
  await expectWhole(page);
  await expect(slides(page)).toHaveCount(0);
  await page.goto("/page/condizioni-di-vendita");
  await expect(main(page).getByRole("heading", { level: 1, name: "Condizioni di vendita" })).toBeVisible();
  await sandbox.at("terrecomuni").scenario("cms-down");
  expect((await page.goto(`${shop("terrecomuni")}/faq`))?.status()).toBe(503);
  await expect(main(page)).toContainText("Ora non riusciamo a mostrarti questo testo.");
  await sandbox.scenario("cms-down", false);
  await sandbox.scenario("cms-broken");
  await page.goto("/");
  await expectWhole(page);
  await expect(slides(page)).toHaveCount(0);
  const jsonLd = "script[type='application/ld+json']";
  await expect(main(page).locator(`script:not(${jsonLd}), style, [onclick], [onload]`)).toHaveCount(0);
  await sandbox.scenario("cms-broken", false);
  await onDay(sandbox, 1);
  await withSlides(page);
  await expect(slides(page).getByRole("listitem")).toHaveCount(3);
});

// spec §2.1: what the shopper buys most is a list by how often, which goes into the cart
test(
  "frequent products are sorted by count, and go into the cart together",
  onServer,
  async ({ page, sandbox }) => {
    const { who } = await readyToOrder(sandbox);
    await signIn(page, who);
    await main(page).getByRole("link", { name: "Vedi tutti", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Quello che compri più spesso", level: 1 })).toBeVisible();
    const often = await main(page)
      .getByText(/^In \d+ ordin[ei] su \d+$/)
      .allTextContents();
    const counts = often.map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(counts.length).toBeGreaterThan(5);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await main(page).getByRole("button", { name: "Metti tutto nel carrello" }).click();
    await expectSaid(page, "della lista");
    await expect(page).toHaveURL(/\/cart$/);
  },
);

// spec §2.1: what the shopper buys most is a list by how often, which goes into the cart
test(
  "a shopper without orders sees a note instead of frequent products",
  onServer,
  async ({ page, sandbox }) => {
    await signIn(page, await sandbox.shopper("new"), "/profile/lists");
    await main(page).getByRole("link", { name: "I più comprati" }).click();
    await expect(main(page)).toContainText("Non hai ancora ordini");
    await expect(main(page).getByRole("link", { name: "Sfoglia i reparti" })).toBeVisible();
  },
);
