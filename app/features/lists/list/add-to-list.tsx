import { DialogLink } from "~/enhance/dialog-link";
import { useHere } from "~/page/frame-data";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/icon";
import { listsPath } from "../paths";

const panel = () => import("./choose-panel").then(({ ChoosePanel }) => ChoosePanel);

/** Leads to the choice of a list; with a script it opens over the page. */
export function AddToList({ productId }: { productId: number }) {
  const t = useT();
  const query = new URLSearchParams({ product: String(productId), back: useHere() });
  return (
    <DialogLink
      to={`${listsPath}/add?${query}`}
      panel={panel}
      label={t("lists.choose.title")}
      width={480}
      className="btn btn-quiet"
    >
      <Icon name="list" />
      {t("lists.choose.link")}
    </DialogLink>
  );
}
