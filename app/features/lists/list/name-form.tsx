import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { TextField } from "~/ui/form/text-field";
import type { WrongName } from "./list-name";

type Props = {
  submit: string;
  action?: Path;
  /** fills the field */
  name?: string;
  /** what was typed and could not be taken */
  wrong?: WrongName;
  primary?: boolean;
};

/** The one field of a list's name, to create it or to rename it. */
export function NameForm({ submit, action, name, wrong, primary }: Props) {
  const t = useT();
  return (
    <Form method="post" action={action} className="form">
      {wrong ? <ErrorSummary errors={[{ id: "list-name", text: wrong.error }]} /> : null}
      <TextField
        id="list-name"
        name="name"
        label={t("lists.create.name")}
        help={t("lists.create.help")}
        defaultValue={wrong?.name ?? name}
        error={wrong?.error}
        autoComplete="off"
        autoCapitalize="sentences"
      />
      <Button kind={primary ? "primary" : "secondary"}>{submit}</Button>
    </Form>
  );
}
