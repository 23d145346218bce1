import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { TextAreaField } from "~/ui/form/text-field";
import { textField } from "./field-names";

type Props = { text: string; error?: string; again?: boolean };

/** Form for the written list. A list that is too long comes back whole, to be shortened. */
export function PasteForm({ text, error, again }: Props) {
  const t = useT();
  return (
    <Form method="post" action={paths.pasteList} encType="multipart/form-data" className="form">
      {error ? <ErrorSummary errors={[{ id: "written-list", text: error }]} /> : null}
      <TextAreaField
        id="written-list"
        name={textField}
        label={t("lists.paste.label")}
        help={t("lists.paste.help")}
        error={error}
        defaultValue={text}
        key={text}
        rows={10}
        autoCapitalize="none"
        enterKeyHint="enter"
      />
      <Button kind={again ? "secondary" : "primary"} icon="search">
        {t(again ? "lists.paste.again" : "lists.paste.submit")}
      </Button>
    </Form>
  );
}
