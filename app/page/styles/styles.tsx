import * as marks from "~/lib/marks";
import { createContext, useContext } from "react";
import { useShopInfo } from "~/page/shop-info";
import { useInDialog } from "~/ui/dialog/page-or-dialog";
import { addressOf, faceOf, otherSheets, sheetAt, themeOf } from "./sheets";

/** The styles of a document. */
export type PageStyles = {
  /** the sheets of its routes */
  hrefs: string[];
  /**
   * present if the sheets are inlined, for visitors from elsewhere without cached sheets;
   * the first paint then takes 0.50 to 0.66 of the time with Remix's links (record 073,
   * docs/performance.md)
   */
  nonce?: string;
  /** prefetches sheets of other pages and the heading font; false in lite mode */
  ahead: boolean;
};

export const StylesContext = createContext<PageStyles>({ hrefs: [], ahead: false });

/** Leaves out the base sheet in a dialog, whose page already has it. */
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

/**
 * Sheets of the page's first screen, those it alone needs (`also`), then the chain's theme and
 * font.
 */
export function Styles({ also = [] }: { also?: string[] }) {
  const { hrefs, themes } = useSheets();
  return <Sheets hrefs={[...hrefs, ...also, ...themes]} />;
}

/**
 * Sheet of the content below the first screen, linked at its start: the paint above does not wait
 * for it.
 */
export const LateStyles = () => <Sheets hrefs={[addressOf("late")]} />;

/**
 * Prefetches sheets of other pages in idle time, from the second page of a visit on.
 * The first document inlines its sheets; enhance/styles.ts prefetches them on the first touch.
 */
export function StylesAhead() {
  const { nonce, ahead } = useContext(StylesContext);
  const { hrefs, themes } = useSheets();
  if (!ahead || nonce !== undefined) return null;
  return otherSheets([...hrefs, addressOf("late"), ...themes]).map((href) => (
    <link key={href} rel="prefetch" href={href} />
  ));
}
