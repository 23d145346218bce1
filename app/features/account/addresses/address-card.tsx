import { AddressTools, PlaceText, type AddressView } from "~/features/delivery/public";
import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";

type Props = {
  address: AddressView & { phone?: string };
  /** current page, to which the card's actions return */
  here: Path;
};

/** Saved address with its actions. */
export function AddressCard({ address, here }: Props) {
  const t = useT();
  const { name, line, phone, preferred, chosen, served } = address;
  return (
    <li className={chosen ? "place place-chosen" : "place"}>
      <PlaceText
        name={name}
        line={line}
        notes={[phone && t("account.addresses.phone", { phone })]}
        preferred={preferred ? t("delivery.address.preferred") : undefined}
        marks={[
          chosen ? t("delivery.address.chosen") : undefined,
          served ? undefined : t("delivery.address.notServed"),
        ]}
      />
      <div className="place-more">
        <AddressTools address={address} here={here} />
      </div>
    </li>
  );
}
