import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parse } from "hono/utils/cookie";
import { useT } from "~/i18n/use-t";
import { backField, readBack } from "~/lib/path";
import { shortCode } from "~/lib/words/short-code";
import { formatDay, romeMoment } from "~/lib/rome-date";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { backOf, seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { consentCookie } from "~/platform/http/visitor/consent";
import { endedTagCookies } from "~/platform/http/visitor/tag-cookies";
import { Button } from "~/ui/button";
import { Switch } from "~/ui/form/switch";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { ChoiceForm } from "../choice-form";
import { consentPart } from "../consent-bar";
import { hearsByTagsAlone } from "../measurement";
import { readChoice } from "../read-choice";

export const links = sheetLinks("switches");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** Detailed view of §2.4; it links back to the previous page. */
export const loader = shopLoader(({ shop, url }) => {
  const { consent, t, locale } = shop;
  return {
    seo: seo(shop, { title: t("consent.title"), noindex: true }),
    back: readBack(url.searchParams, paths.home),
    analytics: consent?.analytics ?? false,
    profilation: consent?.profilation ?? false,
    anew: Boolean(consent?.analytics || consent?.profilation) || hearsByTagsAlone(shop.tenant.analytics),
    since:
      consent &&
      t("consent.since", {
        day: formatDay(romeMoment(new Date(consent.saveDate)).date, locale, "long"),
        code: shortCode(consent.uuid),
      }),
  };
});

/** Stores the choice for a year; an invalid form changes nothing. */
export const action = shopAction(({ shop, request, form, url }) => {
  const answer = seeOther(backOf(request, form));
  const chosen = readChoice(form);
  if (!chosen) return answer;
  const consent = {
    ...chosen,
    saveDate: new Date().toISOString(),
    uuid: shop.consent?.uuid ?? crypto.randomUUID(),
  };
  answer.headers.append("Set-Cookie", consentCookie(url, consent));
  if (shop.tenant.analytics)
    for (const ended of endedTagCookies(url, parse(request.headers.get("Cookie") ?? ""), consent))
      answer.headers.append("Set-Cookie", ended);
  // an open page lacks the event for the statistics that now run
  if (consent.analytics && !shop.consent?.analytics && shop.tenant.analytics) shop.reloadWholePage();
  else shop.addFragment({ part: consentPart, name: "nothing", data: undefined });
  shop.flash({ kind: "ok", text: shop.t("consent.saved") });
  return answer;
});

export default function ConsentPage() {
  const { back, analytics, profilation, anew, since } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <PageOrDialog title={t("consent.title")} subtitle={t("consent.intro")} width={600} closeHref={back}>
      <ChoiceForm choice="some" anew={anew}>
        <input type="hidden" name={backField} value={back} />
        <Switch label={t("consent.technical")} help={t("consent.technicalHelp")} checked disabled readOnly />
        <Switch
          name="analytics"
          label={t("consent.analytics")}
          help={t("consent.analyticsHelp")}
          defaultChecked={analytics}
        />
        <Switch
          name="profilation"
          label={t("consent.profilation")}
          help={t("consent.profilationHelp")}
          defaultChecked={profilation}
        />
        {since ? <p className="field-help mt-4 mb-4">{since}</p> : null}
        <Button kind="primary" wide>
          {t("consent.save")}
        </Button>
      </ChoiceForm>
    </PageOrDialog>
  );
}
