import { expect, hydrated, test } from "./fixtures";
import { readyToOrder } from "./scene";
import { expectSaid, signIn } from "./steps";

test("F25: on a page older than the deploy what was typed is kept, and the click carried out", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await page.clock.install();
  await signIn(page, who, "/cart");
  await hydrated(page);
  const note = page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ });
  await page.getByText("Nota per chi prepara la spesa").first().click();
  await note.fill("Banane poco mature");
  // the deploy: another manifest, and none of the files that this page knows of
  await page.route("**/__manifest?*", (route) =>
    route.fulfill({ status: 204, headers: { "X-Remix-Reload-Document": "true" } }),
  );
  const posts: { address: string; document: boolean }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      posts.push({ address: new URL(request.url()).pathname, document: request.isNavigationRequest() });
  });
  const piece = page.waitForResponse(/\/assets\/old-build-[^/]+\.js$/);
  await page.clock.fastForward(61_000);
  // once loaded, a second import returns the same module
  await page.evaluate((address) => import(address), (await piece).url());
  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "Nota salvata.");
  await expect(note).toHaveValue("Banane poco mature");
  expect(posts).toEqual([{ address: "/cart", document: true }]);
});
