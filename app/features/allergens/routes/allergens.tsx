import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { backField, readBack } from "~/lib/path";
import { allergens, allergensAmong } from "~/model/allergens";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { sheetLinks } from "~/page/styles/sheets";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { Form } from "~/ui/link";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs";
import { namesOf } from "../allergen-note";

const field = "allergen";

export const links = sheetLinks("lines");

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader(({ shop, url }) => ({
  seo: seo(shop, { title: shop.t("allergens.title"), noindex: true }),
  back: readBack(url.searchParams, paths.allergens),
  chosen: shop.chosenAllergens,
}));

/**
 * Stores the checked allergens in this browser, only the known fourteen; an empty choice deletes
 * them.
 */
export const action = shopAction(({ shop, form }) => {
  const chosen = allergensAmong(form.getAll(field));
  const { t, locale } = shop;
  shop.chooseAllergens(chosen);
  shop.flash({
    kind: "ok",
    text:
      chosen.length > 0
        ? t("allergens.saved", { names: namesOf(chosen, t, locale) })
        : t("allergens.savedNone"),
  });
  return seeOther(readBack(form, paths.allergens));
});

export default function AllergensPage() {
  const { back, chosen } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <div className="profile profile-wide with-side">
      <Breadcrumbs crumbs={[]} current={t("allergens.title")} />
      <h1 className="title">{t("allergens.title")}</h1>
      <p>{t("allergens.intro")}</p>
      <Form method="post" action={paths.allergens}>
        <input type="hidden" name={backField} value={back} />
        <fieldset>
          <legend className="font-bold mb-2">{t("allergens.legend")}</legend>
          <div className="mb-4 sm:columns-3">
            {allergens.map((allergen) => (
              <Checkbox
                key={allergen}
                id={`allergen-${allergen}`}
                name={field}
                value={allergen}
                label={t(`allergens.labels.${allergen}`)}
                defaultChecked={chosen.includes(allergen)}
              />
            ))}
          </div>
        </fieldset>
        <Button kind="primary">{t("allergens.save")}</Button>
      </Form>
      <div className="profile-who with-side-part">
        <p className="mb-2">{t("allergens.limits")}</p>
        <p>{t("allergens.kept")}</p>
      </div>
    </div>
  );
}
