import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { continuePending } from "~/features/pending/public.server";
import { ReadLinks } from "~/features/content/public";
import { useT } from "~/i18n/use-t";
import { readBack } from "~/lib/path";
import { formatDay } from "~/lib/rome-date";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { askedConsents, readConsents, missingConsents } from "../../consents";
import { ProfilePage } from "../profile-page";
import { savedProfile } from "../saved-profile";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

const askedBy = ({ provider }: Shop["session"]) => (provider === "company" ? "singleSignOn" : "registration");

/**
 * Returns the consents in the words of the registration. A mandatory consent, once given, ends only
 * with the profile.
 */
async function ownConsents({ ebsn, t, locale, session }: Pick<Shop, "ebsn" | "t" | "locale" | "session">) {
  const consents = await ebsn.profile.consents(askedBy(session));
  return askedConsents(consents, t).map((asked, index) => {
    const { given = false, since } = consents[index] ?? {};
    return {
      ...asked,
      given,
      stays: asked.mandatory && given,
      since: since && t("account.consents.since", { day: formatDay(since, locale, "long") }),
    };
  });
}

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.consents.title"), noindex: true }),
  consents: await ownConsents(shop),
}));

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.profile" },
  async ({ shop, form, url }) => {
    const free = (await ownConsents(shop)).filter(({ stays }) => !stays);
    const missing = missingConsents(free, form);
    if (Object.keys(missing).length > 0)
      return data({ missing: Object.keys(missing), given: readConsents(free, form) }, { status: 422 });
    await shop.ebsn.profile.saveConsents(askedBy(shop.session), readConsents(free, form));
    const back = readBack(url.searchParams, paths.profileUpdate);
    if (back === paths.profileUpdate) return savedProfile(shop);
    return (await continuePending(shop)) ?? seeOther(back);
  },
);

export default function ConsentsPage() {
  const { consents } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const t = useT();
  const wrong = t("account.consents.needed");
  const missing = consents.filter(({ name }) => rejected?.missing.includes(name));
  return (
    <ProfilePage title={t("account.consents.title")} intro={t("account.consents.intro")}>
      <Form method="post" className="form">
        <ErrorSummary errors={missing.map(({ name }) => ({ id: name, text: wrong }))} />
        <ReadLinks of={["privacy"]} />
        {consents.map(({ id, name, text, given, mandatory, stays, since }) => (
          <Checkbox
            id={name}
            name={name}
            label={text}
            help={[stays && t("account.consents.mandatory"), since].filter(Boolean).join(" ")}
            defaultChecked={rejected?.given[id] ?? given}
            disabled={stays}
            required={mandatory}
            error={missing.some((one) => one.name === name) ? wrong : undefined}
            key={id}
          />
        ))}
        <Button kind="primary" wide>
          {t("account.save")}
        </Button>
      </Form>
    </ProfilePage>
  );
}
