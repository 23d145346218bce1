import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { useShopInfo } from "~/page/shop-info";
import { DialogLink } from "~/ui/dialog/dialog-link";

/**
 * Hidden link in the app's pages: the bridge to the shell follows it once a newer version exists.
 */
export function UpgradeLink() {
  const t = useT();
  if (!useShopInfo().inShell) return null;
  return (
    <DialogLink
      to={paths.upgrade}
      label={t("frame.upgrade.title")}
      width={480}
      hidden
      tabIndex={-1}
      {...marks.put(marks.upgrade, "")}
    />
  );
}
