import { useT } from "~/i18n/use-t";
import { pressed } from "~/lib/pressed";
import type { Path } from "~/lib/path";
import { Icon } from "~/ui/icon";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import type { WrongName } from "./list-name";
import { NameForm } from "./name-form";
import type { ListRowView } from "./list-view";

type Props = {
  data: { name: string; lists: ListRowView[]; action: Path; back: Path };
  wrong?: WrongName;
};

/** Panel "Aggiungi a una lista": adds to a list with one tap, or to a new list (§2.3). */
export function ChoosePanel({ data: { name, lists, action, back }, wrong }: Props) {
  const t = useT();
  return (
    <PageOrDialog
      title={t("lists.choose.title")}
      subtitle={t(lists.length > 0 ? "lists.choose.intro" : "lists.choose.none", { name })}
      width={480}
      closeHref={back}
    >
      {lists.length > 0 ? (
        <Form method="post" action={action}>
          <ul className="choices">
            {lists.map((list) => (
              <li key={list.id}>
                <button name={pressed("listId", list.id)} className="choice-row list-choice">
                  <Icon name={list.favourites ? "heart" : "list"} />
                  <span className="choice-text">
                    <span>{list.name}</span>{" "}
                    <span className="field-help">
                      {list.size}
                      {list.selected ? ` · ${t("lists.choose.last")}` : null}
                    </span>
                  </span>
                  <Icon name="plus" />
                </button>
              </li>
            ))}
          </ul>
        </Form>
      ) : null}
      <h2 className="heading">{t("lists.choose.new")}</h2>
      <NameForm action={action} submit={t("lists.create.submit")} wrong={wrong} />
    </PageOrDialog>
  );
}
