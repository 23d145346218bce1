import { html } from "hono/html";
import { reachable } from "../commerce/rules/order-states";
import type { Shown } from "./console-sections";

export function orderTable(base: string, { orders }: Shown["state"]) {
  if (orders.length === 0)
    return html`<section>
      <h2>Ordini</h2>
      <p>Nessun ordine.</p>
    </section>`;
  return html`<section>
    <h2>Ordini</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Ordine</th>
          <th scope="col">Cliente</th>
          <th scope="col">Stato</th>
          <th scope="col">Totale</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${orders.slice(0, 50).map(
          ({ orderId, login, orderStatusId, grossTotal }) =>
            html`<tr>
              <td>${orderId}</td>
              <td>${login}</td>
              <td>${orderStatusId}</td>
              <td>${grossTotal.toFixed(2).replace(".", ",")} €</td>
              <td>
                <form method="post" action="${base}/sandbox/page/advance">
                  <input type="hidden" name="orderId" value="${orderId}" /><button>Fai avanzare</button>
                </form>
                <form method="post" action="${base}/sandbox/page/order-status">
                  <input type="hidden" name="orderId" value="${orderId}" />
                  <select name="orderStatusId" aria-label="Stato dell'ordine ${orderId}">
                    ${reachable.map(({ id, text }) => html`<option value="${id}">${id} ${text}</option>`)}
                  </select>
                  <button>Porta a questo stato</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
