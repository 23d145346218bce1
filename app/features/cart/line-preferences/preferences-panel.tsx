import { UnknownAllergens } from "~/features/allergens/public";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { backField } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form } from "~/ui/link";
import { PageOrDialog } from "~/ui/dialog/page-or-dialog";
import { TextAreaField, TextField } from "~/ui/form/text-field";
import { IfMissingGroup } from "./if-missing-group";
import type { OfferedSubstitute } from "./substitutes";
import type { TypedPreferences, PreferenceErrors } from "./preferences-form";

type Props = {
  line: {
    itemId: number;
    name: string;
    takesCut: boolean;
    room: number;
    substitutes: readonly OfferedSubstitute[];
  };
  typed: TypedPreferences;
  errors: PreferenceErrors;
  back: Path;
};

/**
 * Preferences of a cart line: substitution policy, note, and the weight per piece if it can be
 * chosen.
 */
export function LinePreferencesPanel({ line, typed, errors, back }: Props) {
  const t = useT();
  const { note, cut } = errors;
  const summary = [
    ...(cut ? [{ id: "line-cut", text: cut }] : []),
    ...(note ? [{ id: "line-note", text: note }] : []),
  ];
  return (
    <PageOrDialog title={t("cart.preferences.title")} subtitle={line.name} width={480} closeHref={back}>
      <Form
        method="post"
        action={paths.cartLinePreferences(line.itemId)}
        className="form"
        {...marks.put(marks.inPlace, "")}
      >
        <ErrorSummary errors={summary} />
        <input type="hidden" name={backField} value={back} />
        <UnknownAllergens of={line.substitutes} />
        <IfMissingGroup
          id="if-missing"
          legend={t("cart.preferences.legend")}
          chosen={typed}
          substitutes={line.substitutes}
        />
        {line.takesCut && (
          <TextField
            id="line-cut"
            name="cut"
            label={t("cart.preferences.cut")}
            help={t("cart.preferences.cutHelp")}
            error={cut}
            defaultValue={typed.cut}
            inputMode="decimal"
            autoComplete="off"
            width="short"
            optional
          />
        )}
        <TextAreaField
          id="line-note"
          name="note"
          label={t("cart.preferences.note")}
          help={t("cart.preferences.noteHelp", { room: line.room })}
          error={note}
          defaultValue={typed.note}
          optional
        />
        <Button kind="primary" wide>
          {t("cart.preferences.save")}
        </Button>
      </Form>
    </PageOrDialog>
  );
}
