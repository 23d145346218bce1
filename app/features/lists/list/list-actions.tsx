import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";

/** Links for the owner of a list: rename and delete. */
export function ListActions({ list: { id, name } }: { list: { id: number; name: string } }) {
  const t = useT();
  return (
    <>
      <LinkButton
        kind="quiet"
        icon="pencil"
        to={paths.renameList(id)}
        aria-label={t("lists.rename.linkNamed", { name })}
      >
        {t("lists.rename.link")}
      </LinkButton>
      <LinkButton
        kind="quiet"
        icon="trash"
        to={paths.deleteList(id)}
        aria-label={t("lists.remove.linkNamed", { name })}
      >
        {t("lists.remove.link")}
      </LinkButton>
    </>
  );
}
