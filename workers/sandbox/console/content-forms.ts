import { html } from "hono/html";
import type { StoredPage } from "../cms/page-store";

/** The pages of the content system, each in a form that changes it. */
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
