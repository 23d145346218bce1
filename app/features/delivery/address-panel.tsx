import { Form } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Tabs } from "~/ui/tabs";
import type { addressView, storeView } from "./place-view";

export type AddressData = {
  service: "delivery" | "pickup";
  services: ("delivery" | "pickup")[];
  addresses: ReturnType<typeof addressView>[];
  stores: ReturnType<typeof storeView>[];
  editable: boolean;
  back: string;
  wish?: string;
};

/** The delivery services as tabs, then the saved addresses or the stores of the one shown. */
export function AddressPanel({ data }: { data: AddressData }) {
  const t = useT();
  const { service, services, back } = data;
  const da = encodeURIComponent(back);
  if (!data.editable) return <Notice kind="info">{t("delivery.address.closedForOrder")}</Notice>;
  return (
    <>
      {data.wish && <Notice kind="info">{t("delivery.address.wish", { label: data.wish })}</Notice>}
      {services.length > 1 && (
        <Tabs
          label={t("delivery.address.services")}
          tabs={services.map((one) => ({
            href: `/delivery/address?servizio=${one}&da=${da}`,
            label: t(`delivery.address.${one}`),
            current: one === service,
          }))}
        />
      )}
      {service === "delivery" ? <Homes data={data} /> : <Stores data={data} />}
    </>
  );
}

function Homes({ data }: { data: AddressData }) {
  const t = useT();
  const add = (
    <LinkButton
      kind={data.addresses.length > 0 ? "secondary" : "primary"}
      icon="plus"
      wide
      to={`/delivery/address/new?da=${encodeURIComponent(data.back)}`}
    >
      {t("delivery.address.add")}
    </LinkButton>
  );
  if (data.addresses.length === 0) {
    return (
      <>
        <p>{t("delivery.address.none")}</p>
        {add}
      </>
    );
  }
  return (
    <>
      <ul className="places" aria-label={t("delivery.address.saved")}>
        {data.addresses.map((address) => (
          <PlaceRow
            key={address.id}
            field="addressId"
            place={address}
            words={t("delivery.address.choose")}
            back={data.back}
            badge={address.preferred ? t("delivery.address.preferred") : undefined}
            refused={address.served ? undefined : t("delivery.address.notServed")}
          />
        ))}
      </ul>
      {add}
    </>
  );
}

function Stores({ data }: { data: AddressData }) {
  const t = useT();
  return (
    <ul className="places" aria-label={t("delivery.address.pickup")}>
      {data.stores.map((store) => (
        <PlaceRow
          key={store.id}
          field="storeId"
          place={store}
          words={t("delivery.address.chooseStore")}
          back={data.back}
          badge={t(`delivery.address.${store.kind}`)}
        />
      ))}
    </ul>
  );
}

type RowProps = {
  field: "addressId" | "storeId";
  place: { id: number; name: string; line: string; chosen: boolean };
  words: string;
  back: string;
  badge?: string;
  refused?: string;
};

function PlaceRow({ field, place, words, back, badge, refused }: RowProps) {
  const t = useT();
  return (
    <li className={place.chosen ? "place place-chosen" : "place"}>
      <div className="place-words">
        <p className="place-name">
          {place.name} {badge && <Badge>{badge}</Badge>}
        </p>
        <p className="quiet">{place.line}</p>
        {place.chosen && <p className="place-mark">{t("delivery.address.chosen")}</p>}
        {refused && <p className="place-mark">{refused}</p>}
      </div>
      {!refused && (
        <Form method="post" action={`/delivery/address?da=${encodeURIComponent(back)}`}>
          <Button
            kind={place.chosen ? "secondary" : "primary"}
            name={field}
            value={place.id}
            aria-label={`${words}: ${place.name}`}
          >
            {words}
          </Button>
        </Form>
      )}
    </li>
  );
}
