import { data } from "@remix-run/cloudflare";
import { extendPending } from "~/features/pending/public.server";
import type { Path } from "~/lib/path";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { parseAddress, parsePerson, parseStore } from "./step-forms";
import { register } from "./register";
import { backwards, stepAfter, stepBefore, stepPath, type Step } from "./step";
import { factsOf, saveTyped } from "./typed";

/** Takes a step's form: saves it, right or wrong, then leads to the next step or shows this one again with its errors. */
export async function submitStep(shop: ShopForAction, step: Step, form: FormData, back: Path) {
  if (form.has(backwards)) {
    saveTyped(shop, step, form);
    return seeOther(stepPath(stepBefore(step), back));
  }
  if (step === "fine") return register(shop, form, back);
  const submission = await parsed(shop, step, form);
  if (submission.status !== "success") {
    // a text can be mended later; of the stores only one that there is can be chosen
    if (step !== "negozio") saveTyped(shop, step, form);
    return data({ result: submission.reply() }, { status: 422 });
  }
  if (!saveTyped(shop, step, form)) {
    const formErrors = [shop.t("fields.errors.tooLong")];
    return data({ result: submission.reply({ formErrors }) }, { status: 422 });
  }
  extendPending(shop);
  return seeOther(stepPath(stepAfter(step), back));
}

async function parsed(shop: ShopForAction, step: Exclude<Step, "fine">, form: FormData) {
  if (step === "persona") return parsePerson(factsOf(shop), form);
  if (step === "indirizzo") return parseAddress(form);
  const submission = parseStore(form);
  if (submission.status !== "success") return submission;
  const stores = await shop.ebsn.places.stores();
  const known = stores.some(({ id }) => id === submission.value.storeId);
  return known ? submission : parseStore(new FormData());
}
