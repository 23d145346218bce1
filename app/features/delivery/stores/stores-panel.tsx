import { backField, withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Form, Link } from "~/ui/link";
import { LocateButton } from "../place/locate-button";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import { SearchRow } from "~/ui/form/search-row";
import { TextField } from "~/ui/form/text-field";
import type { PickupData } from "./pickup-data";
import { StoreMap } from "./map/store-map";
import { PlaceRow } from "../place/place-row";
import { PreferForm } from "../place/prefer-form";
import { WhichPlace } from "../place/which-place";

const pickupPath = (back: Path) => withBack(withQuery(paths.deliveryAddress, { servizio: "pickup" }), back);

/**
 * Stores for pickup, the nearest first, with opening hours and a map. If a store is proposed, it
 * has the primary button, and the map comes below.
 */
export function StoresPanel({ pickup, back }: { pickup: PickupData; back: Path }) {
  const t = useT();
  const here = pickupPath(back);
  const map = pickup.map && <StoreMap map={pickup.map} label={t("delivery.map.label")} />;
  return (
    <>
      <NearForm near={pickup.near} back={back} />
      {pickup.unknown && <Notice kind="warn">{t("delivery.near.unknown", { q: pickup.near })}</Notice>}
      {pickup.which && <WhichPlace {...pickup.which} to={(id) => withQuery(here, { place: id })} />}
      {pickup.from && <p className="quiet">{t("delivery.near.from", { place: pickup.from })}</p>}
      {!pickup.proposes && map}
      <ol className="places places-numbered" aria-label={t("delivery.address.pickup")}>
        {pickup.stores.map((store, index) => (
          <PlaceRow
            key={store.id}
            field="storeId"
            second={pickup.proposes && index > 0}
            place={store}
            label={t("delivery.address.chooseStore")}
            action={withBack(paths.deliveryAddress, back)}
            next={withBack(paths.timeslot, back)}
            badge={t(`delivery.address.${store.kind}`)}
            notes={[store.distance, store.open]}
            preferred={store.preferred ? t("delivery.address.preferredStore") : undefined}
          >
            {store.slug && (
              <Link className="btn btn-quiet btn-small" to={paths.store(store.slug)}>
                {t("delivery.stores.details")}
              </Link>
            )}
            {store.addressId !== undefined && store.preferable && (
              <PreferForm
                id={store.addressId}
                name={store.name}
                action={here}
                label={t("delivery.address.prefer")}
              />
            )}
          </PlaceRow>
        ))}
      </ol>
      {pickup.proposes && map} <Workplace back={back} />
    </>
  );
}

function NearForm({ near, back }: { near: string; back: Path }) {
  const t = useT();
  return (
    <div className="near">
      <SearchRow
        action={paths.deliveryAddress}
        hiddenFields={{ servizio: "pickup", [backField]: back }}
        label={t("delivery.near.label")}
        name="vicino"
        defaultValue={near}
        autoComplete="postal-code"
        go={t("delivery.near.go")}
      />
      <LocateButton
        to={pickupPath(back)}
        label={t("delivery.near.locate")}
        denied={t("delivery.near.denied")}
        failed={t("delivery.near.failed")}
      />
    </div>
  );
}

/** Form of the company's code, for pickup at work. */
function Workplace({ back }: { back: Path }) {
  const t = useT();
  return (
    <details className="workplace">
      <summary>{t("delivery.workplace.title")}</summary>
      <Form method="post" action={pickupPath(back)} className="search-row">
        <TextField
          label={t("delivery.workplace.label")}
          help={t("delivery.workplace.help")}
          name="workCode"
          maxLength={60}
          autoComplete="off"
        />
        <Button>{t("delivery.workplace.go")}</Button>
      </Form>
    </details>
  );
}
