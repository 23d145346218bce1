import { bottomBar, boxOf, drawRows, overlap, small } from "./boxes";
import { expect, awake, test } from "./fixtures";
import { good, goods, plain } from "./goods";
import { readyToOrder, withCart } from "./scene";
import { addedBy, expectSaid, said, paymentButton } from "./steps";
import { bring, signedIn } from "./visitor";

test.use({ viewport: small });

const chains = ["loggia", "quantobasta", "terrecomuni"];

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above) <- app/styles/product.css, app/styles/product-card.css
for (const tenant of chains)
  test(`U9: a product's first screen on a phone shows picture, name, price and button in ${tenant}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { slug } = await good(sandbox.at(tenant), plain);
    await page.goto(`${shop(tenant)}/product/${slug}`);
    const main = page.getByRole("main");
    const edge = (await boxOf(bottomBar(page))).y;
    const picture = await boxOf(main.getByRole("img").first());
    expect(picture.height).toBeCloseTo(124, 0);
    expect(picture.width).toBeCloseTo(picture.height, 0);
    for (const part of [
      main.getByRole("heading", { level: 1 }),
      main.getByText(/\d,\d\d\s€/).first(),
      main.getByRole("button", { name: /^Aggiungi: / }).first(),
    ])
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(edge);
  });

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
for (const tenant of chains)
  test(`U12, V11: names and badges on cards are shown whole in ${tenant}`, async ({ page, shop }) => {
    for (const path of [
      ...["/search?query=latte", "/category/frutta-e-verdura", "/search?query=formaggi"],
      ...["/search?query=senza+lattosio", "/"],
    ]) {
      await page.goto(shop(tenant) + path);
      await drawRows(page);
      const names = page.locator(".card-product-name");
      expect(await names.count()).toBeGreaterThan(5);
      const cut = await names.evaluateAll((all) =>
        all.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
      );
      expect(cut, path).toEqual([]);
      const labels = page.locator(".card-product-pack .badge");
      expect(await labels.count(), path).toBeGreaterThan(0);
      const broken = await labels.evaluateAll((all) =>
        all.flatMap((label) => {
          const [part, line] = [label, label.parentElement ?? label].map((one) =>
            one.getBoundingClientRect(),
          );
          if (!part || !line || part.top >= line.bottom) return [];
          const isWhole = part.right <= line.right && part.bottom <= line.bottom + 0.5;
          return isWhole && label.scrollWidth <= label.clientWidth + 1 ? [] : [label.textContent];
        }),
      );
      expect(broken, path).toEqual([]);
    }
  });

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
for (const tenant of chains)
  test(`V4, V12: a phone listing shows two whole products with price and add in ${tenant}`, async ({
    page,
    shop,
  }) => {
    for (const path of ["/category/frutta-e-verdura", "/category/latte-e-yogurt", "/search?query=latte"]) {
      await page.goto(shop(tenant) + path);
      const cards = page
        .locator("#goods")
        .getByRole("listitem")
        .filter({ has: page.locator(".price") });
      const edge = (await boxOf(bottomBar(page))).y;
      for (const card of [cards.nth(0), cards.nth(1)]) {
        const { width, height } = await boxOf(card.locator(".picture"));
        expect(width, path).toBeGreaterThanOrEqual(92);
        expect(Math.abs(width - height), path).toBeLessThanOrEqual(1);
        await expect(card.getByText(/\d,\d\d\s€/).first()).toBeVisible();
        await expect(card.getByRole("button", { name: /^Aggiungi: |^Scegli/ })).toBeVisible();
        expect((await boxOf(card)).bottom, path).toBeLessThanOrEqual(edge);
      }
    }
  });

for (const tenant of chains)
  test(`V6, V12, U10: options on a phone show product, choice, price and button in ${tenant}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { slug, name } = await good(sandbox.at(tenant), ({ selectOptions }) => selectOptions?.length === 2);
    await page.goto(`${shop(tenant)}/product/${slug}/options`);
    const main = page.getByRole("main");
    const edge = (await boxOf(bottomBar(page))).y;
    const picture = main.getByRole("img").or(main.locator("img")).first();
    for (const part of [
      picture,
      main.getByText(new RegExp(`^${name.replace(/\W+/g, ".+")}$`, "i")),
      main.getByText(/\d,\d\d\s€\/kg/).first(),
      main.getByRole("radio").first(),
      main.getByRole("button", { name: "Aggiungi al carrello" }),
    ])
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(edge);
    const { width, height } = await boxOf(picture);
    expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    const amounts = main.getByRole("group", { name: "Quanto ne vuoi?" });
    expect(await amounts.getByRole("radio").count()).toBeGreaterThan(2);
    for (const amount of await amounts.getByRole("radio").all())
      await expect(amount.locator("xpath=ancestor::label")).toHaveText(/^\s*\d+ k?g\s+\d+,\d\d\s€/);
  });

for (const tenant of chains)
  test(`V8: checkout on a phone shows the button at once, without other bars, in ${tenant}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who } = await readyToOrder(sandbox.at(tenant));
    const shopper = await signedIn(shop(tenant), who);
    await bring(page, shopper, shop(tenant));
    await page.goto(`${shop(tenant)}/checkout`);
    const main = page.getByRole("main");
    const checkPage = async (button: RegExp) => {
      const { y, bottom } = await boxOf(main.getByRole("button", { name: button }));
      expect(y).toBeGreaterThan(small.height / 2);
      expect(bottom).toBeLessThanOrEqual(small.height);
      await expect(bottomBar(page)).toBeHidden();
      await expect(page.getByRole("search")).toBeHidden();
      const hours = main.getByText(/^\d\d:\d\d-\d\d:\d\d$/).first();
      expect((await boxOf(hours)).height).toBeLessThan(30);
      await expect(main.locator(".card .card, .card .cart-where")).toHaveCount(0);
    };
    await checkPage(/^Ordina /);
    const terms = main.getByLabel("Accetto le condizioni di vendita");
    expect((await boxOf(terms)).bottom).toBeLessThanOrEqual(small.height);
    await terms.check();
    await paymentButton(page).click();
    await expect(page).toHaveURL(`${shop(tenant)}/payment`);
    await checkPage(/^Ordina /);
    // The payment of the last order is preselected.
    await expect(main.getByRole("radio", { checked: true })).toHaveCount(1);
  });

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
for (const tenant of chains)
  test(`U14: a card keeps its height after its product is added to the cart of ${tenant}`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who } = await readyToOrder(sandbox.at(tenant));
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(`${shop(tenant)}/category/frutta-e-verdura`);
    await awake(page);
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Aggiungi: / }) })
      .first();
    const name = await card.getByRole("heading", { level: 3 }).innerText();
    const same = page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first();
    const before = (await boxOf(same)).height;
    await card.getByRole("button", { name: /^Aggiungi: / }).click();
    await expectSaid(page, `di ${name}`);
    await expect(same.getByRole("button", { name: `Più ${name}` })).toBeVisible();
    expect((await boxOf(same)).height).toBeCloseTo(before, 0);
  });

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
test("U16: each product stands in one section of the home only", async ({ page, shop }) => {
  for (const tenant of chains) {
    await page.goto(`${shop(tenant)}/`);
    const links = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
    const goods = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")).filter((href) => href?.startsWith("/product/")),
    );
    expect(goods.length).toBeGreaterThan(6);
    expect(new Set(goods).size).toBe(goods.length);
  }
});

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
test("U17: the departments' page begins with its tiles and stays short", async ({ page, shop }) => {
  for (const tenant of chains) {
    await page.goto(`${shop(tenant)}/catalog`);
    // The selector skips the link back above the tiles.
    const tiles = page.locator("main .department").getByRole("link");
    const first = await boxOf(tiles.first());
    expect(first.bottom, tenant).toBeLessThanOrEqual((await boxOf(bottomBar(page))).y);
    const { height } = await boxOf(page.getByRole("main"));
    expect(height, tenant).toBeLessThanOrEqual(3000);
  }
});

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
for (const tenant of chains)
  test(`U29: an add without script leads back to the product and its message in ${tenant}`, async ({
    browser,
    sandbox,
    shop,
  }) => {
    const { who } = await readyToOrder(sandbox.at(tenant));
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: small });
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(`${shop(tenant)}/category/frutta-e-verdura`);
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /^Aggiungi: / })
      .last();
    const name = await addedBy(add);
    await add.click();
    await expectSaid(page, `di ${name}`);
    await expect(page.getByText(`di ${name}`).first()).toBeInViewport();
    await expect(
      page
        .getByRole("main")
        .getByRole("button", { name: `Più ${name}` })
        .last(),
    ).toBeInViewport();
    await page.close();
  });

// spec light: first screens of a phone of 360x640: U9, U12, U14, U16, U17, U29 (U11 with B9, U13 above)
for (const address of ["/cart", "/profile/lists/favourites"])
  test(`a changed line of ${address} is in view with its message, without script`, async ({
    browser,
    sandbox,
    shop,
  }) => {
    const lines = (await goods(sandbox, plain)).slice(0, 8).map((one) => ({ good: one, quantity: 1 }));
    const { who } = await withCart(sandbox, lines);
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: small });
    await bring(page, await signedIn(shop(), who), shop());
    await page.goto(`${shop()}${address}`);
    const more = page.getByRole("main").getByRole("button", { name: /^Più / }).last();
    const name = (await more.innerText()).replace(/^Più /, "");
    await more.click();
    await expectSaid(page, name);
    await expect(said(page).getByText(name)).toBeInViewport();
    await expect(more).toBeInViewport();
    expect(await overlap(more, bottomBar(page))).toBe(false);
    if (address === "/cart") {
      expect(await overlap(more, page.locator(".buybar"))).toBe(false);
      for (const way of [/^(Se manca: |Preferenze)/, /^Togli .* dal carrello/]) {
        await page.getByRole("main").getByRole("link", { name: way }).last().click();
        await page.getByRole("link", { name: "Indietro" }).first().click();
        await expect(more).toBeInViewport();
      }
    }
    await page.close();
  });

// spec light: first screens of a phone of 360x640: V1, V13, V14: what a shopper came for stands above the bottom bar <- app/features/home/routes/home.tsx, app/features/home/known-shopper.tsx, app/features/orders/list/routes/orders.tsx
for (const tenant of chains)
  test(`V1: the welcome of ${tenant} leaves a phone's first screen to products`, async ({ page, shop }) => {
    await page.goto(shop(tenant));
    const hero = page.getByRole("main").locator(".hero");
    expect((await boxOf(hero)).height).toBeLessThanOrEqual(180);
    const name = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 }).first();
    expect((await boxOf(name)).bottom).toBeLessThan((await boxOf(bottomBar(page))).y);
    await expect(hero.getByRole("link", { name: "Comincia la spesa" })).toBeVisible();
    await hero.getByRole("link", { name: "Scrivi la lista" }).click();
    await expect(page).toHaveURL(/\/lista-veloce$/);
  });

// spec light: first screens of a phone of 360x640: V1, V13, V14: what a shopper came for stands above the bottom bar
for (const tenant of chains)
  test(`V1, U15: a known shopper's home in ${tenant} shows the last order on the first screen`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who, backend } = await readyToOrder(sandbox.at(tenant));
    await backend.order();
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(shop(tenant));
    const main = page.getByRole("main");
    await expect(main.locator(".hero")).toHaveCount(0);
    const headings = main.getByRole("heading", { level: 2 });
    await expect(headings).toContainText(["La tua ultima spesa", "Ti servono ancora?"]);
    const edge = (await boxOf(bottomBar(page))).y;
    for (const part of [
      main.getByRole("link", { name: /^In arrivo: .+ Ordinato$/ }),
      main.getByRole("heading", { level: 2, name: "La tua ultima spesa" }),
      main.getByText(/1 su 1 disponibili oggi · \d+,\d\d\s€$/),
      main.getByRole("link", { name: /^Rifai l'ordine/ }),
      main.getByRole("heading", { level: 2, name: "Ti servono ancora?" }),
    ])
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(edge);
    const picture = main.getByRole("listitem").locator(".picture").first();
    expect((await boxOf(picture)).y).toBeLessThan(edge);
  });

// spec light: first screens of a phone of 360x640: V1, V13, V14: what a shopper came for stands above the bottom bar
test("V1: a coming order other than the last has a card of its own", async ({ page, sandbox, shop }) => {
  const { who, backend, good: bought } = await readyToOrder(sandbox);
  await backend.order();
  await backend.settle(2);
  await backend.fill([{ good: bought, quantity: 5 }]);
  await backend.order();
  await bring(page, await signedIn(shop(), who), shop());
  await page.goto(shop());
  const coming = page.getByRole("main").getByRole("link", { name: /^In arrivo: .+ Ordinato$/ });
  const card = await boxOf(coming);
  expect(card.width).toBeGreaterThan(300);
  for (const part of [coming.locator("strong"), coming.locator(".badge")]) {
    const { x, y, right, bottom } = await boxOf(part);
    expect(Math.min(x - card.x, y - card.y, card.right - right, card.bottom - bottom)).toBeGreaterThan(8);
  }
});

// spec light: first screens of a phone of 360x640: V1, V13, V14: what a shopper came for stands above the bottom bar
test("V13, V14: an order's steps and the first order of the list are on the first screen", async ({
  page,
  sandbox,
  shop,
}) => {
  const { who, backend } = await readyToOrder(sandbox);
  await backend.order();
  await bring(page, await signedIn(shop(), who), shop());
  const main = page.getByRole("main");
  const inSight = async (part: ReturnType<typeof main.locator>) =>
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual((await boxOf(bottomBar(page))).y);
  await page.goto(shop());
  await main.getByRole("link", { name: /^In arrivo: .+ Ordinato$/ }).click();
  const steps = main.getByRole("list", { name: "A che punto è l'ordine" }).getByRole("listitem");
  await expect(steps.first()).toContainText(/^Ordinato.*\d\d:\d\d/);
  await expect(steps.last()).toContainText(/^Arrivo previsto.*\d\d:\d\d-\d\d:\d\d/);
  await inSight(steps.last());
  await page.goto(`${shop()}/profile/orders`);
  await inSight(main.getByRole("link", { name: /^Rifai l'ordine/ }).first());
});

// spec light: first screens of a phone of 360x640: V5: all days, and four slots with hours, price and what is left <- app/features/delivery/slot/day-form.tsx, app/features/delivery/slot/slot-view.ts, app/features/delivery/slot/slot-fee.ts, app/features/delivery/slot/usual-slot.ts
for (const tenant of chains)
  test(`V5, U19: the timeslots of ${tenant} on a phone show all days and four whole rows`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const { who, backend } = await readyToOrder(sandbox.at(tenant));
    await backend.order();
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(`${shop(tenant)}/delivery/timeslot`);
    const main = page.getByRole("main");
    const edge = (await boxOf(bottomBar(page))).y;
    const days = main.getByRole("navigation", { name: "Giorni" }).getByRole("link");
    await expect(days).toHaveCount(8);
    const strip = await boxOf(main.getByRole("navigation", { name: "Giorni" }));
    for (const day of await days.all()) {
      const { right, width, height } = await boxOf(day);
      expect(right).toBeLessThanOrEqual(strip.right);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await expect(days.nth(1)).toHaveText(/^mer 25 nov \d fasce$/);
    const rows = main.getByRole("listitem").filter({ has: page.getByRole("radio") });
    for (const row of (await rows.all()).slice(0, 4)) {
      expect((await boxOf(row)).bottom).toBeLessThanOrEqual(edge);
      await expect(row).toHaveText(/^\d\d:00-\d\d:00 · \d,\d\d\s€ · (libera|ultimi posti)/);
    }
    await expect(rows.first()).toContainText("come l'altra volta");
    await expect(rows.nth(1)).not.toContainText("come l'altra volta");
  });

// spec light: first screens of a phone of 360x640: V3: an address can be written at once, and the nearest store is proposed <- app/features/delivery/chooser/address-panel.tsx, app/features/delivery/stores/stores-panel.tsx
for (const tenant of chains)
  test(`V3: the address chooser of ${tenant} on a phone shows search line and nearest store`, async ({
    page,
    sandbox,
    shop,
  }) => {
    const main = page.getByRole("main");
    const inSight = async (part: ReturnType<typeof main.locator>) =>
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual((await boxOf(bottomBar(page))).y);
    const line = main.getByRole("search", { name: "Via, numero e città" });
    await bring(page, await signedIn(shop(tenant), await sandbox.at(tenant).shopper("new")), shop(tenant));
    await page.goto(`${shop(tenant)}/delivery/address`);
    await inSight(line.getByRole("button", { name: "Trova" }));
    const { who } = await readyToOrder(sandbox.at(tenant));
    await bring(page, await signedIn(shop(tenant), who), shop(tenant));
    await page.goto(`${shop(tenant)}/delivery/address`);
    await inSight(line.getByRole("button", { name: "Trova" }));
    await inSight(main.getByRole("heading", { level: 2 }).first());
    await page.goto(`${shop(tenant)}/delivery/address?servizio=pickup`);
    await inSight(main.getByRole("heading", { level: 2 }).first());
  });
