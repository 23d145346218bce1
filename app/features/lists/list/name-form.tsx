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
  /** prefills the field */
  name?: string;
  /** a rejected name with its error */
  wrong?: WrongName;
  primary?: boolean;
};

/** Form with the name of a list, to create or rename it. */
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
