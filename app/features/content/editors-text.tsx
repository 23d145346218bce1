import type { SafeHtml } from "~/model/content";

/** Text of the chain's editors: always Italian, in any language of the shop. */
export function EditorsText({ html }: { html: SafeHtml }) {
  return <div className="prose content" lang="it" dangerouslySetInnerHTML={{ __html: html }} />;
}
