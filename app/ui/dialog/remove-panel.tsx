import * as marks from "~/lib/marks";
import { backField, type Path } from "~/lib/path";
import { Button, LinkButton } from "../button";
import { Form } from "../link";
import { PageOrDialog, useInDialog } from "./page-or-dialog";

type Props = {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** action that removes the line */
  action: Path;
  /** previous page */
  back: Path;
};

/** The question before a line of a cart or a list is removed; the safe answer comes first. */
export function RemovePanel({ title, text, yes, no, action, back }: Props) {
  return (
    <PageOrDialog title={title} width={480} closeHref={back}>
      <p>{text}</p>
      <Form method="post" action={action} className="panel-actions" {...marks.put(marks.inPlace, "")}>
        <input type="hidden" name={backField} value={back} />
        {useInDialog() ? <Button formMethod="dialog">{no}</Button> : <LinkButton to={back}>{no}</LinkButton>}
        <Button kind="danger">{yes}</Button>
      </Form>
    </PageOrDialog>
  );
}
