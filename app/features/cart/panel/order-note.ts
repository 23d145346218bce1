import { isEbsnError } from "~/ebsn/errors";
import { typedText } from "~/lib/typed-text";
import { fieldOf, type Saving } from "../saving/saving";

/** §9: max length of an order's note, in characters. */
export const noteLimit = 1000;

/** Saves the note for the order's pickers. */
export const saveNote: Saving = async (shop, form) => {
  const note = typedText(fieldOf(form, "note"));
  const count = [...note].length;
  if (count > noteLimit) return { field: "note", value: note, error: shop.t("cart.errors.note", { count }) };
  try {
    await shop.ebsn.cart.setNote(note);
    shop.flash({ kind: "ok", text: shop.t("cart.note.saved") });
  } catch (error) {
    if (!isEbsnError(error, "refused")) throw error;
    shop.flash({ kind: "error", text: error.text ?? shop.t("cart.errors.settingNote") });
  }
  return undefined;
};
