import { html } from "hono/html";
import { htmlPage } from "../../kernel/html-page";
import { pageStyle } from "../../kernel/page-style";
import type { KnownPerson, Provider } from "./known-people";

const names: Record<Provider, string> = {
  saml: "Accesso aziendale",
  google: "Accedi con Google",
  facebook: "Accedi con Facebook",
};

const page = (title: string, content: ReturnType<typeof html>) =>
  htmlPage(
    title,
    pageStyle,
    html`<header><h1>${title}</h1></header>
      <main>${content}</main>`,
  );

/** Page with the people to choose from, and a button to cancel. */
export const peoplePage = (provider: Provider, shop: string, people: KnownPerson[]) =>
  page(
    `${names[provider]} (di prova)`,
    html`<section>
      <h2>Per entrare in ${shop}</h2>
      <form method="post">
        ${people.map(
          ({ id, firstName, lastName, email }) =>
            html`<button name="person" value="${id}">${firstName} ${lastName} ${email}</button>`,
        )}
        <button name="person" value="">Annulla</button>
      </form>
    </section>`,
  );

export const lostPage = () => page("Accesso scaduto", html`<p>Torna al negozio e riprova.</p>`);
