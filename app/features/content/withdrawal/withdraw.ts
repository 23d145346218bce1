import { data } from "@remix-run/cloudflare";
import { CmsError, isCmsError } from "~/cms/errors";
import { idempotencyKeyOf } from "~/lib/idempotency-key";
import * as paths from "~/page/paths";
import { retryAfter } from "~/platform/http/guards/rate-limit";
import { seeOther } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import { contactFields, formId } from "../contact/contact-fields";
import { keepReceipt, receiptView, sentBefore } from "./receipt";
import {
  asMessage,
  fieldsOf,
  parseStatement,
  linesOf,
  statementFacts,
  transmittedFact,
  type Statement,
} from "./statement";

/** Name of the submit buttons: the first step has no value, the second step one of these. */
export const stepField = "step";
export const steps = { confirm: "confirm", correct: "correct" } as const;

/**
 * Handles the two steps of a withdrawal (art. 11a Directive 2011/83/EU). The first submission
 * returns the statement for confirmation. The confirmation sends it to the chain and redirects to
 * the receipt; a repeated submission of the same words sends once. On failure the statement returns
 * with all values and a mailto link with the same text.
 */
export async function withdraw(shop: ShopForAction, form: FormData) {
  const read = parseStatement(form);
  if (read.status !== "success") return data({ result: read.reply() }, 422);
  const statement = read.value;
  const step = form.get(stepField);
  if (step === steps.confirm) return send(shop, statement);
  // for the browser's own Back button
  shop.saveDraft(paths.withdrawal, fieldsOf(statement));
  return step === steps.correct
    ? data({ result: read.reply() }, 200)
    : data({ check: checkView(shop, statement) }, 200);
}

/** View of the confirmation; after a failure with the reason and a mailto link. */
function checkView(shop: ShopForAction, statement: Statement, wrong?: string) {
  const facts = statementFacts(shop, statement);
  const subject = shop.t("content.withdraw.title");
  const mail = `mailto:${shop.tenant.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(linesOf(facts).join("\r\n"))}`;
  return { facts, fields: fieldsOf(statement), failed: wrong ? { wrong, mail } : undefined };
}

async function send(shop: ShopForAction, statement: Statement) {
  const { t, tenant, cms } = shop;
  const again = (status: 429 | 503, wrong: "tooOften" | "down" | "lost") => {
    const { phone, email } = tenant;
    const facts = { phone, email, pec: tenant.company.certifiedMail };
    return data(
      { check: checkView(shop, statement, t(`content.withdraw.${wrong}`, facts)) },
      { status, headers: retryAfter },
    );
  };
  if (!(await shop.checkRateLimit("mail", statement.email))) return again(429, "tooOften");
  const fields = cms && (await contactFields(shop));
  if (!cms || !fields) return again(503, "down");
  // the same words are the same withdrawal, from any page
  const key = await idempotencyKeyOf("withdrawal", JSON.stringify(fieldsOf(statement)));
  try {
    const at = await shop.once(`withdrawal-${key}`, async () => {
      const now = Date.now();
      const text = linesOf([...statementFacts(shop, statement), transmittedFact(shop, now)]).join("\n");
      const message = asMessage(fields, statement, text);
      if (!message) throw new CmsError("unreadable", "wp/v2/get_mail_pars");
      await cms.send({ formId, fields: message, key });
      return now;
    });
    const receipt = { statement, at: at ?? sentBefore(shop, statement) ?? Date.now() };
    if (!keepReceipt(shop, receipt)) return data({ receipt: receiptView(shop, receipt) }, 200);
    return seeOther(paths.withdrawalReceipt);
  } catch (error) {
    if (!isCmsError(error)) throw error;
    return again(503, error.kind === "lost" ? "lost" : "down");
  }
}
