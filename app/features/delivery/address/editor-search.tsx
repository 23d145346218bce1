import type { Path } from "~/lib/path";
import { Form, Link } from "~/ui/link";
import { LocateButton } from "../place/locate-button";
import { AddressSuggestions } from "./address-suggestions";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/button";
import { FoundList } from "~/ui/found-list";
import { Notice } from "~/ui/message/notice";
import type { Editor } from "./address-editor";
import { CarriedFields, stepHref, type Carried } from "./editor-street";

type Props = { editor: Extract<Editor, { step: "search" }>; path: Path; carried: Carried };

/**
 * First step: a few letters of the address. A script suggests addresses while the shopper types;
 * the button loads a page of results.
 */
export function EditorSearch({ editor, path, carried }: Props) {
  const t = useT();
  const { q, found, inexact, problem } = editor;
  const typed: Record<string, string> = inexact ? { q } : {};
  return (
    <>
      <AddressLine q={q} path={path} carried={carried} />
      {problem && <Notice kind="warn">{t(`delivery.search.${problem}`)}</Notice>}
      {found && found.length === 0 && (
        <Notice kind="warn" title={t("delivery.search.noneTitle", { q })}>
          {t("delivery.search.none")}
        </Notice>
      )}
      {inexact && (
        <Notice kind="warn" title={t("delivery.search.inexactTitle", { q })}>
          {t("delivery.search.inexact")}
        </Notice>
      )}
      {found && found.length > 0 && (
        <section>
          <h2 className="field-label">{t("delivery.search.results", { count: found.length })}</h2>
          <FoundList places={found} to={(place) => stepHref(path, carried, typed, { place })} />
        </section>
      )}
      <LocateButton
        to={stepHref(path, carried)}
        label={t("delivery.search.locate")}
        denied={t("delivery.near.denied")}
        failed={t("delivery.search.notLocated")}
      />
      <p>
        <Link className="link" to={stepHref(path, carried, { mano: "1" })}>
          {t("delivery.search.byHand")}
        </Link>
      </p>
    </>
  );
}

/** Address in a single line: the field, suggestions below it, and the search button. */
export function AddressLine({ q, path, carried }: Pick<Props, "path" | "carried"> & { q: string }) {
  const t = useT();
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label={t("delivery.search.label")}
      className="address-search"
    >
      <CarriedFields carried={carried} />
      <AddressSuggestions
        label={t("delivery.search.label")}
        name="q"
        defaultValue={q}
        to={(place) => stepHref(path, carried, { place })}
        heading={t("delivery.search.suggested")}
        none={t("delivery.search.none")}
        button={<Button icon="search">{t("delivery.search.go")}</Button>}
      />
    </Form>
  );
}
