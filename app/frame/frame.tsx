import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { ConsentBar } from "~/features/consent/public";
import { UpgradeLink } from "~/features/native/public";
import { ChangeBanner, changePart } from "~/features/orders/public";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Notice } from "~/ui/message/notice";
import { Main, SkipLink } from "~/ui/navigation/skip-link";
import { BottomBar } from "./bottom-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import { FrameContext, type FrameData } from "~/page/frame-data";
import { LateStyles } from "~/page/styles/styles";
import { useHere, usePathname } from "~/page/shop-info";

/** Query parameter that fills the search field, by path. */
const searchedBy = new Map<string, string>([
  [paths.search, "query"],
  [paths.fastSearch, "q"],
]);

/**
 * True if the route's loader sets `plainFrame`: a frame without search, departments and bottom bar.
 */
const usePlainFrame = (): boolean =>
  useMatches().some(({ data }) => (data as { plainFrame?: boolean } | undefined | null)?.plainFrame);

/** The frame around a page. */
export function Frame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const t = useT();
  const searched = searchedBy.get(usePathname());
  const [, search] = useHere().split("?");
  const query = (searched && new URLSearchParams(search).get(searched)) ?? undefined;
  const plain = usePlainFrame();
  return (
    <FrameContext.Provider value={frame}>
      <SkipLink />
      {frame.asksConsent ? <ConsentBar anew={frame.consentLoadsAnew} /> : null}
      <Header frame={frame} query={query} plain={plain} />
      <Main>
        {frame.banner ? <Notice kind="info">{frame.banner}</Notice> : null}
        {frame.preview ? <Notice kind="warn">{t("frame.preview", { day: frame.preview })}</Notice> : null}
        {frame.cartDown ? <Notice kind="warn">{t("frame.cart.down")}</Notice> : null}
        {frame.cart?.changing ? (
          <div className="no-print mb-4" {...marks.put(marks.part, changePart)}>
            <ChangeBanner change={frame.cart.changing} />
          </div>
        ) : null}
        {children}
      </Main>
      <LateStyles />
      <Footer frame={frame} />
      {plain ? null : <BottomBar frame={frame} />}
      <UpgradeLink />
    </FrameContext.Provider>
  );
}
