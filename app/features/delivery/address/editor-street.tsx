import { useT } from "~/i18n/use-t";
import { withBack, withQuery, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { TextField } from "~/ui/form/text-field";
import type { Editor } from "./address-editor";
import { streetNames } from "./address-form";
import { placeLine } from "../place/place-view";

/** Parameters that every step passes on: the return URL, and the mark of a draft. */
export type Carried = Record<string, string>;

type Props<Step extends Editor["step"]> = {
  editor: Extract<Editor, { step: Step }>;
  path: Path;
  carried: Carried;
};

const looks = {
  street: { autoComplete: "address-line1", width: "full" },
  number: { autoComplete: "off", width: "short" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", width: "short" },
  city: { autoComplete: "address-level2", width: "full" },
  province: { autoComplete: "address-level1", width: "short" },
} as const;

/** Returns the URL of another step, with the parameters to pass on. */
export const stepHref = (path: Path, ...parts: Record<string, string>[]): Path =>
  withQuery(path, Object.assign({}, ...parts));

export const CarriedFields = ({ carried }: { carried: Carried }) =>
  Object.entries(carried).map(([name, value]) => (
    <input type="hidden" name={name} value={value} key={name} />
  ));

/**
 * Second step, before the check. A street found by the map is read-only except for the house
 * number; a street typed by hand can be edited.
 */
export function EditorStreet({ editor, path, carried }: Props<"street">) {
  const t = useT();
  const { street, manual, incomplete, wrong } = editor;
  const messageOf = (name: keyof typeof looks) => wrong?.[name] && t(`fields.errors.${wrong[name]}`);
  const errors = [
    ...(incomplete ? [{ text: incomplete }] : []),
    ...streetNames.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ id: `street-${name}`, text: `${t(`delivery.form.${name}`)}: ${message}` }] : [];
    }),
  ];
  return (
    <Form method="get" action={path} className="form">
      <CarriedFields carried={carried} />
      <input type="hidden" name="verifica" value="1" />
      <ErrorSummary errors={errors} />
      {streetNames.map((name) => {
        const { width, autoComplete, ...look } = looks[name];
        return (
          <TextField
            key={name}
            id={`street-${name}`}
            name={name}
            label={t(`delivery.form.${name}`)}
            help={name === "province" && manual ? t("delivery.form.provinceHelp") : undefined}
            error={messageOf(name)}
            defaultValue={street[name]}
            readOnly={!manual && name !== "number"}
            optional={name === "number"}
            width={width}
            autoComplete={autoComplete}
            inputMode={"inputMode" in look ? look.inputMode : undefined}
            maxLength={120}
          />
        );
      })}
      <Button kind="primary" wide>
        {t("delivery.form.verify")}
      </Button>
      <p>
        <Link className="link" to={stepHref(path, carried, { cerca: "1" })}>
          {t("delivery.form.searchAgain")}
        </Link>
      </p>
    </Form>
  );
}

/** Choices after a failed check: a different address, pickup, or saving the address anyway. */
export function EditorRefused({ editor, path, carried, back }: Props<"refused"> & { back: Path }) {
  const t = useT();
  const { street, why } = editor;
  const quoted = placeLine(street);
  const away = why === "notServed";
  const yes: Record<string, string> = { verifica: "1", anyway: "1", ...(away && { fuori: "1" }) };
  return (
    <>
      <Notice kind="error" title={t(`delivery.form.${why}`)} live>
        <p>{quoted}</p>
      </Notice>
      <div className="stack">
        <LinkButton kind="primary" icon="search" wide to={stepHref(path, carried, { cerca: "1" })}>
          {t("delivery.form.another")}
        </LinkButton>
        <LinkButton
          icon="store"
          wide
          to={withBack(withQuery(paths.deliveryAddress, { servizio: "pickup" }), back)}
        >
          {t("delivery.form.pickupInstead")}
        </LinkButton>
        <LinkButton kind="quiet" icon="pencil" wide to={stepHref(path, street, carried, { mano: "1" })}>
          {t("delivery.form.correct")}
        </LinkButton>
      </div>
      <section className="anyway">
        <h2 className="field-label">
          {t(away ? "delivery.form.anywayAwayTitle" : "delivery.form.anywayTitle")}
        </h2>
        <p>{t("delivery.form.anyway", { address: quoted })}</p>
        <LinkButton to={stepHref(path, street, carried, yes)}>{t("delivery.form.anywayYes")}</LinkButton>
      </section>
    </>
  );
}
