import { bottomBar } from "../boxes";
import { awake, expect, test } from "../fixtures";
import { good, plain } from "../goods";
import { readyToOrder } from "../scene";
import {
  addButton,
  addedBy,
  chooseOptions,
  expectQuantity,
  expectSaid,
  isShown,
  signIn,
  signInHere,
  stepOf,
} from "../steps";

const loginDialog = { name: "Accedi", exact: true } as const;

test("T7: a visitor's add opens the login over the page with a script, and stays there", async ({
  page,
  sandbox,
  script,
}) => {
  const { who, good: held } = await readyToOrder(sandbox);
  const one = await good(sandbox, (other) => plain(other) && other.productId !== held.productId);
  const listing = `/category/${one.breadCrumbs.at(-1)?.slug ?? ""}`;
  await page.goto(listing);
  if (script === "on") await awake(page);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /^Aggiungi: / })
    .last();
  const name = await addedBy(add);
  await add.click();
  await expect(stepOf(page)).toContainText("Accedi per aggiungere al carrello: ");
  if (script === "on") {
    await expect(page.getByRole("dialog", loginDialog)).toBeVisible();
    await expect(page).toHaveURL(listing);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", loginDialog)).toBeHidden();
    await expect(addButton(page, name)).toHaveText("Aggiungi");
    await addButton(page, name).click();
  } else await expect(page).toHaveURL(/\/login\?back=/);
  await signInHere(page, who);
  await expectQuantity(page, name, "1");
  expect(new URL(page.url()).pathname).toBe(listing);
});

test("T7: a visitor's heart opens the login over the page with a script, then is saved", async ({
  page,
  sandbox,
  script,
}) => {
  const who = await sandbox.shopper("new");
  const { slug } = await good(sandbox, plain);
  await page.goto(`/product/${slug}`);
  if (script === "on") await awake(page);
  const heart = page.getByRole("button", { name: /preferiti/i }).first();
  await heart.click();
  await expect(stepOf(page)).toContainText("Accedi");
  if (script === "on") await expect(page).toHaveURL(`/product/${slug}`);
  await signInHere(page, who);
  await expectSaid(page, "preferiti");
  expect(new URL(page.url()).pathname).toBe(`/product/${slug}`);
});

// spec §2.2: orders and lists ask a visitor for the login, which opens over the page first <- app/page/login-link.tsx, app/frame/bottom-bar.tsx
test("T7: the lists link opens the login over the page with a script, then the lists", async ({
  page,
  sandbox,
  script,
}) => {
  const who = await sandbox.shopper("regular");
  await page.goto("/volantini");
  if (script === "on") await awake(page);
  // On a phone the link is in the bottom bar, within the thumb's reach.
  const quick = bottomBar(page).getByRole("link", { name: "Liste" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Le mie liste" });
  await ((await isShown(quick)) ? quick : link).click();
  await expect(stepOf(page).getByRole("heading", { name: "Accedi", exact: true })).toBeVisible();
  if (script === "on") await expect(page).toHaveURL("/volantini");
  await signInHere(page, who);
  await expect(page).toHaveURL("/profile/lists");
});

// spec §2.3: product options: title, select and radio, enabled when each has a choice <- app/features/cart/add/routes/options.tsx
test("T7, S5: options have no preselection, and an add without a choice is rejected", async ({
  page,
  sandbox,
  script,
}) => {
  const { who } = await readyToOrder(sandbox);
  const wanted = await good(
    sandbox,
    ({ selectOptions, available }) => selectOptions?.[0]?.name === "Candelina" && available > 1000,
  );
  await signIn(page, who, `/product/${wanted.slug}`);
  if (script === "on") await awake(page);
  const name = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText();
  await page
    .getByRole("article")
    .getByRole("button", { name: `Scegli: ${name}` })
    .first()
    .click();
  await expect(stepOf(page).getByRole("heading", { name: "Come lo vuoi?" })).toBeVisible();
  const submit = stepOf(page).getByRole("button", { name: "Aggiungi al carrello" });
  const option = stepOf(page).getByRole("combobox", { name: "Candelina" });
  await expect(option).toHaveValue("");
  if (script === "on") {
    await expect(page).toHaveURL(`/product/${wanted.slug}`);
    await expect(submit).toBeDisabled();
  } else {
    await submit.click();
    await expect(option).toHaveAccessibleDescription(/Scegli: Candelina/);
  }
  await chooseOptions(page, wanted);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expectSaid(page, `di ${name}`);
  expect(new URL(page.url()).pathname).toBe(`/product/${wanted.slug}`);
  await expect(
    page
      .getByRole("article")
      .getByRole("button", { name: `Più ${name}` })
      .first(),
  ).toBeVisible();
});
