import { Backend } from "./backend";
import { expect, test } from "./fixtures";
import { small } from "./boxes";
import { expectSaid, signIn, slotDays } from "./steps";

// A small window shows one day at a time, and its order deadline in words.
test.use({ viewport: small });

// spec delivery: cut-offs and holds on the nights the clocks change
// spec paying: U8: the end of a held place is said in its last ten minutes, in words
test("a night of 23 hours shifts holds and order deadlines by Rome's clock", async ({ page, sandbox }) => {
  await sandbox.reset("2028-03-26T01:45:00+01:00");
  const who = await sandbox.shopper("regular");
  await (await Backend.as(sandbox, who)).choosePlace();
  await signIn(page, who, "/delivery/timeslot?back=/cart&giorno=2028-03-26");
  const main = page.getByRole("main");
  const days = slotDays(page);
  await expect(days).toHaveCount(8);
  await expect(days.nth(0)).toContainText("OGGI");
  await expect(days.nth(1)).toContainText("lun 27 mar");
  await expect(main).toContainText("ordina entro le 09:00");
  await main.getByRole("radio", { name: /^12:00-14:00/ }).press("Space");
  await page.getByRole("button", { name: "Conferma la fascia" }).click();
  await expectSaid(page, "Fascia prenotata");
  await expect(page.getByRole("banner")).not.toContainText("tenuta fino alle");
  await sandbox.clock(21);
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("tenuta fino alle 03:15");

  // Six hours and twenty minutes after 01:45 it is 09:05.
  await sandbox.clock(359);
  await page.goto("/delivery/timeslot?back=/cart&giorno=2028-03-26");
  await expect(main).toContainText("Scaduta: si ordinava entro le 09:00");
  await expect(page.getByRole("banner")).not.toContainText("tenuta fino alle");
});

// spec delivery: cut-offs and holds on the nights the clocks change
test("a night of 25 hours keeps the length of a held slot and its order deadline", async ({
  page,
  sandbox,
}) => {
  await sandbox.reset("2027-10-31T02:45:00+02:00");
  const who = await sandbox.shopper("regular");
  await (await Backend.as(sandbox, who)).choosePlace();
  await signIn(page, who, "/delivery/timeslot?back=/cart&giorno=2027-10-31");
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: /^10:00-12:00/ }).press("Space");
  await page.getByRole("button", { name: "Conferma la fascia" }).click();
  await expectSaid(page, "Fascia prenotata");
  const bar = page.getByRole("banner");
  await sandbox.clock(21);
  await page.reload();
  await expect(bar).toContainText("tenuta fino alle 02:15");
  await sandbox.clock(10);
  await page.goto("/cart");
  await expect(bar).not.toContainText("tenuta fino alle");

  // Five and a half hours after 02:45 it is 06:45, and the order deadline has not passed.
  await sandbox.clock(269);
  await page.goto("/delivery/timeslot?back=/cart&giorno=2027-10-31");
  await expect(main).toContainText("ordina entro le 07:00");
  await sandbox.clock(30);
  await page.reload();
  await expect(main).toContainText("Scaduta: si ordinava entro le 07:00");
});
