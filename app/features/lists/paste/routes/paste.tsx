import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { accountOf, retryAfter } from "~/platform/http/guards/rate-limit";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { ShopForAction } from "~/platform/shop";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { readChoices, type Choice } from "../choices";
import { ConfirmForm } from "../confirm-form";
import { addField, textField } from "../field-names";
import { matchLines } from "../match";
import { parseText } from "../parse-text";
import { PasteForm } from "../paste-form";
import type { WrongQuantity } from "~/features/cart/public.server";
import { runOrDefer, pendingData } from "~/features/pending/public.server";
import { pastedList, pasteToCart } from "../paste-action";
import { matchesView } from "../matches-view";
import { sentChoices } from "../sent-choices";

/**
 * Max size of the form in bytes: 50 000 characters of any script. A longer list within this limit
 * returns on the page with an error.
 */
const longest = 262_144;

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Prefills the list when a shopper goes back from the login. */
export const loader = shopLoader(({ shop }) => ({
  seo: seo(shop, {
    title: shop.t("lists.paste.title"),
    description: shop.t("lists.paste.intro"),
    path: paths.pasteList,
    crumbs: [{ name: shop.t("lists.paste.title"), href: paths.pasteList }],
  }),
  text: pendingData(shop, pasteToCart)?.text ?? "",
}));

/** Searches the lines, or adds the confirmed products. */
export const action = shopAction(
  { longest, actionLabel: "auth.resume.actions.paste" },
  async ({ shop, form }) => {
    const text = String(form.get(textField) ?? "");
    if (!form.has(addField)) return find(shop, text);
    const choices = readChoices(form);
    const picked = choices.filter(({ productId }) => productId !== undefined);
    if (picked.length === 0)
      return find(shop, text, choices, { fault: shop.t("lists.paste.errors.nothing") });
    if (picked.some(({ unreadable, openOption }) => unreadable || openOption))
      return find(shop, text, choices);
    const { list, questions } = await pastedList(shop, choices, text);
    if (questions.size > 0) return find(shop, text, choices, { questions });
    return runOrDefer(shop, pasteToCart, list);
  },
);

/** Page with the matches; after an error it shows the submitted choices with the errors. */
async function find(
  shop: ShopForAction,
  text: string,
  choices: Choice[] = [],
  { fault, questions }: { fault?: string; questions?: Map<number, WrongQuantity> } = {},
) {
  const { t } = shop;
  const parsed = parseText(text);
  if ("fault" in parsed) {
    const count = "count" in parsed ? parsed.count : 0;
    return data({ text, error: t(`lists.paste.errors.${parsed.fault}`, { count }) }, { status: 422 });
  }
  // each line counts as a search
  if (!(await shop.checkRateLimit("search", accountOf(shop), parsed.lines.length)))
    return data({ text, error: t("errors.tooMany.text") }, { status: 429, headers: retryAfter });
  const found = await matchLines(shop, parsed.lines);
  if (found.every(({ failed }) => failed))
    return data({ text, error: t("lists.paste.errors.down") }, { status: 503 });
  const matches = matchesView(found, t, shop.locale);
  const sent = sentChoices(choices, matches, t, questions);
  const errors = [...(fault ? [{ text: fault }] : []), ...sent.errors];
  return data({ text, matches, before: sent.before, errors }, { status: errors.length > 0 ? 422 : 200 });
}

export default function PastePage() {
  const { text } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT();
  const matches = answer && "matches" in answer ? answer.matches : undefined;
  const form = (
    <PasteForm
      text={answer?.text ?? text}
      error={answer && "error" in answer ? answer.error : undefined}
      again={Boolean(matches)}
    />
  );
  return (
    <div className="paste">
      <Breadcrumbs crumbs={[]} current={t("lists.paste.title")} />
      <h1 className="title">{t("lists.paste.title")}</h1>
      {answer && matches && "before" in answer ? (
        <>
          <ConfirmForm text={answer.text} matches={matches} errors={answer.errors} before={answer.before} />
          <details className="paste-again" open={matches.every(({ candidates }) => candidates.length === 0)}>
            <summary>{t("lists.paste.change")}</summary>
            {form}
          </details>
        </>
      ) : (
        <>
          <p className="prose text-quiet">{t("lists.paste.intro")}</p>
          {form}
        </>
      )}
    </div>
  );
}
