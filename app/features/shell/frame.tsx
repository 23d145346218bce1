import { useLocation, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { HeartForm } from "~/features/lists/public";
import { useT } from "~/i18n/use-t";
import { Notice } from "~/ui/notice";
import { usePageMemory } from "~/enhance/use-page-memory";
import { mainId, SkipLink } from "~/ui/skip-link";
import { BottomBar } from "./bottom-bar";
import { Footer } from "./footer";
import { Header } from "./header";
import type { ShellData } from "./shell-data";
import { ToTop } from "./to-top";

/** The parameter that fills the search field, by path. */
const searchedBy = new Map([
  ["/search", "query"],
  ["/fast-search", "q"],
]);

/** Everything around a page. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const searched = searchedBy.get(pathname);
  const query = (searched && search.get(searched)) ?? undefined;
  return (
    <>
      <SkipLink />
      <Header shell={shell} query={query} />
      <main id={mainId} tabIndex={-1} className="page">
        {shell.cartDown ? <Notice kind="warn">{t("shell.cart.down")}</Notice> : null}
        {shell.cart?.changing ? <Notice kind="info">{t("shell.cart.changing")}</Notice> : null}
        {children}
      </main>
      <Footer shell={shell} />
      <BottomBar shell={shell} />
      <ToTop />
      <HeartForm />
      <PageMemory shell={shell} />
    </>
  );
}

/** Apart from the frame, which need not be drawn again whenever something is on its way. */
function PageMemory({ shell: { user, cart } }: { shell: ShellData }) {
  usePageMemory([user, cart?.service, cart?.where, cart?.when].join("|"));
  return null;
}
