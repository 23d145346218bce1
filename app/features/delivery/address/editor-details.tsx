import { getFormProps, getInputProps, getTextareaProps, useForm } from "@conform-to/react";
import { backField, type Path } from "~/lib/path";
import { pressed } from "~/lib/pressed";
import { Form } from "~/ui/link";
import { GatedSubmit } from "./gated-submit";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useErrorText } from "~/ui/form/error-text";
import { Notice } from "~/ui/message/notice";
import { TextAreaField, TextField } from "~/ui/form/text-field";
import type { Editor } from "./address-editor";
import {
  neededDetails,
  streetNames,
  type addressConstraint,
  type Details,
  type TypedAddress,
} from "./address-form";
import { AddressQuestion, type RejectedAddress } from "./address-question";
import { stepHref, type Carried } from "./editor-street";
import { lackingText } from "./lacking-text";
import { placeLine } from "../place/place-view";

type Props = {
  editor: Extract<Editor, { step: "details" }>;
  details: Details;
  constraint: typeof addressConstraint;
  saved: boolean;
  path: Path;
  carried: Carried;
  back: Path;
  rejected?: RejectedAddress;
};

const rows = [
  { name: "doorbell", autoComplete: "family-name", width: "full" },
  { name: "label", autoComplete: "off", width: "full", help: "labelHelp" },
  { name: "phone", autoComplete: "tel", inputMode: "tel", width: "medium", help: "phoneHelp" },
  { name: "floor", autoComplete: "off", width: "short", optional: true },
] as const;

/**
 * Last step: name on the doorbell, label of the address, phone and notes. Saving selects the
 * address.
 */
export function EditorDetails({ editor, details, constraint, saved, path, carried, back, rejected }: Props) {
  const t = useT();
  const [form, fields] = useForm<TypedAddress, string[]>({
    id: "address",
    lastResult: rejected?.result,
    constraint,
    defaultValue: details,
  });
  const messageOf = useErrorText();
  const shown = [...rows.map(({ name }) => name), "note" as const];
  const asks = rejected?.quoted !== undefined || rejected?.change !== undefined || rejected?.inUse;
  const lacking = neededDetails.filter((name) => fields[name].errors?.includes("required"));
  const errors = [
    ...(lacking.length > 0
      ? [{ id: fields[lacking[0] ?? "doorbell"].id, text: lackingText(t, lacking) }]
      : []),
    ...(asks ? [] : (form.errors ?? []).map((text) => ({ text }))),
    ...[...streetNames, ...shown].flatMap((name) => {
      const isSaid = lacking.some((one) => one === name);
      const text = isSaid ? undefined : messageOf(fields[name].errors);
      const id = shown.some((own) => own === name) ? fields[name].id : undefined;
      return text ? [{ id, text: `${t(`delivery.form.${name}`)}: ${text}` }] : [];
    }),
  ];
  const { street } = editor;
  const anyway = editor.anyway ?? (rejected?.anyway ? "unknown" : undefined);
  // URL of this step, so that a rejected form is shown on the same page
  const here = stepHref(path, street, carried, { verifica: "1" }, anywayFields(editor.anyway));
  return (
    <Form {...getFormProps(form, { ariaAttributes: false })} method="post" action={here} className="form">
      <ErrorSummary errors={errors} />
      {rejected && asks ? (
        <AddressQuestion rejected={rejected} message={form.errors?.[0]} back={back} />
      ) : (
        <Notice kind={anyway ? "warn" : "ok"} title={t(titles[anyway ?? "served"])}>
          <p>{`${placeLine(street)} (${street.province})`}</p>
        </Notice>
      )}
      <input type="hidden" name={backField} value={back} />
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
          error={messageOf(fields[name].errors)}
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
        error={messageOf(fields.note.errors)}
        rows={2}
      />
      <Checkbox
        {...getInputProps(fields.elevator, { type: "checkbox", ariaAttributes: false })}
        key="elevator"
        label={t("delivery.form.elevator")}
        optional
      />
      {rejected?.change ? (
        <>
          <Button kind="primary" name={pressed("confirmed", 1)} wide>
            {t("delivery.form.saveAndMove")}
          </Button>
          <LinkButton to={back} wide>
            {t("delivery.change.stay")}
          </LinkButton>
        </>
      ) : (
        <GatedSubmit
          required={neededDetails}
          label={t(
            saved ? "delivery.form.saveChanges" : anyway ? "delivery.form.saveOnly" : "delivery.form.save",
          )}
        />
      )}
      {rejected?.quoted && (
        <Button name={pressed("anyway", 1)} wide>
          {t("delivery.form.anywayYes")}
        </Button>
      )}
      {/* after the save button, since Enter presses the first button of a form */}
      <Button kind="quiet" icon="pencil" wide name={pressed("mano", 1)} formNoValidate>
        {t("delivery.form.changeStreet")}
      </Button>
    </Form>
  );
}

const titles = {
  served: "delivery.form.available",
  unknown: "delivery.form.notValidated",
  notServed: "delivery.address.notServed",
} as const;

const anywayFields = (why: Props["editor"]["anyway"]): Record<string, string> => ({
  ...(why && { anyway: "1" }),
  ...(why === "notServed" && { fuori: "1" }),
});
