import type { Page } from "@playwright/test";
import { setStage, staged } from "./addresses";
import { Backend } from "./backend";
import { beyond, bottomBar, boxOf, drawRows, overlap, small } from "./boxes";
import { expect, awake, test } from "./fixtures";
import { readyToOrder } from "./scene";
import { isShown, said, signIn } from "./steps";
import { bring, signedIn } from "./visitor";

// spec attacked: B5 slots on narrow phones <- app/styles/slots.css
test("B5: a slot's radio leaves its hours free on narrow phones", async ({ page, sandbox, shop }) => {
  const { who } = await readyToOrder(sandbox);
  await bring(page, await signedIn(shop(), who), shop());
  await page.goto("/delivery/timeslot");
  for (const width of [320, 324, 340, 351]) {
    await page.setViewportSize({ width, height: 640 });
    const slots = page.getByRole("listitem").filter({ has: page.getByRole("radio") });
    const shown = (await slots.all()).slice(0, 4);
    expect(shown.length).toBeGreaterThan(0);
    for (const slot of shown) {
      const hours = slot.getByText(/^\d\d:\d\d-\d\d:\d\d$/);
      if (!(await isShown(hours))) continue;
      expect(await overlap(hours, slot.getByRole("radio")), `${width} px`).toBe(false);
    }
    expect(await beyond(page)).toBe(0);
  }
});

for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
  // spec attacked: B9 the first screen of a phone, and cards that keep to their edges <- app/styles/product-card.css, app/features/delivery/slot/timeslot-panel.tsx
  test(`B9: the first two products of a listing are whole on the first screen of ${tenant}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(small);
    for (const path of ["/category/frutta-e-verdura", "/category/latte-e-yogurt", "/search?query=latte"]) {
      await page.goto(shop(tenant) + path);
      const edge = (await boxOf(bottomBar(page))).y;
      const cards = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3 }) });
      for (const card of [cards.nth(0), cards.nth(1)]) {
        const { y, bottom } = await boxOf(card);
        expect.soft(y, path).toBeGreaterThan((await boxOf(page.getByRole("banner"))).bottom);
        expect.soft(bottom, path).toBeLessThanOrEqual(edge);
      }
    }
  });
}

for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
  // spec attacked: B9 the first screen of a phone, and cards that keep to their edges
  test(`B9: a card keeps all its badges within its edges, clear of the heart, in ${tenant}`, async ({
    page,
    shop,
  }) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${shop(tenant)}/search?filter=promo,new`);
      const cards = page.getByRole("main").locator(".card-product:has(.badge)");
      expect(await cards.count()).toBeGreaterThan(2);
      const wrong = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const edge = card.getBoundingClientRect();
          const heart = card.querySelector(".heart")?.getBoundingClientRect();
          return [...card.querySelectorAll(".badge")]
            .filter((badge) => {
              const { left, right, top, bottom } = badge.getBoundingClientRect();
              const beyond = left < edge.left || right > edge.right;
              const over = heart && right > heart.left && bottom > heart.top && top < heart.bottom;
              return right > left && (beyond || over);
            })
            .map((badge) => badge.textContent);
        }),
      );
      expect(wrong, `${width} px`).toEqual([]);
    }
  });
}

/** Buttons whose words overflow them or are not vertically centred. */
const crooked = async (page: Page) => {
  await drawRows(page);
  return page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .evaluateAll((all) =>
      all.flatMap((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [text, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        const isWithin = text.left >= box.left && text.right <= box.right && text.bottom <= box.bottom;
        const isInTheMiddle = Math.abs(text.top - box.top - (box.bottom - text.bottom)) <= 4;
        return isWithin && isInTheMiddle ? [] : [button.getAttribute("aria-label")];
      }),
    );
};

// spec light: untouched, a listing asks for no script and for few files, stays within 680 elements, 3 kB of script in the page and 27 kB with its styles
for (const tenant of ["loggia", "quantobasta", "terrecomuni"])
  test(`letters twice as large fit pages and buttons of ${tenant} on a phone`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who, backend, good: bought } = await readyToOrder(sandbox.at(tenant));
    const order = await backend.order();
    await backend.settle();
    await backend.fill([{ good: bought, quantity: 5 }]);
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.setViewportSize(small);
    const paths = ["/", "/category/frutta-e-verdura", `/product/${bought.slug}`, "/cart"];
    for (const path of [...paths, `/profile/orders/${order}`]) {
      await page.goto(shop(tenant) + path);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      expect.soft(await beyond(page), path).toBe(0);
      expect.soft(await crooked(page), path).toEqual([]);
      const header = page.getByRole("banner");
      const menu = header.getByRole("link", { name: "Aiuto", exact: true });
      expect
        .soft(await overlap(header.getByRole("img").first(), menu), `${path}: the chain's name`)
        .toBe(false);
      for (const link of await bottomBar(page).getByRole("link").all()) {
        const { x, width } = await boxOf(link);
        expect.soft(x + width, path).toBeLessThanOrEqual(small.width);
      }
    }
  });

// spec attacked: U27 on a low screen, or at 200 % zoom, no bar stays over what one reads <- app/styles/frame.css
test("U27: the bars scroll away with the page on a screen of 360 px height", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto("/search?query=latte");
  await expect(page.getByRole("banner")).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 500));
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(bottomBar(page)).not.toBeInViewport();
});

test("U27: the bottom buttons scroll away on a low screen, and stay on an upright phone", async ({
  page,
  sandbox,
  shop,
}) => {
  const stage = await setStage(sandbox, shop());
  await bring(page, stage.shopper, shop());
  for (const path of [`/profile/lists/${stage.listId}`, "/cart", `/product/${stage.optional.slug}/options`]) {
    const bar = page.locator("main .buybar");
    await page.setViewportSize(small);
    await page.goto(shop() + path);
    await expect(bar, path).toBeInViewport();
    await page.setViewportSize({ width: 640, height: 360 });
    const before = (await boxOf(bar)).y;
    await page.evaluate(() => scrollTo(0, 60));
    expect(before - (await boxOf(bar)).y, path).toBe(60);
  }
});

/** Pages with forms, choices, hours, sums and rows of buttons; the first four had this fault. */
const wordy = {
  visitor: ["/menu", "/negozi", "/registration-user", "/login", "/consegna?q=Roma", "/page/dati-societari"],
  shopper: [
    ...["/checkout", "/profile/dashboard", "/profile/profile-update", "/profile/details", "/profile/email"],
    ...[
      "/profile/billing",
      "/profile/billing/new?kind=company",
      "/profile/orders",
      "/profile/lists/favourites",
    ],
    ...["/delivery/address?servizio=pickup&q=00044", "/delivery/change?storeId=7", "/delivery/timeslot"],
    "/volantini/offerte-della-settimana?pagina=2",
  ],
};

for (const who of ["visitor", "shopper"] as const)
  test(`X20: letters twice as large scroll no page of a ${who} sideways on a phone`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const stage = await setStage(sandbox, shop());
    const more = [
      `/profile/lists/${stage.listId}/deliver`,
      `/profile/lists/add?product=${stage.plain.productId}`,
      `/profile/orders/${stage.placed}`,
      `/product/${stage.optional.slug}/options`,
    ];
    if (who === "shopper") await bring(page, stage.shopper, shop());
    await page.setViewportSize(small);
    for (const address of [...wordy[who], ...(who === "shopper" ? more : [`/negozi/${stage.storeSlug}`])])
      await staged(address, stage, async () => {
        await page.goto(shop() + address);
        expect(new URL(page.url()).pathname, "no page in its place").toBe(new URL(shop() + address).pathname);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        expect.soft(await beyond(page), address).toBe(0);
      });
  });

test("a card's button centres its words beside the icon on the narrowest phones", async ({ page, shop }) => {
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"])
    for (const width of [320, 340, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${shop(tenant)}/category/frutta-e-verdura`);
      expect.soft(await crooked(page), `${tenant} ${width}`).toEqual([]);
      const button = page.getByRole("button", { name: /^Aggiungi: / }).first();
      const beside = await button.evaluate((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        return words.getBoundingClientRect().left - one.getBoundingClientRect().left;
      });
      // Half of the remaining width, plus the icon and its gap.
      expect.soft(beside, `${tenant} ${width}`).toBeGreaterThan(26);
    }
});

test("the bar with a product's price stays one row once it is in the cart", async ({
  page,
  sandbox,
  shop,
}) => {
  await page.setViewportSize(small);
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
    const { who, good: bought } = await readyToOrder(sandbox.at(tenant));
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(`${shop(tenant)}/product/${bought.slug}`);
    const stepper = page.getByRole("button", { name: /^Più / }).first();
    const price = page.locator(".product-bar-price");
    const [above, beside] = [await boxOf(price), await boxOf(stepper)];
    expect.soft(above.y, tenant).toBeLessThan(beside.bottom);
    expect.soft(above.bottom, tenant).toBeGreaterThan(beside.y);
  }
});

test("B9: a phone without script shows subdepartments and opens the filters", async ({ browser, shop }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: small });
  await page.goto(`${shop()}/category/frutta-e-verdura`);
  const tiles = page.getByRole("navigation", { name: "Sottoreparti" });
  await expect(tiles.getByRole("link", { name: "Verdura" })).toBeInViewport();
  const organic = page.getByRole("checkbox", { name: /^Biologico/ });
  await expect(organic).toBeHidden();
  await page.getByText("Filtri", { exact: true }).first().click();
  await organic.check();
  const brands = page.getByRole("group", { name: "Marchio" });
  await brands.getByRole("button", { name: /^Mostra altre/ }).click();
  await expect(brands).toBeInViewport();
  await expect(brands.getByRole("button")).toHaveCount(0);
  await expect(organic).toBeChecked();
  await page.getByRole("button", { name: "Mostra", exact: true }).first().click();
  await expect(page.getByRole("link", { name: "Togli il filtro Biologico" })).toBeVisible();
  await page.close();
});

for (const screen of [small, { width: 1280, height: 720 }])
  test(`X21, V18: each filter box is 24 px high and not covered at ${screen.width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(`${shop()}/search?query=latte&all=brand`);
    if (screen === small) await page.getByText("Filtri", { exact: true }).first().click();
    const boxes = page.locator(".listing-facets").getByRole("checkbox");
    expect(await boxes.count()).toBeGreaterThan(8);
    for (const box of await boxes.all()) {
      await box.focus();
      const row = box.locator("xpath=ancestor::label");
      const { x, y, right, bottom } = await boxOf(row);
      expect.soft(bottom - y).toBeGreaterThanOrEqual(24);
      const covered = await row.evaluate(
        (label, places) =>
          places.filter(([left, top]) => !label.contains(document.elementFromPoint(left, top))),
        [
          [x + 2, y + 2],
          [right - 2, bottom - 2],
        ] satisfies [number, number][],
      );
      expect.soft(covered, (await row.textContent()) ?? "").toEqual([]);
    }
  });

test("B9, U19: the first screen has a free slot, and unavailable slots are folded", async ({
  page,
  sandbox,
  shop,
}) => {
  const who = await sandbox.shopper("regular");
  await (await Backend.as(sandbox, who)).choosePlace();
  await bring(page, await signedIn(shop(), who), shop());
  await page.setViewportSize(small);
  await page.goto("/delivery/timeslot");
  const edge = (await boxOf(bottomBar(page))).y;
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("radio", { name: /libera|ultimi posti/ }) });
  expect((await boxOf(first.first())).bottom).toBeLessThanOrEqual(edge);
  await sandbox.clock(8 * 60);
  await page.getByRole("navigation", { name: "Giorni" }).getByRole("link").first().click();
  const closed = page.getByRole("radio", { name: /Scaduta|Completa/ });
  await expect(closed.first()).toBeHidden();
  await page.getByText(/^Mostra (le \d+ fasce|la fascia) non disponibil/).click();
  await expect(closed.first()).toBeVisible();
});

// spec attacked: B6 messages cover nothing and say each thing once
test("B6: a message comes above the bar with the total, once, in two lines", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await page.setViewportSize(small);
  await signIn(page, who, "/cart");
  await awake(page);
  const save = page.getByRole("button", { name: "Usa per tutti" });
  const close = said(page).getByLabel("Chiudi l'avviso");
  const pay = page.getByRole("link", { name: "Vai al pagamento" });
  for (const place of ["top", "end"] as const) {
    for (let press = 0; press < 2; press++) {
      if (!(await isShown(save))) await page.getByText(/^Se un prodotto manca: /).click();
      // The same choice is not sent twice while its request is pending.
      await expect(async () => {
        const sent = page.waitForRequest((asked) => asked.method() === "POST", { timeout: 2000 });
        await save.click();
        await (await sent).response();
      }).toPass();
    }
    if (place === "end") await pay.scrollIntoViewIfNeeded();
    await expect(close).toHaveCount(1);
    await expect(said(page)).toContainText("Salvato per tutto il carrello.");
    await expect.poll(() => overlap(said(page), pay), { message: place }).toBe(false);
    await expect.poll(() => overlap(said(page), bottomBar(page)), { message: place }).toBe(false);
    expect((await boxOf(said(page))).height).toBeLessThanOrEqual(64);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  }
});

// spec attacked: B6 messages cover nothing and say each thing once
for (const javaScriptEnabled of [true, false])
  test(`V2, U2: a message covers no controls and fades, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    sandbox,
    shop,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: small });
    const { who } = await readyToOrder(sandbox);
    await bring(page, await signedIn(shop(), who), shop());
    await page.goto(`${shop()}/delivery/timeslot?back=/cart`);
    // The animation is paused, so a busy machine has enough time for the checks.
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    const pass = (playbackRate: number) => session.send("Animation.setPlaybackRate", { playbackRate });
    await pass(0);
    await page.getByRole("radio").nth(3).click();
    // With script the choice alone sends the form.
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Conferma la fascia" }).click();
    await expect(page).toHaveURL(`${shop()}/cart`);
    const message = page.locator(".toast");
    await expect(message).toHaveText(/Fascia prenotata/);
    const main = page.getByRole("main");
    for (const needed of [
      page.locator(".buybar-total"),
      main.getByRole("link", { name: "Vai al pagamento" }),
      main.getByRole("heading", { level: 1 }),
      bottomBar(page),
    ])
      expect(await overlap(message, needed)).toBe(false);
    expect((await boxOf(message)).height).toBeLessThanOrEqual(72);
    if (javaScriptEnabled) {
      await awake(page);
      await page.getByRole("search").first().getByLabel("Cerca un prodotto").fill("latte");
      const options = page.getByRole("listbox").getByRole("option");
      await expect(options.nth(3)).toBeVisible();
      const covered = await options.evaluateAll((all) =>
        all.filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest(".toasts");
        }),
      );
      expect(covered).toHaveLength(0);
    }
    await pass(1);
    // Ends its display time at once.
    const lasts = await message.evaluateAll((all) =>
      all.flatMap((one) =>
        one.getAnimations().map((fading) => {
          const { delay = 0 } = fading.effect?.getTiming() ?? {};
          fading.finish();
          return delay;
        }),
      ),
    );
    for (const delay of lasts) expect(delay).toBeLessThanOrEqual(5000);
    await expect(message).toBeHidden({ timeout: 1000 });
    await page.close();
  });

// spec attacked: B6 messages cover nothing and say each thing once
for (const javaScriptEnabled of [true, false])
  test(`V2, U2: messages are stacked, the urgent first, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    browser,
    sandbox,
    shop,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled, viewport: small });
    const { who } = await readyToOrder(sandbox);
    const visitor = await signedIn(shop(), who);
    await visitor.post("/delivery/address", { addressId: "999999999" });
    await visitor.post("/allergeni", { allergen: "milk" });
    await bring(page, visitor, shop());
    const session = await page.context().newCDPSession(page);
    await session.send("Animation.enable");
    await session.send("Animation.setPlaybackRate", { playbackRate: 0 });
    await page.goto(`${shop()}/cart`);
    const messages = page.locator(".toast");
    const seenAfter = async (time: number): Promise<string[]> => {
      await messages.evaluateAll((all, currentTime) => {
        for (const one of all)
          for (const animation of one.getAnimations()) animation.currentTime = currentTime;
      }, time);
      return messages
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.flatMap((one) => (getComputedStyle(one).opacity === "1" ? (one.textContent ?? "") : [])),
        );
    };
    const all = [/non è tra i tuoi/, /Ciao/, /segnaliamo: latte/];
    for (const [time, words] of [
      [0, all],
      [2900, all],
      [3300, all.slice(0, 1)],
      [4900, all.slice(0, 1)],
      [5300, []],
    ] as const)
      expect(await seenAfter(time), `after ${time} ms`).toEqual(
        words.map((one) => expect.stringMatching(one)),
      );
    await page.close();
  });

// spec §2.2: scroll-to-top after 20 px <- app/frame/to-top.tsx
test("U1: the link to the top appears after scrolling a listing, and not in the cart", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await page.setViewportSize(small);
  await signIn(page, who, "/category/frutta-e-verdura");
  await awake(page);
  const top = page.getByRole("banner").getByRole("link", { name: "Torna su" });
  await expect(top).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 900));
  await expect(top).toBeVisible();
  await expect(top).toBeInViewport();
  await top.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto("/cart");
  await awake(page);
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(top).toHaveCount(0);
});

test("U1: the link to the top does not overlap the departments on a desk", async ({ page, shop }) => {
  for (const tenant of ["loggia", "quantobasta", "terrecomuni"]) {
    await page.goto(shop(tenant));
    await awake(page);
    await page.evaluate(() => scrollTo(0, 900));
    for (const width of [900, 920, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const top = page.getByRole("banner").getByRole("link", { name: "Torna su" });
      const departments = page.getByRole("navigation", { name: "Reparti e offerte" });
      await expect(top).toBeVisible();
      await expect.poll(() => overlap(departments, top), { message: `${tenant} ${width}` }).toBe(false);
    }
  }
});

// spec attacked: U13 the login that an add asks for opens at its title <- app/features/account/login/routes/login.tsx
test("U13: the login that an add asks for opens at its title", async ({ page }) => {
  await page.setViewportSize(small);
  await page.goto("/search?query=latte");
  await page
    .getByRole("button", { name: /^Aggiungi/ })
    .nth(4)
    .click();
  const title = page.getByRole("heading", { name: "Accedi" }).first();
  await expect(title).toBeInViewport({ ratio: 1 });
});

// spec §2.3: address editor: what is found stands on the first screen of a phone <- app/features/delivery/address/editor-search.tsx
test("U21: the first place that a search finds is on the first screen", async ({ page, sandbox, shop }) => {
  await page.setViewportSize(small);
  await bring(page, await signedIn(shop(), await sandbox.shopper("new")), shop());
  await page.goto("/delivery/address/new?q=via+cavour");
  await expect(page.getByRole("link", { name: /^Via Cavour/ }).first()).toBeInViewport({ ratio: 1 });
});
