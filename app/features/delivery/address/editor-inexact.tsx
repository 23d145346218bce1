import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import { LinkButton } from "~/ui/button";
import { Notice } from "~/ui/message/notice";
import { placeLine } from "../place/place-view";
import type { Editor } from "./address-editor";
import { stepHref, type Carried } from "./editor-street";

type Props = { editor: Extract<Editor, { step: "inexact" }>; path: Path; carried: Carried };

/**
 * Shows how the address known to the server differs from the typed address; the shopper chooses.
 */
export function EditorInexact({ editor, path, carried }: Props) {
  const t = useT();
  const { typed, found, parts } = editor;
  const check = { verifica: "1" };
  return (
    <>
      <Notice kind="warn" title={t("delivery.form.inexactTitle")} live>
        <ul>
          {parts.map((part) => (
            <li key={part}>
              {t(typed[part] ? "delivery.form.inexactPart" : "delivery.form.inexactAdded", {
                part: t(`delivery.form.${part}`),
                typed: typed[part],
                found: found[part],
              })}
            </li>
          ))}
        </ul>
      </Notice>
      <div className="stack">
        <LinkButton kind="primary" wide to={stepHref(path, carried, found, check)}>
          {t("delivery.form.useFound", { address: `${placeLine(found)} (${found.province})` })}
        </LinkButton>
        <LinkButton icon="pencil" wide to={stepHref(path, carried, typed, { mano: "1" })}>
          {t("delivery.form.correct")}
        </LinkButton>
      </div>
      <section className="anyway">
        <h2 className="field-label">{t("delivery.form.keepTypedTitle")}</h2>
        <p>{t("delivery.form.keepTyped", { address: placeLine(typed) })}</p>
        <LinkButton to={stepHref(path, carried, typed, check, { anyway: "1" })}>
          {t("delivery.form.anywayYes")}
        </LinkButton>
      </section>
    </>
  );
}
