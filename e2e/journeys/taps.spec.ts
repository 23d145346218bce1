import { mostTaps } from "../../tests/budgets/taps";
import { Backend } from "../backend";
import { onServer, test } from "../fixtures";
import { dear, goods } from "../goods";
import { createButton, linksTo, newEmail } from "../registering";
import { CountedWay } from "../taps";
import { bring, signedIn } from "../visitor";

const password = "segreta 1";

/**
 * A home in each chain's delivery area, and a search whose first four goods exceed its minimum
 * order.
 */
const chains = [
  { tenant: "loggia", line: "Via Cavour 12, 00184 Roma", words: "olio extravergine" },
  { tenant: "quantobasta", line: "Corso della Repubblica 45, 04100 Latina", words: "grappa" },
  { tenant: "terrecomuni", line: "Corso Italia 30, 01100 Viterbo", words: "grappa" },
];

// spec again: a first order takes at most 22 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
for (const { tenant, line, words } of chains)
  test(
    `V: a first order of four products with a new address takes few taps in ${tenant}`,
    onServer,
    async ({ page, sandbox, shop, script }) => {
      const chain = sandbox.at(tenant);
      const way = new CountedWay(page);
      await page.goto(shop(tenant));
      await way.search(words);
      await way.add();
      await way.signIn(await chain.shopper("new"));
      await way.newAddress(line, "333 555 0187");
      await way.takeFirstSlot();
      for (let nth = 2; nth <= 4; nth += 1) await way.addInCart();
      await way.openCart();
      await way.order();
      way.expectWithin(mostTaps.firstOrder, script);
    },
  );

// spec again: a newcomer's way from registration to the placed order takes at most 32 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
for (const { tenant, line, words } of chains)
  test(
    `V: a newcomer registers and orders four products in few taps in ${tenant}`,
    onServer,
    async ({ page, sandbox, shop, script }) => {
      const chain = sandbox.at(tenant);
      const way = new CountedWay(page);
      const email = newEmail();
      await page.goto(shop(tenant));
      await way.search(words);
      await way.add();
      await way.tap(page.getByRole("link", { name: "Registrati", exact: true }).last());
      for (const [label, text] of [
        ["Nome", "Anna"],
        ["Cognome", "Rossi"],
        ["E-mail", email],
        ["Conferma e-mail", email],
        ["Via, numero e città", line],
      ] as const)
        await way.type(way.main.getByRole("textbox", { name: label, exact: true }), text);
      await way.tap(page.getByRole("button", { name: "Continua", exact: true }));
      await way.type(page.getByLabel("Password", { exact: true }), password);
      await way.tap(page.getByRole("checkbox", { name: /informativa sulla privacy/ }));
      await way.tap(createButton(page));
      await way.openMail(() => linksTo(chain, email));
      await way.takeFirstSlot();
      for (let nth = 2; nth <= 4; nth += 1) await way.addInCart();
      await way.openCart();
      await way.order();
      way.expectWithin(mostTaps.newcomer, script);
    },
  );

// spec again: an order repeated with two changes takes at most 8 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
for (const { tenant } of chains)
  test(
    `V: repeating the last order with two changes takes few taps in ${tenant}`,
    onServer,
    async ({ page, sandbox, shop, script }) => {
      const chain = sandbox.at(tenant);
      const who = await chain.shopper("regular");
      const other = await Backend.as(chain, who);
      await other.settle();
      for (const good of (await goods(chain, dear)).slice(0, 4)) await other.fill([{ good, quantity: 3 }]);
      await other.order();
      await bring(page, await signedIn(shop(tenant), who), shop(tenant));
      const way = new CountedWay(page);
      await page.goto(shop(tenant));
      await way.repeatOrder(2);
      await way.takeFirstSlot();
      await way.order();
      way.expectWithin(mostTaps.repeat, script);
    },
  );

// spec again: a written list becomes an order in at most 15 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
for (const { tenant } of chains)
  test(
    `V: a list written from the home becomes an order in few taps in ${tenant}`,
    onServer,
    async ({ page, sandbox, shop, script }) => {
      const chain = sandbox.at(tenant);
      const way = new CountedWay(page);
      await page.goto(shop(tenant));
      await way.writeList("4 olio extravergine\n2 parmigiano\n2 caffè\n2 prosciutto crudo");
      await way.signIn(await chain.shopper("regular"));
      await way.takeHome();
      await way.takeFirstSlot();
      await way.order();
      way.expectWithin(mostTaps.writtenList, script);
    },
  );
