import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createTranslate, type Texts } from "~/i18n/translate";
import { TranslateContext } from "~/i18n/use-t";

declare global {
  var bottegaTexts: Promise<Texts> | undefined;
}

/**
 * Until the page's data are decoded RemixBrowser suspends, and there is no boundary around a document: an event in that moment makes
 * React give hydration up for good (its error 345). The first call does no more than start decoding and throw the promise of it.
 */
async function dataDecoded() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

async function hydrate() {
  const [texts] = await Promise.all([globalThis.bottegaTexts, dataDecoded()]);
  if (!texts) return;
  const t = createTranslate(texts, document.documentElement.lang);
  startTransition(() => {
    hydrateRoot(
      document,
      <TranslateContext.Provider value={t}>
        <StrictMode>
          <RemixBrowser />
        </StrictMode>
      </TranslateContext.Provider>,
    );
  });
}
void hydrate();
