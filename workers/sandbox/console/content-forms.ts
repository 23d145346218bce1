import { html } from "hono/html";
import type { StoredBlock, StoredSlide } from "../cms/home-store";
import type { StoredPage } from "../cms/page-store";

/** Renders the pages of the content system, each in an edit form. */
export function contentForms(base: string, pages: StoredPage[]) {
  return html`<section>
    <h2>Contenuti</h2>
    ${pages.map(
      ({ slug, title, html: text, validity = "" }) =>
        html`<details>
          <summary>${title}</summary>
          <form method="post" action="${base}/sandbox/page/content">
            <input type="hidden" name="slug" value="${slug}" />
            <label>Titolo <input name="title" value="${title}" /></label>
            <label>Validità <input name="validity" value="${validity}" /></label>
            <label>Testo (HTML) <textarea name="html" rows="12" cols="80">${text}</textarea></label>
            <button>Salva</button>
          </form>
        </details>`,
    )}
  </section>`;
}

const services = [
  { value: "", label: "tutti" },
  { value: "2", label: "a casa" },
  { value: "1", label: "ritiro" },
];

/** Renders slides and blocks of the home, each in an edit form, plus empty forms to add. */
export function homeForms(base: string, slides: StoredSlide[], blocks: StoredBlock[]) {
  const next = (all: { id: number }[]) => Math.max(0, ...all.map(({ id }) => id)) + 1;
  const newSlide = {
    ...{ id: next(slides), title: "", text: "", image: "", link: "", from: "", to: "", service: "" as const },
  };
  return html`<section>
    <h2>Pagina iniziale</h2>
    ${[...slides, newSlide].map(
      ({ id, title, text, image, link, from, to, service }) =>
        html`<details>
          <summary>Diapositiva: ${title || "nuova"}</summary>
          <form method="post" action="${base}/sandbox/page/slide">
            <input type="hidden" name="id" value="${id}" />
            <label>Titolo <input name="title" value="${title}" /></label>
            <label>Testo <input name="text" value="${text}" /></label>
            <label>Immagine (indirizzo) <input name="image" value="${image}" /></label>
            <label>Dove porta <input name="link" value="${link}" /></label>
            <label>Dal <input name="from" type="date" value="${from}" /></label>
            <label>Al <input name="to" type="date" value="${to}" /></label>
            <label
              >Per chi
              <select name="service">
                ${services.map(
                  ({ value, label }) =>
                    html`<option value="${value}" ${value === service ? "selected" : ""}>${label}</option>`,
                )}
              </select></label
            >
            <button>Salva</button>
          </form>
        </details>`,
    )}
    ${[...blocks, { id: next(blocks), title: "", html: "" }].map(
      ({ id, title, html: text }) =>
        html`<details>
          <summary>Blocco: ${title || "nuovo"}</summary>
          <form method="post" action="${base}/sandbox/page/block">
            <input type="hidden" name="id" value="${id}" />
            <label>Titolo <input name="title" value="${title}" /></label>
            <label>Testo (HTML) <textarea name="html" rows="6" cols="80">${text}</textarea></label>
            <button>Salva</button>
          </form>
        </details>`,
    )}
  </section>`;
}
