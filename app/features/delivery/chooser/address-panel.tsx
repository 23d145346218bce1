import { useT } from "~/i18n/use-t";
import { backField, withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import { SearchRow } from "~/ui/form/search-row";
import { Tabs } from "~/ui/navigation/tabs";
import type { AddressData } from "./address-data";
import type { AddressView } from "../place/place-view";
import { AddressLine, EditorSearch } from "../address/editor-search";
import { AddressTools } from "../place/address-tools";
import { PlaceRow } from "../place/place-row";
import { StoresPanel } from "../stores/stores-panel";

type Panel = AddressData["panel"];

/** Delivery services as tabs, then the saved addresses or the stores of the current tab. */
export function AddressPanel({ data }: { data: Panel }) {
  const t = useT();
  const { service, services, back } = data;
  if (!data.editable) return <Notice kind="info">{t("delivery.address.closedForOrder")}</Notice>;
  return (
    <>
      {data.waiting && <Notice kind="info">{t("delivery.address.waiting", { label: data.waiting })}</Notice>}
      {services.length > 1 && (
        <Tabs
          label={t("delivery.address.services")}
          tabs={services.map((one) => ({
            href: withBack(withQuery(paths.deliveryAddress, { servizio: one }), back),
            label: t(`delivery.address.${one}`),
            current: one === service,
          }))}
        />
      )}
      {data.pickup ? <StoresPanel pickup={data.pickup} back={back} /> : <Homes data={data} />}
    </>
  );
}

function Homes({ data }: { data: Panel }) {
  const t = useT();
  const { homes, back } = data;
  const here = withBack(withQuery(paths.deliveryAddress, { servizio: "delivery" }), back);
  const { proposed } = homes;
  // the chosen or proposed address comes before the field for a new address
  const lead = proposed ?? homes.shown.find(({ chosen }) => chosen);
  const others = homes.shown.filter((home) => home !== lead);
  const row = (address: AddressView) => (
    <PlaceRow
      key={address.id}
      field="addressId"
      place={address}
      label={t("delivery.address.choose")}
      action={withBack(paths.deliveryAddress, back)}
      preferred={address.preferred ? t("delivery.address.preferred") : undefined}
      refused={address.served ? undefined : t("delivery.address.notServed")}
      next={withBack(paths.timeslot, back)}
      second={lead !== undefined && address !== lead}
    >
      <AddressTools address={address} here={here} />
    </PlaceRow>
  );
  const line = { path: paths.newAddress, carried: { [backField]: back } };
  if (homes.all === 0 && homes.hasMap) return <EditorSearch editor={{ step: "search", q: "" }} {...line} />;
  return (
    <>
      {lead && (
        <section>
          {proposed && <h2 className="heading">{t("delivery.address.proposal")}</h2>}
          <ul className={proposed ? "places places-proposed" : "places"}>{row(lead)}</ul>
        </section>
      )}
      {homes.hasMap && <AddressLine q="" {...line} />}
      {homes.all > 2 && <SearchHomes q={homes.q} back={back} />}
      {homes.all === 0 && <p>{t("delivery.address.none")}</p>}
      {homes.all > 0 && !lead && others.length === 0 && (
        <p role="status">{t("delivery.address.noMatch", { q: homes.q })}</p>
      )}
      {others.length > 0 && (
        <section>
          {lead && <h2 className="heading">{t("delivery.address.others")}</h2>}
          <ul className="places" aria-label={t("delivery.address.saved")}>
            {others.map(row)}
          </ul>
        </section>
      )}
      <LinkButton
        kind={homes.all > 0 ? "quiet" : "primary"}
        icon="plus"
        to={withBack(paths.newAddress, back)}
      >
        {t("delivery.address.add")}
      </LinkButton>
    </>
  );
}

function SearchHomes({ q, back }: { q: string; back: Path }) {
  const t = useT();
  return (
    <SearchRow
      action={paths.deliveryAddress}
      hiddenFields={{ servizio: "delivery", [backField]: back }}
      label={t("delivery.address.search")}
      type="search"
      name="cerca"
      defaultValue={q}
      go={t("delivery.address.searchGo")}
    />
  );
}
