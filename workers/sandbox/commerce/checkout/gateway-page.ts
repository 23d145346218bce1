import { html } from "hono/html";
import { htmlPage } from "../../kernel/html-page";

const style = `
  body { margin: 0; background: #f1f2f4; color: #17191c; font: 1rem/1.5 system-ui, sans-serif; }
  main { box-sizing: border-box; max-width: 26rem; margin: 8vh auto 0; padding: 1.75rem; background: #fff; border-radius: 1rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.1rem; } p { margin: 0 0 1rem; }
  .amount { margin: 1rem 0 .25rem; font-size: 2.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
  .fine { color: #555b63; font-size: .875rem; }
  form { display: grid; gap: .75rem; margin-top: 1.5rem; }
  button, a.button { min-height: 3rem; padding: .5rem 1rem; border: 1px solid #8a919b; border-radius: .6rem; background: #fff; color: inherit;
    font: inherit; text-align: center; text-decoration: none; line-height: 2rem; box-sizing: border-box; display: block; cursor: pointer; }
  button.pay { border-color: #1c4fb5; background: #1c4fb5; color: #fff; font-weight: 600; }
  :focus-visible { outline: 3px solid #1c4fb5; outline-offset: 2px; }
`;

const page = (title: string, content: ReturnType<typeof html>) =>
  htmlPage(title, style, html`<main>${content}</main>`);

const money = (cents: number): string => `${(cents / 100).toFixed(2).replace(".", ",")} €`;

type Shown = { shop: string; orderId: number; provider: string; cents: number; weighed: boolean };

/** Returns the provider's page: amount, recipient and three actions. */
export const paymentPage = ({ shop, orderId, provider, cents, weighed }: Shown) =>
  page(
    `Pagamento - ${shop}`,
    html`<h1>${shop}</h1>
      <p class="fine">${provider} · Ordine ${orderId}</p>
      <p class="amount">${money(cents)}</p>
      ${weighed
        ? html`<p class="fine">
            Importo autorizzato: l'addebito finale dipende dal peso dei prodotti preparati.
          </p>`
        : ""}
      <form method="post">
        <button class="pay" name="action" value="accept">Paga</button>
        <button name="action" value="refuse">Rifiuta il pagamento</button>
        <button name="action" value="abandon">Annulla e torna al negozio</button>
      </form>`,
  );

/** Returns the page for a finished payment, or for a missing shop address. */
export const closedPage = (shop: string, text: string, back: string) =>
  page(
    `Pagamento - ${shop}`,
    html`<h1>${shop}</h1>
      <p>${text}</p>
      ${back === "" ? "" : html`<a class="button" href="${back}">Torna al negozio</a>`}`,
  );

/**
 * Returns a page that posts a form to the shop: automatically with script, else by its button.
 * Its fields are no proof of payment.
 */
export const returnPage = (shop: string, text: string, back: string, fields: Record<string, string>) =>
  page(
    `Pagamento - ${shop}`,
    html`<h1>${shop}</h1>
      <p>${text}</p>
      <form method="post" action="${back}">
        ${Object.entries(fields).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="pay">Torna al negozio</button>
      </form>
      <script>
        document.forms[0].submit();
      </script>`,
  );
