import type { SafeHtml } from "~/model/content";

/** What an editor wrote, in Italian whatever language the shop is read in. */
export function EditorsText({ html }: { html: SafeHtml }) {
  return <div className="prose content" lang="it" dangerouslySetInnerHTML={{ __html: html }} />;
}
