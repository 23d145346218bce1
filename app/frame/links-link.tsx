import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { usePathname } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { withIcon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Link to the footer's menu; with a script it opens as a drawer (§2.2). */
export function LinksLink() {
  const t = useT();
  const link = { className: `topbar-action ${withIcon("info")}`, children: t("frame.links.title") };
  if (usePathname() === paths.links) return <Link {...link} to={paths.links} aria-current="page" />;
  return <DialogLink {...link} to={paths.links} label={t("frame.links.title")} width={480} shape="drawer" />;
}
