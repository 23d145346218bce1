import { By, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";

const patienceMs = 15_000;

/** Finds visible elements by role and words and waits for them, as the Chromium journeys do. */
export class Window {
  constructor(
    private readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  open = (path: string) => this.driver.get(this.origin + path);
  back = () => this.driver.navigate().back();
  path = async () => {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return pathname + search;
  };
  isShown = async (css: string) => (await this.shown(css)).length > 0;

  link = (name: string | RegExp) => this.find("a[href]", name);
  button = (name: string | RegExp) => this.find("button", name);
  field = (name: string | RegExp) => this.find("input, textarea, select", name);
  heading = (name: string | RegExp) => this.find("h1", name);

  /** First visible element with this selector and name; throws if none appears. */
  find(css: string, name: string | RegExp): Promise<WebElement> {
    const isNamed = (own: string) => (typeof name === "string" ? own === name : name.test(own));
    return this.until(`${css} named ${name}`, async () => {
      for (const one of await this.shown(css)) {
        const label = (await one.getAttribute("aria-label")) ?? (await one.getAccessibleName());
        if (isNamed(label.replace(/\s+/g, " ").trim())) return one;
      }
      return undefined;
    });
  }

  /** Visible element at this index, from 0; throws if it does not appear. */
  nth = (css: string, index: number): Promise<WebElement> =>
    this.until(`${css} (${index})`, async () => (await this.shown(css))[index]);

  /** Waits until the element's attribute has this value. */
  has = (find: () => Promise<WebElement>, attribute: string, value: string) =>
    this.until(`${attribute} ${value}`, async () =>
      (await (await find()).getDomAttribute(attribute)) === value ? true : undefined,
    );

  /** Activates our script, as a shopper's first key does; a page without script stays unchanged. */
  async wake(): Promise<void> {
    if ((await this.driver.findElements(By.css("html[data-js]"))).length === 0) return;
    await this.driver.actions().keyDown(Key.SHIFT).keyUp(Key.SHIFT).perform();
    await this.until(
      "our script",
      async () => (await this.driver.findElements(By.css("html[data-script=on]")))[0],
    );
  }

  /**
   * Scrolls to the element and presses it there. It finds the element again on each try, because a
   * reloaded page has new elements, and the driver presses only inside the window.
   */
  async press(find: () => Promise<WebElement>): Promise<void> {
    await this.until("pressed", async () => {
      const element = await find();
      await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
      return true;
    });
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.until(`${name} filled in`, async () => {
      const field = await this.field(name);
      await field.clear();
      await field.sendKeys(text);
      return true;
    });
  }

  /** Waits until the page contains these words. */
  says = (words: string | RegExp) =>
    this.until(`the words ${words}`, async () => {
      const text = await this.driver.findElement(By.css("body")).getText();
      return (typeof words === "string" ? text.includes(words) : words.test(text)) || undefined;
    });

  /**
   * Repeats `ask` until it returns a value; an element removed with its page does not count. Throws
   * after 15 s.
   */
  private async until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
      } catch (thrown) {
        if (!isPassing(thrown) || Date.now() > end) throw thrown;
      }
      if (Date.now() > end) throw new Error(`WebKit does not show ${what} on ${await this.path()}`);
    }
  }

  private async shown(css: string): Promise<WebElement[]> {
    const all = await this.driver.findElements(By.css(css));
    const areShown = await Promise.all(all.map((one) => one.isDisplayed()));
    return all.filter((_, index) => areShown[index]);
  }
}

const isPassing = (thrown: unknown): boolean =>
  thrown instanceof error.StaleElementReferenceError ||
  thrown instanceof error.NoSuchElementError ||
  thrown instanceof error.ElementClickInterceptedError ||
  thrown instanceof error.ElementNotInteractableError;
