import { html } from "hono/html";
import { orderStates } from "./control";
import type { Shown } from "./console-sections";

const stateTexts: Record<(typeof orderStates)[number], string> = {
  3: "3 ordinato",
  4: "4 in preparazione",
  5: "5 in preparazione",
  6: "6 quasi pronto",
  7: "7 in consegna",
  8: "8 consegnato",
  9: "9 consegnato in parte",
  10: "10 annullato",
  11: "11 invalidato",
  12: "12 non ritirato",
  13: "13 fallito",
  18: "18 in consegna con il corriere",
};

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
                    ${orderStates.map(
                      (state) => html`<option value="${state}">${stateTexts[state]}</option>`,
                    )}
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
