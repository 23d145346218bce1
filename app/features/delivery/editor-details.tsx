import {
  getFormProps,
  getInputProps,
  getTextareaProps,
  useForm,
  type SubmissionResult,
} from "@conform-to/react";
import { Form } from "@remix-run/react";
import { GatedSubmit } from "~/enhance/gated-submit";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { TextAreaField, TextField } from "~/ui/text-field";
import { streetNames, type Editor } from "./address-editor";
import { neededDetails, type addressConstraint, type Details, type TypedAddress } from "./address-form";
import { Another, streetQuery } from "./editor-street";

type Props = {
  editor: Extract<Editor, { step: "details" }>;
  details: Details;
  constraint: typeof addressConstraint;
  path: string;
  back: string;
  rejected?: { result: SubmissionResult<string[]>; quoted?: string };
};

const rows = [
  { name: "doorbell", autoComplete: "family-name", width: "full" },
  { name: "label", autoComplete: "off", width: "full", help: "labelHelp" },
  { name: "phone", autoComplete: "tel", inputMode: "tel", width: "medium", help: "phoneHelp" },
  { name: "floor", autoComplete: "off", width: "short", optional: true },
] as const;

/** Last step: who opens, what it is called, whom to ring up. Saving selects it. */
export function EditorDetails({ editor, details, constraint, path, back, rejected }: Props) {
  const t = useT();
  const [form, fields] = useForm<TypedAddress, string[]>({
    id: "address",
    lastResult: rejected?.result,
    constraint,
    defaultValue: details,
    shouldRevalidate: "onSubmit",
  });
  const words = (errors: string[] | undefined) => {
    const known = (["required", "phone", "postalCode", "province", "tooLong"] as const).find(
      (key) => key === errors?.[0],
    );
    return known && t(`delivery.errors.${known}`);
  };
  const own = [...streetNames, ...rows.map(({ name }) => name), "note" as const];
  const errors = [
    ...(rejected?.quoted ? [] : (form.errors ?? []).map((text) => ({ text }))),
    ...own.flatMap((name) => {
      const text = words(fields[name].errors);
      return text ? [{ id: fields[name].id, text: `${t(`delivery.form.${name}`)}: ${text}` }] : [];
    }),
  ];
  const { street, anyway } = editor;
  // The address of this very step: a form that comes back finds its page.
  const query = streetQuery(street, back, { verifica: "1", ...(anyway && { anyway: "1" }) });
  return (
    <Form {...getFormProps(form)} method="post" action={`${path}?${query}`} className="form">
      <ErrorSummary errors={errors} />
      {rejected?.quoted && (
        <Notice kind="error" title={form.errors?.[0]} live>
          <p>{t("delivery.form.anyway", { address: rejected.quoted })}</p>
        </Notice>
      )}
      {!rejected?.quoted && (
        <Notice
          kind={anyway ? "warn" : "ok"}
          title={t(anyway ? "delivery.form.notValidated" : "delivery.form.available")}
        >
          <p>{`${[street.street, street.number].filter(Boolean).join(" ")}, ${street.postalCode} ${street.city} (${street.province})`}</p>
        </Notice>
      )}
      <Another path={path} back={back} words={t("delivery.form.changeStreet")} />
      {streetNames.map((name) => (
        <input type="hidden" name={name} value={street[name]} key={name} />
      ))}
      {anyway && <input type="hidden" name="anyway" value="1" />}
      {rows.map(({ name, ...row }) => (
        <TextField
          {...getInputProps(fields[name], { type: "text", ariaAttributes: false })}
          key={name}
          label={t(`delivery.form.${name}`)}
          help={"help" in row ? t(`delivery.form.${row.help}`) : undefined}
          optional={"optional" in row}
          error={words(fields[name].errors)}
          width={row.width}
          autoComplete={row.autoComplete}
          inputMode={"inputMode" in row ? row.inputMode : undefined}
        />
      ))}
      <TextAreaField
        {...getTextareaProps(fields.note, { ariaAttributes: false })}
        key="note"
        label={t("delivery.form.note")}
        help={t("delivery.form.noteHelp")}
        optional
        error={words(fields.note.errors)}
        rows={2}
      />
      <Checkbox
        {...getInputProps(fields.elevator, { type: "checkbox", ariaAttributes: false })}
        key="elevator"
        label={t("delivery.form.elevator")}
        optional
      />
      <GatedSubmit
        needs={neededDetails}
        words={t(details.label ? "delivery.form.saveChanges" : "delivery.form.save")}
        hint={t("delivery.form.saveHint")}
      />
      {rejected?.quoted && (
        <Button name="anyway" value="1" wide>
          {t("delivery.form.anywayYes")}
        </Button>
      )}
    </Form>
  );
}
