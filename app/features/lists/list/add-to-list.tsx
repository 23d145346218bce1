import { useContext } from "react";
import { DialogLink } from "~/ui/dialog/dialog-link";
import { withBack, withQuery } from "~/lib/path";
import { useHere } from "~/page/shop-info";
import { useT } from "~/i18n/use-t";
import { LoginLink } from "~/page/login-link";
import * as paths from "~/page/paths";
import { Icon } from "~/ui/icon";
import { OwnerContext } from "~/ui/link";

/** Link to the choice of a list: with a script a dialog, for visitors the login. */
export function AddToList({ productId }: { productId: number }) {
  const t = useT();
  const isVisitor = useContext(OwnerContext) === undefined;
  const to = withBack(withQuery(paths.chooseList, { product: String(productId) }), useHere());
  const link = {
    className: "btn btn-quiet",
    children: (
      <>
        <Icon name="list" />
        {t("lists.choose.link")}
      </>
    ),
  };
  if (isVisitor) return <LoginLink back={to} {...link} />;
  return <DialogLink to={to} label={t("lists.choose.title")} width={480} {...link} />;
}
