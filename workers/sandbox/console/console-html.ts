import { html } from "hono/html";
import { tenants } from "../chains/tenants";
import { htmlPage } from "../kernel/html-page";
import { pageStyle } from "../kernel/page-style";
import { clockForms, facts, mailList, scenarioForms, shopperForm, type Shown } from "./console-sections";
import { contentForms, homeForms } from "./content-forms";
import { orderTable } from "./order-table";

/** Renders the whole page of the console. */
export function consoleHtml({ base, tenant, state, mails, pages, slides, blocks, message }: Shown) {
  const origin = new URL(base).origin;
  const listed = tenants.some(({ id }) => id === tenant.id) ? tenants : [...tenants, tenant];
  return htmlPage(
    `Console di ${tenant.companyName}`,
    pageStyle,
    html`<header>
        <h1>Console di ${tenant.companyName}</h1>
        <nav aria-label="Insegne">
          ${listed.map(({ id }) => {
            const current = id === tenant.id ? html` aria-current="page"` : "";
            return html`<a href="${origin}/t/${id}/sandbox" ${current}>${id}</a> `;
          })}
        </nav>
      </header>
      <main>
        ${message === undefined ? "" : html`<p role="status">${message}</p>`} ${facts(state)}
        ${clockForms(base, state)} ${scenarioForms(base, state)} ${shopperForm(base)}
        ${orderTable(base, state)} ${contentForms(base, pages)} ${homeForms(base, slides, blocks)}
        ${mailList(mails)}
      </main>`,
  );
}
