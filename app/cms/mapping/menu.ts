import type { MenuLink } from "~/model/content";
import { wireMenuItem } from "../wire/menu";
import { linkOf, type Own } from "./link";
import { plainLine } from "./safe-html";

const mostLinks = 30;
const deepest = 2;

/**
 * Maps the menu entries with a valid link, and their headings; all others are left out and
 * reported.
 */
export async function toMenu(
  items: unknown[],
  own: Own,
  onLeftOut: (what: string) => void,
  depth = 1,
): Promise<MenuLink[]> {
  const links = await Promise.all(
    items.slice(0, mostLinks).map(async (item): Promise<MenuLink[]> => {
      const parsed = wireMenuItem.safeParse(item);
      const label = await plainLine(parsed.data?.title ?? "");
      if (!parsed.data || !label) {
        onLeftOut("an entry of a menu without words");
        return [];
      }
      const { url = "", children } = parsed.data;
      const below = depth < deepest ? await toMenu(children, own, onLeftOut, depth + 1) : [];
      // editors enter "#" for a heading
      const href = url === "" || url === "#" ? undefined : linkOf(url, own);
      if (!href && below.length === 0) {
        onLeftOut(`an entry of a menu that leads nowhere: ${label}`);
        return [];
      }
      return [{ label, ...(href && { href }), links: below }];
    }),
  );
  return links.flat();
}
