import { Form, Link } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { TextField } from "~/ui/text-field";
import { streetNames, type Editor, type StreetFields } from "./address-editor";

type Props<Step extends Editor["step"]> = {
  editor: Extract<Editor, { step: Step }>;
  path: string;
  back: string;
};

const looks = {
  street: { autoComplete: "address-line1", width: "full" },
  number: { autoComplete: "off", width: "short" },
  postalCode: { autoComplete: "postal-code", inputMode: "numeric", width: "short" },
  city: { autoComplete: "address-level2", width: "full" },
  province: { autoComplete: "address-level1", width: "short" },
} as const;

export const streetQuery = (street: StreetFields, back: string, more: Record<string, string>) =>
  new URLSearchParams({ ...street, ...more, da: back });

/** Second step: what the map found cannot be changed but for the house number; what is typed by hand can. Then the check. */
export function EditorStreet({ editor, path, back }: Props<"street">) {
  const t = useT();
  const { street, manual, incomplete } = editor;
  return (
    <Form method="get" action={path} className="form">
      <input type="hidden" name="da" value={back} />
      <input type="hidden" name="verifica" value="1" />
      <ErrorSummary errors={incomplete ? [{ text: incomplete }] : []} />
      {streetNames.map((name) => {
        const { width, autoComplete, ...look } = looks[name];
        return (
          <TextField
            key={name}
            name={name}
            label={t(`delivery.form.${name}`)}
            help={name === "province" && manual ? t("delivery.form.provinceHelp") : undefined}
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
      <Another path={path} back={back} words={t("delivery.form.searchAgain")} />
    </Form>
  );
}

/** The check said no: another address, collecting, or saving it all the same. */
export function EditorRefused({ editor, path, back }: Props<"refused">) {
  const t = useT();
  const { street, why } = editor;
  const quoted = `${street.street} ${street.number}, ${street.postalCode} ${street.city}`;
  return (
    <>
      <Notice kind="error" title={t(`delivery.form.${why}`)} live>
        <p>{quoted}</p>
      </Notice>
      <div className="stack">
        <LinkButton kind="primary" icon="search" wide to={`${path}?cerca=1&da=${encodeURIComponent(back)}`}>
          {t("delivery.form.another")}
        </LinkButton>
        <LinkButton icon="store" wide to={`/delivery/address?servizio=pickup&da=${encodeURIComponent(back)}`}>
          {t("delivery.form.pickupInstead")}
        </LinkButton>
        <LinkButton
          kind="quiet"
          icon="pencil"
          wide
          to={`${path}?${streetQuery(street, back, { mano: "1" })}`}
        >
          {t("delivery.form.correct")}
        </LinkButton>
      </div>
      <section className="anyway">
        <h2 className="field-label">{t("delivery.form.anywayTitle")}</h2>
        <p>{t("delivery.form.anyway", { address: quoted })}</p>
        <LinkButton to={`${path}?${streetQuery(street, back, { verifica: "1", anyway: "1" })}`}>
          {t("delivery.form.anywayYes")}
        </LinkButton>
      </section>
    </>
  );
}

export function Another({ path, back, words }: { path: string; back: string; words: string }) {
  return (
    <p>
      <Link className="link" to={`${path}?cerca=1&da=${encodeURIComponent(back)}`}>
        {words}
      </Link>
    </p>
  );
}
