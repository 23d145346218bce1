import { mostTaps } from "../../tests/budgets/taps";
import { Backend } from "../backend";
import { onServer, test } from "../fixtures";
import { dear, goods } from "../goods";
import { createButton, linksTo, newEmail } from "../registering";
import { signIn } from "../steps";
import { CountedWay } from "../taps";

const password = "segreta 1";
const line = "Via Cavour 12, 00184 Roma";
const words = "olio extravergine";

// spec again: a first order takes at most 22 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
test(
  "V: a first order of four products, with a known login and a new address, in few taps",
  onServer,
  async ({ page, sandbox, script }) => {
    const way = new CountedWay(page);
    await page.goto("/");
    await way.search(words);
    await way.add();
    await way.signIn(await sandbox.shopper("new"));
    await way.newAddress(line, "333 555 0187");
    await way.takeFirstSlot();
    for (let nth = 2; nth <= 4; nth += 1) await way.addInCart();
    await way.openCart();
    await way.order();
    way.expectWithin(mostTaps.firstOrder, script);
  },
);

// spec again: a newcomer's way from registration to the placed order takes at most 32 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
test(
  "V: a newcomer registers and orders four products, in few taps",
  onServer,
  async ({ page, sandbox, script }) => {
    const way = new CountedWay(page);
    const email = newEmail();
    await page.goto("/");
    await way.search(words);
    await way.add();
    await way.tap(page.getByRole("link", { name: "Registrati", exact: true }).last());
    for (const [label, text] of [
      ["Nome", "Anna"],
      ["Cognome", "Rossi"],
      ["E-mail", email],
      ["Indirizzo, numero e città", line],
    ] as const)
      await way.type(way.main.getByRole("textbox", { name: label, exact: true }), text);
    await way.tap(page.getByRole("button", { name: "Continua", exact: true }));
    await way.type(page.getByLabel("Password", { exact: true }), password);
    await way.tap(page.getByRole("checkbox", { name: /informativa sulla privacy/ }));
    await way.tap(createButton(page));
    await way.openMail(() => linksTo(sandbox, email));
    await way.takeFirstSlot();
    for (let nth = 2; nth <= 4; nth += 1) await way.addInCart();
    await way.openCart();
    await way.order();
    way.expectWithin(mostTaps.newcomer, script);
  },
);

// spec again: an order repeated with two changes takes at most 8 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
test(
  "V: the last order again from the home, with two changes, in few taps",
  onServer,
  async ({ page, sandbox, script }) => {
    const who = await sandbox.shopper("regular");
    const backend = await Backend.as(sandbox, who);
    await backend.settle();
    for (const good of (await goods(sandbox, dear)).slice(0, 4)) await backend.fill([{ good, quantity: 3 }]);
    await backend.order();
    await signIn(page, who, "/catalog");
    const way = new CountedWay(page);
    await page.goto("/");
    await way.repeatOrder(2);
    await way.takeFirstSlot();
    await way.order();
    way.expectWithin(mostTaps.repeat, script);
  },
);

// spec again: a written list becomes an order in at most 15 taps: V <- e2e/taps.ts, tests/budgets/taps.ts
test(
  "V: a list written from the home becomes an order, in few taps",
  onServer,
  async ({ page, sandbox, script }) => {
    const way = new CountedWay(page);
    await page.goto("/");
    await way.writeList("4 olio extravergine\n2 parmigiano\n2 caffè\n2 prosciutto crudo");
    await way.signIn(await sandbox.shopper("regular"));
    await way.takeHome();
    await way.takeFirstSlot();
    await way.order();
    way.expectWithin(mostTaps.writtenList, script);
  },
);
