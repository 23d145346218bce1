import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { formatDay } from "~/lib/rome-date";
import { metaTags, seo } from "~/page/seo";
import { shopAction, shopLoader } from "~/platform/http/route";
import type { Shop } from "~/platform/shop";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Form } from "~/ui/link";
import { askedConsents, givenConsents } from "../../registration/consents";
import { ProfilePage } from "../profile-page";
import { savedProfile } from "../save-and-return";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

/** In the words in which the registration asks for them. Without the mandatory ones nobody is a customer: they end with the profile. */
async function ownConsents({ ebsn, t, locale }: Pick<Shop, "ebsn" | "t" | "locale">) {
  const consents = await ebsn.profile.consents();
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
  { login: true, does: "auth.resume.actions.profile" },
  async ({ shop, form }) => {
    const free = (await ownConsents(shop)).filter(({ stays }) => !stays);
    await shop.ebsn.profile.saveConsents(givenConsents(free, form));
    return savedProfile(shop);
  },
);

export default function ConsentsPage() {
  const { consents } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <ProfilePage title={t("account.consents.title")} intro={t("account.consents.intro")}>
      <Form method="post" className="form">
        {consents.map(({ id, name, text, given, stays, since }) => (
          <Checkbox
            id={name}
            name={name}
            label={text}
            help={[stays && t("account.consents.mandatory"), since].filter(Boolean).join(" ")}
            defaultChecked={given}
            disabled={stays}
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
