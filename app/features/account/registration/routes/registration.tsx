import type { HeadersFunction, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { readBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { AddressStep } from "../address-step";
import { onlyVisitors } from "../only-visitors";
import { LastStep } from "../last-step";
import { loadStep, type StepData } from "../load-step";
import { loyaltyCardsOf } from "../../person-rules";
import { PersonStep } from "../person-step";
import { readStep, stepPath } from "../step";
import { RegistrationSteps } from "../step-frame";
import { StoreStep } from "../store-step";
import { submitStep } from "../submit-step";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = shopLoader(async ({ shop, url }) => {
  const back = readBack(url.searchParams, paths.home);
  onlyVisitors(shop, back);
  const { t, tenant } = shop;
  const step = await loadStep(shop, url.searchParams, back);
  return {
    seo: seo(shop, {
      title: `${t("auth.registration.title")}: ${t(`auth.registration.steps.${step.step}`)}`,
      noindex: true,
    }),
    loyaltyCards: loyaltyCardsOf(tenant),
    step,
    back,
  };
});

/**
 * Submits a step. /resume does not offer it again: each step saves its fields, and the last step
 * needs its password.
 */
export const action = shopAction({ preserveInput: false }, ({ shop, form, url }) => {
  const back = readBack(url.searchParams, paths.home);
  onlyVisitors(shop, back);
  return submitStep(shop, readStep(url.searchParams), form, back);
});

/**
 * Returns the target of the back link at the top, if it would lose no typed fields. A step with a
 * form has a submit button instead, which saves its fields.
 */
function wayBack(data: StepData, back: Path): Path | undefined {
  if (data.step === "persona") return back;
  return "search" in data ? stepPath("persona", back) : undefined;
}

export default function RegistrationPage() {
  const { step, loyaltyCards, back } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const t = useT();
  return (
    <PageOrDialog
      title={t("auth.registration.title")}
      subtitle={step.step === "persona" ? t("auth.registration.intro") : undefined}
      width={600}
      closeHref={wayBack(step, back)}
    >
      <RegistrationSteps step={step.step} back={back} />
      {step.step === "persona" && (
        <PersonStep data={step} loyaltyCards={loyaltyCards} back={back} result={result} />
      )}
      {step.step === "indirizzo" && <AddressStep data={step} back={back} result={result} />}
      {step.step === "negozio" && <StoreStep data={step} back={back} result={result} />}
      {step.step === "fine" && <LastStep data={step} back={back} result={result} />}
    </PageOrDialog>
  );
}
