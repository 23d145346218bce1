import { useT } from "~/i18n/use-t";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { PreferForm } from "./prefer-form";

type Props = {
  address: { id: number; name: string; preferable: boolean };
  /** current page: its action sets the preferred address, and editing or deleting returns to it */
  here: Path;
};

/** Buttons of a saved address: edit, delete, prefer. */
export function AddressTools({ address: { id, name, preferable }, here }: Props) {
  const t = useT();
  return (
    <>
      <LinkButton
        kind="quiet"
        icon="pencil"
        small
        to={withBack(paths.editAddress(id), here)}
        aria-label={`${t("delivery.address.edit")}: ${name}`}
      >
        {t("delivery.address.edit")}
      </LinkButton>
      <LinkButton
        kind="quiet"
        icon="trash"
        small
        to={withBack(paths.deleteAddress(id), here)}
        aria-label={`${t("delivery.address.remove")}: ${name}`}
      >
        {t("delivery.address.remove")}
      </LinkButton>
      {preferable && <PreferForm id={id} name={name} action={here} label={t("delivery.address.prefer")} />}
    </>
  );
}
