import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Main, SkipLink } from "./skip-link";

// spec attacked: B4 the skip link leads to what every browser knows <- app/ui/navigation/skip-link.tsx
it("B4: the skip link leads to an element at the top of the content", () => {
  const target = /href="#([^"]+)"/.exec(renderToStaticMarkup(<SkipLink />))?.[1];
  const html = renderToStaticMarkup(<Main>Pagina</Main>);
  expect(html).toMatch(new RegExp(`<main[^>]*><div id="${target}" tabindex="-1">Pagina</div></main>$`, "i"));
});
