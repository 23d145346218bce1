import { expect, test } from "./fixtures";
import { readyToOrder } from "./scene";
import { expectSaid, signIn } from "./steps";

// spec attacked: F25 a page older than the deploy keeps its fields and carries out the click <- app/enhance/boot.ts
test("F25: a page older than the deploy keeps the typed text and carries out the click", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  // Simulates a deploy: the page's script files no longer exist.
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ status: 200, contentType: "text/javascript", body: "throw 0" }),
  );
  await signIn(page, who, "/cart");
  const note = page.getByRole("textbox", { name: /^Nota per chi prepara la spesa/ });
  await page.getByText("Nota per chi prepara la spesa").first().click();
  await note.fill("Banane poco mature");
  const posts: { address: string; document: boolean }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST")
      posts.push({ address: new URL(request.url()).pathname, document: request.isNavigationRequest() });
  });
  await page.getByRole("button", { name: "Salva la nota" }).click();
  await expectSaid(page, "Nota salvata.");
  await expect(note).toHaveValue("Banane poco mature");
  expect(posts).toEqual([{ address: "/cart", document: true }]);
});
