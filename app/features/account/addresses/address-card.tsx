import type { ReactNode } from "react";
import type { AddressView } from "~/features/delivery/public";
import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = {
  address: AddressView & { phone?: string };
  /** where editing and deleting lead back to */
  back: Path;
  children: ReactNode;
};

/** A saved address with what can be done with it. */
export function AddressCard({ address, back, children }: Props) {
  const t = useT();
  const { id, name, line, phone, preferred, chosen, served } = address;
  return (
    <li className={chosen ? "place place-chosen" : "place"}>
      <div className="place-text">
        <h2 className="place-name">{name}</h2>
        <p className="quiet">{line}</p>
        {phone && <p className="quiet">{t("account.addresses.phone", { phone })}</p>}
        {preferred && (
          <p className="place-preferred">
            <Icon name="star" />
            {t("delivery.address.preferred")}
          </p>
        )}
        {chosen && <p className="place-mark">{t("delivery.address.chosen")}</p>}
        {!served && <p className="place-mark">{t("delivery.address.notServed")}</p>}
      </div>
      <div className="place-more">
        <LinkButton
          kind="quiet"
          icon="pencil"
          small
          to={withBack(paths.editAddress(id), back)}
          aria-label={`${t("delivery.address.edit")}: ${name}`}
        >
          {t("delivery.address.edit")}
        </LinkButton>
        <LinkButton
          kind="quiet"
          icon="trash"
          small
          to={withBack(paths.deleteAddress(id), back)}
          aria-label={`${t("delivery.address.remove")}: ${name}`}
        >
          {t("delivery.address.remove")}
        </LinkButton>
        {children}
      </div>
    </li>
  );
}
