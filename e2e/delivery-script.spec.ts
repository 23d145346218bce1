import { expect, awake, test } from "./fixtures";
import { readyToOrder } from "./scene";
import { expectSaid, signIn } from "./steps";

test("address suggestions appear from four letters on", async ({ page, sandbox }) => {
  await signIn(page, await sandbox.shopper("new"), "/delivery/address/new?back=/catalog");
  await awake(page);
  const field = page.getByRole("search").getByLabel("Via, numero e città");
  await field.pressSequentially("via");
  await expect(page.getByText("Forse intendi:")).toHaveCount(0);
  await field.pressSequentially(" cavour 12 roma");
  const found = page.getByRole("link", { name: "Via Cavour, 12, 00184 Roma (RM)" });
  await expect(found).toBeVisible();
  await field.fill("via");
  await expect(found).toHaveCount(0);
  await field.fill("via qwertyuiop");
  await expect(page.getByText("Controlla come è scritto, oppure inseriscilo a mano.")).toBeVisible();
  await field.fill("via cavour 12 roma");
  await page.getByRole("link", { name: "Via Cavour, 12, 00184 Roma (RM)" }).click();
  await expect(page.getByRole("main")).toContainText("Consegniamo a casa tua");
});

// spec delivery: §8 geolocation only on request, the sentence when denied <- app/features/delivery/place/locate-button.tsx
test("the position is used on request only, and a refusal shows the way without it", async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(page, await sandbox.shopper("new"), "/delivery/address?servizio=pickup&back=/catalog");
  await awake(page);
  await page.getByRole("button", { name: "Usa la mia posizione" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "È necessario abilitare la localizzazione per utilizzare questa funzione",
  );
  await expect(page.getByRole("search").getByLabel("Città o CAP")).toBeVisible();

  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 41.8084, longitude: 12.6795 });
  await page.getByRole("button", { name: "Usa la mia posizione" }).click();
  await expect(page.getByRole("main")).toContainText("I più vicini a dove sei ora.");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("La Loggia Frascati");
});

for (const width of [360, 1280])
  test(`a tap on a slot books it at once: ${width} px`, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 800 });
    const { who } = await readyToOrder(sandbox);
    await signIn(page, who, "/delivery/timeslot?back=/cart");
    await awake(page);
    await page
      .getByRole("radio", { name: /libera/ })
      .first()
      .click();
    await expectSaid(page, "Fascia prenotata");
    await expect(page).toHaveURL("/cart");
  });
