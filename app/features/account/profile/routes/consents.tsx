import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { formatDay } from "~/lib/rome-date";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Form } from "~/ui/link";
import { ProfilePage } from "../profile-page";
import { savedProfile } from "../save-and-return";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

const fieldOf = (id: number) => `consent-${id}`;

export const loader = shopLoader({ login: true }, async ({ shop }) => ({
  seo: seo(shop, { title: shop.t("account.consents.title"), noindex: true }),
  consents: (await shop.ebsn.profile.consents()).map(({ id, title, text, mandatory, given, since }) => ({
    ...{ id, title, text, mandatory, given },
    since: since && shop.t("account.consents.since", { day: formatDay(since, shop.locale, "long") }),
  })),
}));

/** Without the mandatory ones nobody is a customer: they end with the profile, and only with it. */
export const action = shopAction(
  { login: true, does: "auth.resume.actions.profile" },
  async ({ shop, form }) => {
    const consents = await shop.ebsn.profile.consents();
    const decided = consents
      .filter(({ mandatory, given }) => !mandatory || !given)
      .map(({ id }) => [id, form.has(fieldOf(id))]);
    await shop.ebsn.profile.saveConsents(Object.fromEntries(decided) as Record<number, boolean>);
    return savedProfile(shop);
  },
);

export default function ConsentsPage() {
  const { consents } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <ProfilePage title={t("account.consents.title")} intro={t("account.consents.intro")}>
      <Form method="post" className="form">
        {consents.map(({ id, title, text, mandatory, given, since }) => (
          <Checkbox
            id={fieldOf(id)}
            name={fieldOf(id)}
            label={title}
            help={[text, mandatory && given ? t("account.consents.mandatory") : "", since]
              .filter(Boolean)
              .join(" ")}
            defaultChecked={given}
            disabled={mandatory && given}
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
