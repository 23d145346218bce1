import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import type { NoteView } from "./find-note";

type Props = {
  orderId: number;
  note: NoteView | undefined;
  /** the goods have come, so that problems with them can be reported */
  arrived: boolean;
};

/** The shopper's note on an order, with links to write it and to report a problem. */
export function OrderNoteCard({ orderId, note, arrived }: Props) {
  const t = useT();
  return (
    <Card as="section" title={t("orders.noted.title")}>
      {note && (
        <>
          {note.rating && <p className="font-bold">{note.rating}</p>}
          {note.text && (
            <p className="whitespace-pre-line" {...marks.put(marks.personal, "")}>
              {note.text}
            </p>
          )}
        </>
      )}
      {arrived && (
        <LinkButton kind="quiet" icon="alert" to={paths.orderProblem(orderId)}>
          {t("orders.problem.link")}
        </LinkButton>
      )}
      <LinkButton kind="quiet" icon="pencil" to={paths.orderNote(orderId)}>
        {t(note ? "orders.noted.edit" : "orders.noted.add")}
      </LinkButton>
    </Card>
  );
}
