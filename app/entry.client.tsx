import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createTranslate, type Texts } from "~/i18n/translate";
import { TranslateContext } from "~/i18n/use-t";

declare global {
  var bottegaTexts: Promise<Texts> | undefined;
}

async function hydrate() {
  const texts = await globalThis.bottegaTexts;
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
