import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { fullName, type Named } from "~/lib/words/full-name";
import * as paths from "~/page/paths";
import { useHere } from "~/page/shop-info";
import { useSendingAddress } from "~/ui/button-form";
import { withIcon } from "~/ui/icon";
import { addFields } from "./add-to-cart";

type Props = { product: Named & { id: number }; anchor: string };

/**
 * "Aggiungi" as an icon inside another form. HTML forbids nested forms, so the button overrides the
 * form's action and sends its fields in the URL.
 */
export function AddWithin({ product, anchor }: Props) {
  const { id, rule } = product;
  const t = useT();
  const address = useSendingAddress(paths.addToCart, addFields(id, rule, anchor, useHere()));
  return (
    <button
      formMethod="post"
      formAction={address}
      {...marks.put(marks.inPlace, "")}
      className={`btn btn-primary btn-small ${withIcon("plus")}`}
      aria-label={`${t("cart.add")}: ${fullName(product)}`}
    />
  );
}
