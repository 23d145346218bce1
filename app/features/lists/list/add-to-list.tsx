import { DialogLink } from "~/ui/dialog-link";
import { withBack, withQuery } from "~/lib/path";
import { useHere } from "~/page/shop-info";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";

/** Leads to the choice of a list; with a script it opens over the page. */
export function AddToList({ productId }: { productId: number }) {
  const t = useT();
  const to = withBack(withQuery(paths.chooseList, { product: String(productId) }), useHere());
  return (
    <DialogLink to={to} label={t("lists.choose.title")} width={480} className="btn btn-quiet">
      <Icon name="list" />
      {t("lists.choose.link")}
    </DialogLink>
  );
}
