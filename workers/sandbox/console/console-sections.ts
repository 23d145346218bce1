import { html } from "hono/html";
import { shopperKinds, type ShopperKind } from "../kernel/commerce-part";
import type { outbox } from "../kernel/outbox";
import { isOtherAnswer, otherAnswerText, type OtherAnswer } from "../kernel/other-answers";
import { scenarioNames, type ScenarioName, type ScenarioState } from "../kernel/scenarios";
import type { SandboxTenant } from "../chains/sandbox-tenant";
import type { StoredBlock, StoredSlide } from "../cms/home-store";
import type { StoredPage } from "../cms/page-store";
import type { shopState } from "./shop-state";

/** Data of the page. */
export type Shown = {
  base: string;
  tenant: SandboxTenant;
  state: ReturnType<typeof shopState>;
  mails: ReturnType<typeof outbox>;
  pages: StoredPage[];
  slides: StoredSlide[];
  blocks: StoredBlock[];
  message: string | undefined;
};

const scenarioTexts: Record<Exclude<ScenarioName, OtherAnswer>, string> = {
  slow: "Risposte lente",
  down: "Servizio fermo (500)",
  "419": "Le sessioni scadono",
  refuse: "Catalogo rifiutato (stato 1)",
  lost: "Risposta persa dopo l'effetto (502)",
  late: "Risposta in ritardo dopo l'effetto",
  empty: "Risposta vuota (stato 0)",
  "slot-full": "La fascia scelta si riempie",
  "price-changed": "Prezzi nel carrello +10 %",
  "payment-refused": "Pagamento rifiutato",
  recaptcha: "Verifica che sia una persona richiesta",
  "idp-rubbish": "L'accesso aziendale o social risponde spazzatura",
  "idp-foreign": "L'accesso aziendale o social risponde per un'altra insegna",
  "push-refused": "Il telefono dell'app è rifiutato",
  "app-update": "C'è una versione più nuova dell'app",
  malformed: "Risposte troncate",
  unmade: "Risposte troncate, senza effetto",
  "no-prices": "I prezzi solo a chi ha fatto l'accesso",
  "cms-down": "Contenuti fermi (500)",
  "cms-slow": "Contenuti lenti",
  "cms-broken": "Contenuti con codice ostile e date sbagliate",
  "cms-huge": "Contenuti di 5 MB",
  "cms-javascript": "Un menù porta a javascript:",
  plain: "Solo l'eBSN che si conosce, senza le nostre aggiunte",
};
const scenarioText = (name: ScenarioName): string =>
  isOtherAnswer(name) ? otherAnswerText(name) : scenarioTexts[name];

export function facts({ counts }: Shown["state"]) {
  const rows: [string, number][] = [
    ["Prodotti", counts.products],
    ["Categorie", counts.categories],
    ["Clienti", counts.shoppers],
    ["Sessioni", counts.sessions],
    ["Ordini", counts.orders],
    ["Chiamate", counts.calls],
    ["Messaggi", counts.mails],
  ];
  return html`<section>
    <h2>Il negozio</h2>
    <dl>
      ${rows.map(
        ([name, count]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${count}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

export function clockForms(base: string, { clock }: Shown["state"]) {
  const action = `${base}/sandbox/page/clock`;
  return html`<section>
    <h2>Orologio</h2>
    <p><time datetime="${clock.now}">${clock.now}</time> ${clock.moved ? "(spostato)" : "(ora reale)"}</p>
    <form method="post" action="${action}">
      <label>Ora di Roma <input type="datetime-local" name="now" value="${clock.now.slice(0, 16)}" /></label>
      <button>Sposta</button>
    </form>
    <form method="post" action="${action}">
      <label>Minuti in avanti <input type="number" name="advanceMinutes" value="30" /></label>
      <button>Avanza</button>
    </form>
    <form method="post" action="${action}">
      <input type="hidden" name="run" value="true" /><button>Torna all'ora reale</button>
    </form>
    <form method="post" action="${base}/sandbox/page/reset">
      <button class="danger">Riporta allo stato iniziale</button>
    </form>
  </section>`;
}

/** Returns "Risposta persa dopo l'effetto (502): cart/add, ancora 3 volte, tutti i clienti". */
function readable({ name, shopper, path, times, seconds }: ScenarioState): string {
  const details = [
    path,
    times === undefined ? undefined : times === 1 ? "ancora una volta" : `ancora ${times} volte`,
    seconds === undefined ? undefined : `${seconds} s`,
    shopper ?? "tutti i clienti",
  ];
  return `${scenarioText(name)}: ${details.filter((detail) => detail !== undefined).join(", ")}`;
}

export function scenarioForms(base: string, { scenarios }: Shown["state"]) {
  const action = `${base}/sandbox/page/scenario`;
  return html`<section>
    <h2>Scenari</h2>
    <form method="post" action="${action}">
      <label
        >Scenario
        <select name="name">
          ${scenarioNames.map((name) => html`<option value="${name}">${scenarioText(name)}</option>`)}
        </select></label
      >
      <label>Solo per <input type="email" name="shopper" placeholder="tutti i clienti" /></label>
      <label>Chiamate <input name="path" placeholder="tutte, o cart/*" /></label>
      <label>Volte <input type="number" name="times" min="1" placeholder="sempre" /></label>
      <label>Secondi <input type="number" name="seconds" min="0" step="0.1" /></label>
      <input type="hidden" name="on" value="true" /><button>Accendi</button>
    </form>
    ${scenarios.length === 0 ? html`<p>Nessuno scenario acceso.</p>` : ""}
    ${scenarios.map(
      (scenario) =>
        html`<form method="post" action="${action}">
          <span>${readable(scenario)}</span>
          <input type="hidden" name="name" value="${scenario.name}" />
          <input type="hidden" name="shopper" value="${scenario.shopper ?? ""}" />
          <input type="hidden" name="path" value="${scenario.path ?? ""}" />
          <input type="hidden" name="on" value="false" /><button>Spegni</button>
        </form>`,
    )}
  </section>`;
}

const shopperTexts: Record<ShopperKind, string> = {
  regular: "cliente abituale",
  new: "cliente nuovo",
  changing: "con un ordine modificabile",
  unconfirmed: "con la registrazione da confermare",
  master1: "account master, tipo 1",
  master2: "account master, tipo 2",
  beta: "beta tester, con una data di anteprima",
  incomplete: "con il profilo da completare",
  employee: "dipendente, accesso aziendale",
  delivering: "con un ordine in consegna",
  busy: "con ordini in ogni stato in corso",
  company: "azienda, con scadenze di pagamento",
};

export function shopperForm(base: string) {
  return html`<section>
    <h2>Clienti</h2>
    <form method="post" action="${base}/sandbox/page/shopper">
      <label
        >Come
        <select name="like">
          ${shopperKinds.map((kind) => html`<option value="${kind}">${shopperTexts[kind]}</option>`)}
        </select></label
      ><button>Crea un cliente</button>
    </form>
    <p>Già pronti, con la password <code>bottega-demo</code>:</p>
    <ul>
      ${shopperKinds.map((kind) => html`<li><code>${kind}@example.com</code>: ${shopperTexts[kind]}</li>`)}
      <li><code>social@example.com</code>: conosciuto da Google e Facebook</li>
    </ul>
  </section>`;
}

export function mailList(mails: Shown["mails"]) {
  return html`<section>
    <h2>Posta in uscita</h2>
    ${mails.length === 0 ? html`<p>Nessun messaggio.</p>` : ""}
    ${mails.map(
      ({ to, subject, text, links, at }) =>
        html`<details>
          <summary>${at} · ${to} · ${subject}</summary>
          <pre>${text}</pre>
          ${links.map((link) => html`<p><a href="${link}">Apri il collegamento</a></p>`)}
        </details>`,
    )}
  </section>`;
}
