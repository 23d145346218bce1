import { useNonce } from "~/platform/http/nonce";

/** Structured data for search engines; `json` has no `<` in it. */
export function JsonLd({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
