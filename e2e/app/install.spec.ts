import type { Page } from "@playwright/test";
import { looker } from "../axe";
import { expect, test } from "../fixtures";
import { readyToOrder } from "../scene";
import { signIn } from "../steps";
import { asInstalled, offerInstall, timesAsked } from "./device";

const banner = (page: Page) => page.getByRole("complementary", { name: "L'app sulla schermata Home" });
const button = (page: Page, name: string) => banner(page).getByRole("button", { name, exact: true });
const morning = new Date("2026-11-24T08:00:00+01:00");
const inDays = (days: number) => new Date(morning.getTime() + days * 86_400_000);

/** Waits for the shop's response for the banner, so that a test knows it has arrived. */
const words = (page: Page) => page.waitForResponse((answer) => new URL(answer.url()).pathname === "/install");

async function offered(page: Page): Promise<void> {
  const answered = words(page);
  expect(await offerInstall(page)).toBe(true);
  await answered;
  await expect(banner(page)).toBeVisible();
}

/** The offer is stored; the page shows no banner and requests no `/install`. */
async function notOffered(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  expect(await offerInstall(page)).toBe(true);
  // The script is done once a later fetch of the page is answered.
  await page.evaluate(async () => {
    const address = [...document.scripts]
      .map(({ text }) => /"(\/assets\/device-[^"]+)"/.exec(text)?.[1])
      .find(Boolean);
    await import(address ?? "");
    await fetch("/manifest.webmanifest");
  });
  expect(asked).not.toContain("/install");
  await expect(banner(page)).toHaveCount(0);
}

const closedAt = (page: Page) => page.evaluate(() => localStorage.getItem("install"));

// spec §2.2: the install banner is hidden for 7 days, and after it was taken up for 14
test("the install offer comes back seven days after a refusal, fourteen after a prompt", async ({
  page,
  sandbox,
}) => {
  await page.clock.setFixedTime(morning);
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  await offered(page);
  await expect(banner(page)).toContainText("La Loggia sulla schermata Home");
  await button(page, "Non ora").click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.setFixedTime(inDays(6.99));
  await page.reload();
  await notOffered(page);

  await page.clock.setFixedTime(inDays(7));
  await page.reload();
  await offered(page);
  await button(page, "Installa").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await timesAsked(page)).toBe(1);
  await page.clock.setFixedTime(inDays(20.99));
  await page.reload();
  await notOffered(page);
  await page.clock.setFixedTime(inDays(21));
  await page.reload();
  await offered(page);
});

// spec §2.2: the install banner stands where nobody fills in a form, and after the question about cookies <- app/enhance/device/install.ts
test("the install offer appears on browsing pages, and not on forms or in a focused search", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who, "/cart");
  await notOffered(page);
  for (const path of ["/checkout", "/delivery/timeslot", "/profile/email", "/search?query=latte"]) {
    await page.goto(path);
    await notOffered(page);
  }
  await page.goto("/category/frutta-e-verdura");
  await offered(page);
  const search = page
    .getByRole("banner")
    .getByRole("combobox")
    .or(page.getByRole("banner").getByRole("searchbox"));
  await search.first().focus();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("banner").getByRole("link").first().focus();
  await expect(banner(page)).toBeVisible();
});

test.describe("new shopper", () => {
  test.use({ asksConsent: true });

  // spec §2.2: the install banner stands where nobody fills in a form, and after the question about cookies
  test("sees the cookie question before the install offer", async ({ page, sandbox }) => {
    const { who } = await readyToOrder(sandbox);
    await page.goto("/");
    expect(await offerInstall(page)).toBe(false);
    await signIn(page, who);
    await expect(page.locator(".consent")).not.toBeEmpty();
    await notOffered(page);
    await page.getByRole("button", { name: "Rifiuta tutti", exact: true }).click();
    await expect(page.locator(".consent-inner")).toHaveCount(0);
    await page.goto("/");
    await offered(page);
  });
});

// spec §2.2: the install banner moves nothing, breaks no rule of accessibility, and gives the focus back <- app/page/install/banner.tsx, app/styles/install.css
test("the install offer shifts no content, is accessible, and gives the focus back", async ({
  page,
  sandbox,
  script,
}) => {
  const { who } = await readyToOrder(sandbox);
  const look = await looker(page, script);
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await signIn(page, who);
    // A row of products grows while its HTML arrives, so the watch begins after the page is
    // painted.
    await page.waitForLoadState("load");
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }),
    );
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset.shift = JSON.stringify(entry);
      }).observe({ type: "layout-shift", buffered: false });
    });
    await offered(page);
    await look(`the offer at ${size.width}`);
    const box = await banner(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await expect(page.locator("html")).not.toHaveAttribute("data-shift");
    await button(page, "Non ora").focus();
    await page.keyboard.press("Escape");
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("main [tabindex='-1']")).toBeFocused();
    await page.evaluate(() => localStorage.clear());
  }
});

// spec §2.2: the install banner moves nothing, breaks no rule of accessibility, and gives the focus back
test("the install offer covers neither the end of a page nor a focused control", async ({
  page,
  sandbox,
}) => {
  const { who } = await readyToOrder(sandbox);
  for (const size of [
    { width: 360, height: 640 },
    { width: 640, height: 400 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/profile/dashboard");
    if (new URL(page.url()).pathname === "/login") await signIn(page, who, "/profile/dashboard");
    await offered(page);
    const covered = await page.evaluate(() => {
      const offer = document.querySelector(".install");
      const isUnder = (element: Element) => {
        const [box, over] = [element.getBoundingClientRect(), offer?.getBoundingClientRect()];
        const isOverlapped = over && box.bottom > over.top + 1 && box.top < over.bottom - 1;
        return isOverlapped && box.width > 0 && box.left < over.right && box.right > over.left;
      };
      const nameOf = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
      scrollTo(0, document.documentElement.scrollHeight);
      const end = [...document.querySelectorAll("main *, footer *")].filter(isUnder).map(nameOf);
      scrollTo(0, 0);
      const focused = [
        ...document.querySelectorAll<HTMLElement>("main a, main button, footer a, footer button"),
      ]
        .filter((element) => {
          element.focus();
          return document.activeElement === element && isUnder(element);
        })
        .map(nameOf);
      return { end, focused };
    });
    expect(covered, `${size.width} by ${size.height}`).toEqual({ end: [], focused: [] });
  }
});

// spec §2.2: the install banner is not shown where closing it could not be remembered
test("a device without working storage gets no install offer", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await signIn(page, who);
  await notOffered(page);
});

test("closing the offer closes it in all tabs, and a refused prompt causes no error", async ({
  page,
  sandbox,
  context,
}) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  const other = await context.newPage();
  await other.goto("/");
  await offered(page);
  await offered(other);
  await button(other, "Non ora").click();
  await expect(banner(page)).toHaveCount(0);
  expect(Number(await closedAt(page))).toBeGreaterThan(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const answered = words(page);
  await offerInstall(page, "refused");
  await answered;
  await button(page, "Installa").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await timesAsked(page)).toBe(1);
});

test("an installed shop makes no install offer", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await signIn(page, who);
  await offered(page);
  await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
  await expect(banner(page)).toHaveCount(0);
  await asInstalled(page);
  await page.reload();
  await notOffered(page);
});

test("an iPhone gets instructions for installing by hand", async ({ page, sandbox }) => {
  const { who } = await readyToOrder(sandbox);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "standalone", { get: () => false }),
  );
  await signIn(page, who);
  const address = await page.evaluate(() =>
    [...document.scripts].map(({ text }) => /"(\/assets\/device-[^"]+)"/.exec(text)?.[1]).find(Boolean),
  );
  await page.evaluate((file) => import(file ?? ""), address);
  await expect(banner(page)).toContainText("Condividi");
  await expect(button(page, "Installa")).toHaveCount(0);
});
