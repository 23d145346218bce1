import * as marks from "~/lib/marks";
import { createContext, useContext } from "react";
import { useShopInfo } from "~/page/shop-info";
import { useInDialog } from "~/ui/dialog/page-or-dialog";
import { addressOf, faceOf, otherSheets, sheetAt, themeOf } from "./sheets";

/** The styles that a document gets. */
export type PageStyles = {
  /** the sheets of its routes */
  hrefs: string[];
  /**
   * present where the sheets are written into the document, for who comes from elsewhere and has none of them yet: the first paint comes in
   * 0.50 to 0.66 of the time that Remix's links take (record 073, docs/performance.md)
   */
  nonce?: string;
  /** more than the page needs may be fetched, which the lite mode spares: the sheets of other pages, the face of its headings */
  ahead: boolean;
};

export const StylesContext = createContext<PageStyles>({ hrefs: [], ahead: false });

/** A dialog stands in a page that has the base sheet. */
const useSheets = () => {
  const { hrefs, ahead } = useContext(StylesContext);
  const dialog = useInDialog();
  const { tenant, theme = themeOf(tenant.id) } = useShopInfo();
  const face = ahead ? faceOf(tenant.id) : undefined;
  return {
    hrefs: dialog ? hrefs.filter((href) => href !== addressOf("base")) : hrefs,
    themes: [theme, face].flatMap((sheet) => sheet?.href ?? []),
  };
};

function Sheets({ hrefs }: { hrefs: string[] }) {
  const { nonce } = useContext(StylesContext);
  const { theme } = useShopInfo();
  const textOf = (href: string) => (href === theme?.href ? theme.text : (sheetAt(href)?.text ?? ""));
  return hrefs.map((href) =>
    nonce === undefined ? (
      <link key={href} rel="stylesheet" href={href} />
    ) : (
      <style
        key={href}
        nonce={nonce}
        {...marks.put(marks.href, href)}
        dangerouslySetInnerHTML={{ __html: textOf(href) }}
      />
    ),
  );
}

/** The sheets of the page's first screen, with those of what it alone shows (`also`), and the chain's theme and face last. */
export function Styles({ also = [] }: { also?: string[] }) {
  const { hrefs, themes } = useSheets();
  return <Sheets hrefs={[...hrefs, ...also, ...themes]} />;
}

/** The sheet of what stands below the first screen, where that begins: it keeps nothing above it from being painted. */
export const LateStyles = () => <Sheets hrefs={[addressOf("late")]} />;

/**
 * What other pages need, once a page shows that its visitor goes on: fetched while nothing else is to do. What a first document carries itself is
 * fetched for the next page once it is touched (enhance/styles.ts).
 */
export function StylesAhead() {
  const { nonce, ahead } = useContext(StylesContext);
  const { hrefs, themes } = useSheets();
  if (!ahead || nonce !== undefined) return null;
  return otherSheets([...hrefs, addressOf("late"), ...themes]).map((href) => (
    <link key={href} rel="prefetch" href={href} />
  ));
}
