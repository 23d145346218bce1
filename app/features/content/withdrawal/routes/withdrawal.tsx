import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { CheckStep } from "../check-step";
import { knownOf } from "../known";
import { ReceiptPage } from "../receipt-page";
import { withdraw } from "../withdraw";
import { WriteStep } from "../write-step";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/**
 * Withdrawal function for consumers (art. 11a Directive 2011/83/EU), for visitors and signed-in
 * shoppers.
 */
export const loader = shopLoader(async ({ shop, url }) => ({
  known: await knownOf(shop, url),
  seo: seo(shop, {
    title: shop.t("content.withdraw.title"),
    description: shop.t("content.withdraw.intro"),
    path: paths.withdrawal,
    crumbs: [{ name: shop.t("content.withdraw.title"), href: paths.withdrawal }],
  }),
}));

/** Is not replayed at /resume: the form itself returns with its values. */
export const action = shopAction({ preserveInput: false }, ({ shop, form }) => withdraw(shop, form));

export default function WithdrawalPage() {
  const { known } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useT();
  return (
    <article className="prose">
      <Breadcrumbs crumbs={[]} current={t("content.withdraw.title")} />
      {answer && "receipt" in answer ? (
        <ReceiptPage receipt={answer.receipt} />
      ) : answer && "check" in answer ? (
        <CheckStep {...answer.check} />
      ) : (
        <WriteStep lastResult={answer?.result} known={known} />
      )}
    </article>
  );
}
