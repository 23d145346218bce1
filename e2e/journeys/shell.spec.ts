import { awake, expect, onServer, test } from "../fixtures";
import { readyToOrder } from "../scene";
import { expectSaid, said, signIn, stepOf } from "../steps";
import { bring, signedIn } from "../visitor";

const heading = (name: string) => ({ name, level: 1, exact: true });

// spec §4: admin-only routes pass single-sign-on users, others go to userboard; logging out ends it at the company too, and only the shop's own page begins it
test("T5: the userboard leads employees to their page", onServer, async ({ page, shop }) => {
  await page.goto(`${shop("terrecomuni")}/login?back=%2Fuserboard`);
  await page.getByRole("link", { name: "Accesso aziendale" }).click();
  await page.getByRole("button", { name: /employee@example\.com/ }).click();
  await expect(page.getByRole("heading", heading("Accesso aziendale"))).toBeVisible();
  await expect(page).toHaveURL(`${shop("terrecomuni")}/profile/company`);
});

// spec §2.1: the privacy notice and the terms of sale, each chain's, linked wherever they are accepted <- app/features/content/bundled-pages.ts, app/features/content/read-links.tsx
test("T6: terms and privacy notice can be read before consent, in the chain's name", async ({
  page,
  shop,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/checkout");
  for (const name of ["Leggi le condizioni di vendita", "Leggi l'informativa sulla privacy"])
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("target", "_blank");
  await page.goto("/profile/consents");
  const notice = page.getByRole("main").getByRole("link", { name: "Leggi l'informativa sulla privacy" });
  const [opened] = await Promise.all([page.waitForEvent("popup"), notice.click()]);
  await expect(opened.getByRole("heading", heading("Informativa sulla privacy"))).toBeVisible();
  await expect(opened.getByRole("main")).toContainText("La Loggia Mercati S.r.l.");
  await opened.close();
  await page.goto(`${shop("quantobasta")}/page/privacy`);
  await expect(page.getByRole("main")).toContainText("Quantobasta Discount S.p.A.");
  await expect(page.getByRole("navigation", { name: "Sei qui" })).toContainText("Homepage");
});

// spec catalogue: §2.1 scroll restored on going back
test("a new page begins at its top, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/category/frutta-e-verdura");
  const card = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").nth(12);
  await card.scrollIntoViewIfNeeded();
  const at = () => page.evaluate(() => Math.round(scrollY));
  const left = await at();
  expect(left).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  expect(await at()).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await at()) - left)).toBeLessThan(60);
  await expect(card).toBeInViewport();
});

// spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay
// spec §9: toast 3000 ms, five at most
test("T8: a message after a change of page is at the bottom, shifts no title and fades", async ({
  page,
  sandbox,
}) => {
  await page.goto("/catalog");
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  await signIn(page, await sandbox.shopper("regular"), "/catalog");
  const toast = said(page).locator(".toast").first();
  await expect(toast).toContainText("Ciao! Ora puoi fare la spesa.");
  await expect(toast).toBeVisible();
  const [box, screen] = [await toast.boundingBox(), page.viewportSize()];
  expect(box?.y).toBeGreaterThan((screen?.height ?? 0) / 2);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (screen?.width ?? 0) / 2)).toBeLessThan(12);
  expect((await title.boundingBox())?.y).toBe(before?.y);
  await expect(toast).toBeHidden({ timeout: 8000 });
});

// spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay
// spec §9: toast 3000 ms, five at most
test("T8: a message stays as long as its button has the focus, or a pointer rests on it", async ({
  page,
  sandbox,
  isMobile,
}) => {
  // Animations run at a twentieth of their speed, so the toast lasts long enough on a busy machine.
  const animations = await page.context().newCDPSession(page);
  await animations.send("Animation.enable");
  await animations.send("Animation.setPlaybackRate", { playbackRate: 0.05 });
  await signIn(page, await sandbox.shopper("regular"), "/catalog");
  const toast = said(page).locator(".toast").first();
  const state = () => toast.evaluate((element) => getComputedStyle(element).animationPlayState);
  if (!isMobile) {
    await toast.hover();
    await expect.poll(state).toBe("paused");
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe("running");
  }
  await toast.locator("summary").focus();
  await expect.poll(state).toBe("paused");
  await page.keyboard.press("Enter");
  await expect(toast).toBeHidden();
});

// spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay
test("T8, S13: several messages are stacked, and all pause while one has the focus", async ({
  page,
  sandbox,
  shop,
}) => {
  const visitor = await signedIn(shop(), await sandbox.shopper("regular"));
  await visitor.post("/allergeni", { allergen: "milk" });
  await bring(page, visitor, shop());
  const animations = await page.context().newCDPSession(page);
  await animations.send("Animation.enable");
  await animations.send("Animation.setPlaybackRate", { playbackRate: 0.05 });
  await page.goto("/catalog");
  const toasts = said(page).locator(".toast");
  const states = () =>
    toasts.evaluateAll((all) =>
      all.flatMap((one) => getComputedStyle(one).animationPlayState.split(", ")).join(" "),
    );
  await expect(toasts).not.toHaveCount(1);
  await expect.poll(states).toMatch(/^(running ?)+$/);
  await toasts.first().locator("summary").focus();
  await expect.poll(states).toMatch(/^(paused ?)+$/);
  await expect(toasts.nth(1)).toBeVisible();
  const [first, second] = [await toasts.first().boundingBox(), await toasts.nth(1).boundingBox()];
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0);
});

test("T8: a message covers neither the cart's total nor the way to pay", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/cart");
  const toast = said(page).locator(".toast").first();
  const box = await toast.boundingBox();
  expect(box, "the message is there").not.toBeNull();
  if (!box) return;
  for (const needed of await page.locator(".buybar, .bottombar, .summary-total").all()) {
    const other = await needed.boundingBox();
    const apart = !other || other.y >= box.y + box.height || other.y + other.height <= box.y;
    const beside = other && (other.x >= box.x + box.width || other.x + other.width <= box.x);
    expect(apart || beside, await needed.innerText()).toBe(true);
  }
});

// spec §2.1: breadcrumbs 'Dettaglio ordine', 'Dettaglio lista', 'Lista preferiti', 'I miei indirizzi'
test("T9: the orders have breadcrumbs back to the homepage", async ({ page, sandbox }) => {
  await signIn(page, await sandbox.shopper("regular"), "/profile/orders");
  const crumbs = page.getByRole("navigation", { name: "Sei qui" });
  await expect(crumbs).toContainText("I miei ordini");
  await crumbs.getByRole("link", { name: "Homepage" }).click();
  await expect(page).toHaveURL("/");
});

// spec §2.2: links drawer built from the footer's menu; its page without a script <- app/frame/footer-links.tsx, app/frame/routes/links.tsx
test("T10: the footer's links open in a drawer with a script, on a page without", async ({
  page,
  script,
}) => {
  await page.goto("/volantini");
  if (script === "on") await awake(page);
  await page.getByRole("banner").getByRole("link", { name: "Aiuto", exact: true }).click();
  const links = stepOf(page);
  await expect(links.getByRole("heading", { name: "Aiuto", exact: true })).toBeVisible();
  await expect(page).toHaveURL(script === "on" ? "/volantini" : "/menu");
  await expect(links.getByRole("link", { name: "Informativa sulla privacy" })).toBeVisible();
  await links.getByRole("link", { name: "Condizioni di vendita" }).click();
  await expect(page.getByRole("heading", heading("Condizioni di vendita"))).toBeVisible();
});

// spec §4: admin-only routes pass single-sign-on users, others go to userboard; logging out ends it at the company too, and only the shop's own page begins it
test("T14: a logout that the backend did not receive says so", onServer, async ({ page, sandbox }) => {
  const who = await sandbox.shopper("regular");
  await signIn(page, who, "/profile/dashboard");
  await sandbox.fault("down", { path: "auth/logout", shopper: who.login });
  await page.getByRole("banner").getByText("Ciao, ").click();
  await page.getByRole("button", { name: "Esci", exact: true }).first().click();
  await expectSaid(page, "Da questo browser sei uscito, ma il nostro server non ha risposto");
  await expect(page.getByRole("banner").getByRole("link", { name: "Accedi", exact: true })).toBeVisible();
});
