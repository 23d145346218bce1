import { data } from "@remix-run/cloudflare";
import type { SubmissionResult } from "@conform-to/react";
import { extendPending } from "~/features/pending/public.server";
import type { Path } from "~/lib/path";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { addressOn } from "./address-on";
import { typedIn } from "./registration-fields";
import { parseAddress, parsePerson, parseStore } from "./step-forms";
import { register } from "./register";
import { backwards, byHand, stepBefore, stepPath, type Step } from "./step";
import { factsOf, saveTyped } from "./typed";

const refuse = (result: SubmissionResult<string[]>) => data({ result }, { status: 422 });

/**
 * Saves a step's form, valid or not. Redirects to the next step, or shows this step again with its
 * errors.
 */
export async function submitStep(shop: ShopForAction, step: Step, form: FormData, back: Path) {
  if (form.has(backwards)) {
    saveTyped(shop, step, form);
    return seeOther(stepPath(stepBefore(step), back));
  }
  switch (step) {
    case "persona":
      return submitPerson(shop, form, back);
    case "indirizzo":
    case "negozio":
      return submitMore(shop, step, form, back);
    case "fine":
      return register(shop, form, back);
  }
}

/**
 * Submits the person and the address in a single line. The map service finds the address's parts;
 * an address unknown to it is typed by hand.
 */
async function submitPerson(shop: ShopForAction, form: FormData, back: Path) {
  const submission = parsePerson(factsOf(shop), form);
  const saved = saveTyped(shop, "persona", form);
  const maps = form.has(byHand) ? undefined : shop.maps;
  if (submission.status !== "success") {
    const missing = maps && !typedIn("persona", form).addressLine;
    return refuse(submission.reply(missing ? { fieldErrors: { addressLine: ["required"] } } : {}));
  }
  if (!saved) return refuse(submission.reply({ formErrors: [shop.t("fields.errors.tooLong")] }));
  extendPending(shop);
  if (!maps) return seeOther(stepPath("indirizzo", back, { [byHand]: "1" }));
  const found = await addressOn(shop, maps, submission.value.addressLine);
  switch (found.kind) {
    case "whole":
      saveTyped(shop, "persona", form, { ...found.address, addressLine: "" });
      return seeOther(stepPath("fine", back));
    case "many":
      return seeOther(stepPath("indirizzo", back, { q: found.words }));
    case "down":
      shop.flash({ kind: "warn", text: shop.t("delivery.search.down") });
      return seeOther(stepPath("indirizzo", back, { [byHand]: "1" }));
    default:
      return refuse(submission.reply({ fieldErrors: { addressLine: [found.kind] } }));
  }
}

/**
 * Submits an optional step, the address by hand or another store, and redirects to the last step.
 */
async function submitMore(shop: ShopForAction, step: "indirizzo" | "negozio", form: FormData, back: Path) {
  const submission = step === "indirizzo" ? parseAddress(form) : await parseKnownStore(shop, form);
  if (submission.status !== "success") {
    // an invalid text can be corrected later; a store must exist
    if (step === "indirizzo") saveTyped(shop, step, form);
    return refuse(submission.reply());
  }
  const found = step === "indirizzo" ? { addressLine: "" } : {};
  if (!saveTyped(shop, step, form, found))
    return refuse(submission.reply({ formErrors: [shop.t("fields.errors.tooLong")] }));
  extendPending(shop);
  return seeOther(stepPath("fine", back));
}

async function parseKnownStore(shop: ShopForAction, form: FormData) {
  const submission = parseStore(form);
  if (submission.status !== "success") return submission;
  const stores = await shop.ebsn.places.stores();
  const known = stores.some(({ id }) => id === submission.value.storeId);
  return known ? submission : parseStore(new FormData());
}
