import { useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { HeartForm } from "~/features/lists/public";
import { Suggestions } from "~/features/search/public";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Notice } from "~/ui/notice";
import { usePageMemory } from "~/enhance/use-page-memory";
import { Main, SkipLink } from "~/ui/skip-link";
import { BottomBar } from "./bottom-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { FrameContext, type FrameData } from "~/page/frame-data";
import { SuggestionsContext } from "~/page/search-form";

/** The parameter that fills the search field, by path. */
const searchedBy = new Map<string, string>([
  [paths.search, "query"],
  [paths.fastSearch, "q"],
]);

/** Everything around a page. */
export function Frame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const searched = searchedBy.get(pathname);
  const query = (searched && search.get(searched)) ?? undefined;
  return (
    <FrameContext.Provider value={frame}>
      <SuggestionsContext.Provider value={Suggestions}>
        <SkipLink />
        <Header frame={frame} query={query} />
        <Main>
          {frame.cartDown ? <Notice kind="warn">{t("frame.cart.down")}</Notice> : null}
          {frame.cart?.changing ? <Notice kind="info">{t("frame.cart.changing")}</Notice> : null}
          {children}
        </Main>
        <Footer frame={frame} />
        <BottomBar frame={frame} />
        <HeartForm />
        <PageMemory frame={frame} />
      </SuggestionsContext.Provider>
    </FrameContext.Provider>
  );
}

/** A component of its own, so that a navigation does not render the whole frame again. */
function PageMemory({ frame: { user, cart } }: { frame: FrameData }) {
  usePageMemory([user, cart?.service, cart?.where, cart?.when].join("|"));
  return null;
}
