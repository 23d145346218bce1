import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { TextAreaField } from "~/ui/form/text-field";
import { noteLimit } from "./order-note";
import type { Rejected } from "../saving/saving";

const id = "order-note";

/** Form of the note for the order's pickers; a note that is too long stays as typed. */
export function OrderNote({ saved, refused }: { saved: string; refused: Rejected | undefined }) {
  const t = useT();
  const { value = saved, error } = refused ?? {};
  return (
    <details className="cart-extra" open={Boolean(value || error)}>
      <summary>{t("cart.note.label")}</summary>
      <Form method="post" action={paths.cart} {...marks.put(marks.inPlace, "")}>
        {error && <ErrorSummary errors={[{ id, text: error }]} />}
        <TextAreaField
          id={id}
          name="note"
          label={t("cart.note.label")}
          help={t("cart.note.help")}
          error={error}
          defaultValue={value}
          maxLength={error ? undefined : noteLimit}
          optional
        />
        <Button small>{t("cart.note.save")}</Button>
      </Form>
    </details>
  );
}
