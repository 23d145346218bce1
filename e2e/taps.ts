import type { Locator, Page } from "@playwright/test";
import type { TapLimit } from "../tests/budgets/taps";
import { expect } from "./fixtures";
import type { Login } from "./sandbox";
import { expectSaid, isShown, orderButton, stepOf } from "./steps";
import type { Script } from "./watch";

/**
 * A way through the shop with counted taps and screens. A tap into a field and a tap on the
 * keyboard's "go" count, typed letters do not. A screen is a document that the browser loads.
 */
export class CountedWay {
  private taps = 0;
  private screens = 0;

  constructor(private readonly page: Page) {
    page.on("domcontentloaded", () => {
      this.screens += 1;
    });
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.taps += 1;
  }

  private async go(): Promise<void> {
    await this.page.keyboard.press("Enter");
    this.taps += 1;
  }

  async search(words: string): Promise<void> {
    const field = this.page.getByRole("searchbox").first();
    await this.type(field, words);
    await this.go();
  }

  private get addButtons(): Locator {
    return this.main.getByRole("button", { name: /^Aggiungi: / });
  }

  /** Presses the first add button; for a visitor it opens the login. */
  async add(): Promise<void> {
    await this.tap(this.addButtons.first());
  }

  /** Presses the first add button and waits until a quantity replaces it. */
  async addInCart(): Promise<void> {
    const before = await this.addButtons.count();
    await this.add();
    await expect(this.addButtons).toHaveCount(before - 1);
  }

  async signIn({ login, password }: Login): Promise<void> {
    const form = stepOf(this.page);
    await this.type(form.getByLabel("E-mail"), login);
    await this.type(form.getByLabel("Password"), password);
    await this.tap(form.getByRole("button", { name: "Accedi", exact: true }));
  }

  async newAddress(line: string, phone: string): Promise<void> {
    const field = stepOf(this.page).getByRole("search").getByLabel("Via, numero e città");
    await this.type(field, line);
    await this.go();
    await this.type(this.main.getByLabel("Telefono di riferimento"), phone);
    await this.tap(this.page.getByRole("button", { name: "Salva e consegna qui" }));
  }

  async takeFirstSlot(): Promise<void> {
    await this.tap(this.page.getByRole("button", { name: /^Prendi il primo posto libero/ }));
    await expectSaid(this.page, "Nel carrello:");
  }

  /** Opens the newest mail's link. */
  async openMail(links: () => Promise<string[]>): Promise<void> {
    await expect(this.page.getByRole("heading", { name: "Controlla la posta", level: 1 })).toBeVisible();
    const [newest = ""] = await links();
    await this.page.goto(newest);
    this.taps += 1;
  }

  /** Repeats the last order from the home, without its first `without` products. */
  async repeatOrder(without: number): Promise<void> {
    await this.tap(this.main.getByRole("link", { name: /^Rifai/ }).first());
    for (let nth = 0; nth < without; nth += 1) await this.tap(this.page.getByRole("checkbox").nth(nth));
    await this.tap(this.page.getByRole("button", { name: "Metti nel carrello" }));
  }

  /** Selects the first value of every visible option that has no value. */
  private async chooseOptions(): Promise<void> {
    for (const option of await this.main.getByRole("combobox").filter({ visible: true }).all()) {
      if ((await option.inputValue()) !== "") continue;
      await option.selectOption({ index: 1 });
      this.taps += 1;
    }
  }

  async writeList(text: string): Promise<void> {
    await this.tap(this.main.getByRole("link", { name: "Scrivi la lista" }).first());
    await this.type(this.page.getByLabel("La tua lista"), text);
    await this.tap(this.page.getByRole("button", { name: "Trova i prodotti" }));
    const submit = this.page.getByRole("button", { name: "Metti nel carrello" });
    await expect(submit).toBeVisible();
    await this.chooseOptions();
    await this.tap(submit);
  }

  /** Takes the first address of the book. */
  async takeHome(): Promise<void> {
    await this.tap(this.page.getByRole("button", { name: /^Consegna qui: / }).first());
  }

  async openCart(): Promise<void> {
    await this.tap(this.page.getByRole("link", { name: /^Carrello/ }).first());
  }

  /** Goes from the open cart to the outcome of the order. */
  async order(): Promise<void> {
    await this.tap(stepOf(this.page).getByRole("link", { name: "Vai al pagamento" }).first());
    await this.tap(this.page.getByLabel("Accetto le condizioni di vendita"));
    const next = this.page.getByRole("button", { name: "Continua al pagamento" });
    await expect(next.or(orderButton(this.page))).toBeVisible();
    if (await isShown(next)) {
      await this.tap(next);
      await this.tap(this.page.getByRole("radio", { name: "Alla consegna" }));
    }
    await this.tap(orderButton(this.page));
    await expect(this.page.getByRole("heading", { name: "Ordine inviato, grazie!", level: 1 })).toBeVisible();
  }

  /** Compares the counts with their limits and prints them. */
  expectWithin({ taps, screens }: TapLimit, script: Script): void {
    const most = screens[script === "on" ? "on" : "off"];
    console.log(`${this.taps} taps of ${taps}, ${this.screens} screens of ${most} (script ${script})`);
    expect(this.taps, "taps").toBeLessThanOrEqual(taps);
    expect(this.screens, "screens").toBeLessThanOrEqual(most);
  }
}
