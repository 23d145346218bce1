import { Notice } from "~/ui/message/notice";
import type { DetailView } from "./detail-view";

type Props = { product: Pick<DetailView, "allergenWarning" | "allergensNotTold"> };

/** What a product's own page says first to who chose allergens: which of them are in it, or that nobody can tell. */
export function ChosenAllergens({ product: { allergenWarning, allergensNotTold } }: Props) {
  if (allergenWarning) return <Notice kind="warn" title={allergenWarning} />;
  return allergensNotTold ? <Notice kind="info" title={allergensNotTold} /> : null;
}
