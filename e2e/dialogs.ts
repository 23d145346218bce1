import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type { Stage } from "./addresses";

type Opener = {
  /** The page with the opening link. */
  at: (stage: Stage) => string;
  link: (page: Page) => Locator;
  /** The dialog's own name. */
  name: string | RegExp;
  /** True if only small screens show the link. */
  onPhone?: boolean;
  /** True if only a visitor sees the link. */
  asVisitor?: boolean;
};

const banner = (page: Page) => page.getByRole("banner");

/** Ways to open each dialog, by the file that opens it. */
export const openers: Record<string, Opener[]> = {
  "login-link.tsx": [
    {
      at: () => "/catalog",
      name: "Accedi",
      asVisitor: true,
      link: (page) => banner(page).getByRole("link", { name: "Accedi", exact: true }),
    },
  ],
  "where-when.tsx": [
    {
      at: () => "/catalog",
      name: /./,
      link: (page) => banner(page).getByRole("link", { name: /cambia dove$/ }),
    },
    {
      at: () => "/catalog",
      name: /./,
      link: (page) => banner(page).getByRole("link", { name: /cambia quando$/ }),
    },
  ],
  "add-to-list.tsx": [
    {
      at: ({ plain }) => `/product/${plain.slug}`,
      name: "Aggiungi a una lista",
      link: (page) => page.getByRole("link", { name: "Aggiungi a una lista" }),
    },
  ],
  "cart-link.tsx": [
    {
      at: () => "/catalog",
      name: "Carrello",
      link: (page) => banner(page).getByRole("link", { name: /^Carrello: / }),
    },
  ],
  "cart-panel.tsx": [
    {
      at: () => "/cart",
      name: "Svuotare il carrello?",
      link: (page) => page.getByRole("link", { name: "Svuota il carrello" }),
    },
  ],
  "cart-line.tsx": [
    {
      at: () => "/cart",
      name: "Se manca, e note",
      link: (page) => page.getByRole("link", { name: /^(Se manca: |Preferenze)/ }).first(),
    },
    {
      at: () => "/cart",
      name: "Togliere dal carrello?",
      link: (page) => page.getByRole("link", { name: /^Togli .* dal carrello$/ }).first(),
    },
  ],
  "list-line.tsx": [
    {
      at: ({ listId }) => `/profile/lists/${listId}`,
      name: "Togliere dalla lista?",
      link: (page) => page.getByRole("link", { name: /^Togli .* dalla lista$/ }).first(),
    },
  ],
  "add-to-cart.tsx": [
    {
      at: ({ optional }) => `/product/${optional.slug}`,
      name: "Come lo vuoi?",
      link: (page) =>
        page
          .getByRole("article")
          .getByRole("button", { name: /^Scegli: / })
          .first(),
    },
  ],
  "links-link.tsx": [
    {
      at: () => "/catalog",
      name: "Aiuto",
      link: (page) => banner(page).getByRole("link", { name: "Aiuto", exact: true }),
    },
  ],
  "footer-links.tsx": [
    {
      at: () => "/catalog",
      name: "Preferenze sui cookie",
      link: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Preferenze sui cookie" }),
    },
  ],
  "consent-bar.tsx": [
    {
      at: () => "/catalog",
      name: "Preferenze sui cookie",
      asVisitor: true,
      link: (page) => page.getByRole("link", { name: "Più opzioni" }),
    },
  ],
  "category-menu.tsx": [
    {
      at: () => "/cart",
      name: "Reparti",
      onPhone: true,
      link: (page) =>
        page.getByRole("navigation", { name: "Navigazione veloce" }).getByRole("link", { name: "Reparti" }),
    },
  ],
};

const app = fileURLToPath(new URL("../app/", import.meta.url));
/**
 * Building blocks of the openers, and two dialogs that no visible link opens: the message with OK
 * (tested in accessibility.spec.ts) and the offer of a newer app (tested in app/shell.spec.ts).
 */
const parts = ["dialog-link.tsx", "notification.tsx", "upgrade-link.tsx"];

/** Names of the files in the code that open a dialog. */
export const openersInCode = (): string[] =>
  readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
    .filter((path) => /<(DialogLink|dialog)\b/.test(readFileSync(`${app}${path}`, "utf8")))
    .map((path) => path.split("/").at(-1) ?? path)
    .filter((name) => !parts.includes(name))
    .sort();
