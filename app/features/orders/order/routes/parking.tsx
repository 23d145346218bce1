import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as paths from "~/page/paths";
import { metaTags, seo } from "~/page/seo";
import { useT } from "~/i18n/use-t";
import { seeOther } from "~/platform/http/redirects";
import { shopAction, shopLoader } from "~/platform/http/route";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { RadioGroup } from "~/ui/form/radio-group";
import { findOrder } from "../../find-order";
import { distanceNames, distances, parkingOf, readDistance, reserveParking } from "../parking";

const fieldId = "distance";

export const meta: MetaFunction<typeof loader> = ({ data }) => metaTags(data?.seo);

export const loader = shopLoader({ login: true }, async ({ shop, params }) => {
  const order = await findOrder(shop, params.orderId);
  const { id } = order;
  return {
    seo: seo(shop, { title: shop.t("orders.parking.title", { id }), noindex: true }),
    id,
    parking: parkingOf(order),
  };
});

export const action = shopAction(
  { login: true, actionLabel: "auth.resume.actions.orders" },
  async ({ shop, params, form }) => {
    const order = await findOrder(shop, params.orderId);
    const { id } = order;
    const parking = parkingOf(order);
    if (parking !== "open") {
      shop.flash({ kind: "warn", text: shop.t(`orders.parking.${parking}`) });
      return seeOther(paths.order(id));
    }
    const distance = readDistance(form);
    if (!distance) return data({ error: shop.t("orders.parking.needed") }, { status: 422 });
    shop.flash(await reserveParking(shop, id, distances[distance]));
    return seeOther(paths.order(id));
  },
);

export default function ParkingPage() {
  const { id, parking } = useLoaderData<typeof loader>();
  const { error } = useActionData<typeof action>() ?? {};
  const t = useT();
  return (
    <PageOrDialog title={t("orders.parking.title", { id })} width={480} closeHref={paths.order(id)}>
      {parking === "open" ? (
        <Form method="post" className="form">
          {error && <ErrorSummary errors={[{ id: fieldId, text: error }]} />}
          <p>{t("orders.parking.text")}</p>
          <RadioGroup
            id={fieldId}
            name="distance"
            legend={t("orders.parking.distance")}
            error={error}
            choices={distanceNames.map((name) => ({ value: name, label: t(`orders.parking.${name}`) }))}
          />
          <Button kind="primary" wide>
            {t("orders.parking.reserve")}
          </Button>
        </Form>
      ) : (
        <>
          <p>{t(`orders.parking.${parking}`)}</p>
          <LinkButton kind="primary" to={paths.order(id)}>
            {t("orders.change.closed.see")}
          </LinkButton>
        </>
      )}
    </PageOrDialog>
  );
}
