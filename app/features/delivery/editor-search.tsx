import { Form, Link } from "@remix-run/react";
import { LocateButton } from "~/enhance/locate-button";
import { AddressSuggestions } from "~/enhance/address-suggestions";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import type { Editor } from "./address-editor";

type Props = { editor: Extract<Editor, { step: "search" }>; path: string; back: string };

/** First step: a few letters of the address. A script suggests while one types; the button answers with a page. */
export function EditorSearch({ editor, path, back }: Props) {
  const t = useT();
  const da = encodeURIComponent(back);
  const to = (id: string) => `${path}?place=${encodeURIComponent(id)}&da=${da}`;
  const { q, found, problem } = editor;
  return (
    <>
      <Form method="get" action={path} role="search" className="address-search">
        <input type="hidden" name="da" value={back} />
        <AddressSuggestions
          label={t("delivery.search.label")}
          help={t("delivery.search.help")}
          name="q"
          defaultValue={q}
          source="/delivery/address/suggestions"
          to={to}
          heading={t("delivery.search.suggested")}
          button={<Button icon="search">{t("delivery.search.go")}</Button>}
        />
      </Form>
      <LocateButton
        to={`${path}?da=${da}`}
        words={t("delivery.search.locate")}
        denied={t("delivery.near.denied")}
      />
      {problem && <Notice kind="warn">{t(`delivery.search.${problem}`)}</Notice>}
      {found && found.length === 0 && (
        <Notice kind="warn" title={t("delivery.search.noneTitle", { q })}>
          {t("delivery.search.none")}
        </Notice>
      )}
      {found && found.length > 0 && (
        <section>
          <h2 className="field-label">{t("delivery.search.results", { count: found.length })}</h2>
          <ul className="found-list">
            {found.map(({ id, label }) => (
              <li key={id}>
                <Link to={to(id)}>
                  <Icon name="map-pin" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Link className="link" to={`${path}?mano=1&da=${da}`}>
          {t("delivery.search.byHand")}
        </Link>
      </p>
    </>
  );
}
