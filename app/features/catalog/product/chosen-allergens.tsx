import { Notice } from "~/ui/message/notice";
import type { DetailView } from "./detail-view";

type Props = { product: Pick<DetailView, "allergenWarning" | "allergensNotTold"> };

/**
 * Warning about the shopper's chosen allergens on a product's own page; also if their presence is
 * unknown.
 */
export function ChosenAllergens({ product: { allergenWarning, allergensNotTold } }: Props) {
  if (allergenWarning) return <Notice kind="warn" title={allergenWarning} />;
  return allergensNotTold ? <Notice kind="info" title={allergensNotTold} /> : null;
}
