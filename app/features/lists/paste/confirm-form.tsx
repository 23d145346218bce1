import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { ErrorSummary, type SummaryError } from "~/ui/form/error-summary";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { addField, textField } from "./field-names";
import { MatchLine, type SentChoice } from "./match-line";
import type { MatchView } from "./matches-view";

type Before = Record<number, SentChoice>;
type Props = { text: string; matches: MatchView[]; errors?: SummaryError[]; before?: Before };

/** Form with all matches, to confirm with one button. */
export function ConfirmForm({ text, matches, errors = [], before = {} }: Props) {
  const t = useT();
  const found = matches.filter(({ candidates }) => candidates.length > 0);
  const rest = matches.filter(({ candidates }) => candidates.length === 0);
  return (
    <>
      <ErrorSummary errors={errors} />
      <h2 className="heading">{t("lists.paste.found", { count: found.length })}</h2>
      {rest.length > 0 ? <Unmatched lines={rest} /> : null}
      {found.length > 0 ? (
        <Form method="post" action={paths.pasteList} encType="multipart/form-data">
          <input type="hidden" name={textField} value={text} />
          <input type="hidden" name={addField} value="1" />
          <ol className="matches">
            {found.map((match) => (
              <MatchLine key={`${match.key} ${match.typed}`} match={match} before={before[match.key]} />
            ))}
          </ol>
          <div className="buybar">
            <Button kind="primary" wide icon="cart">
              {t("lists.paste.add")}
            </Button>
          </div>
        </Form>
      ) : null}
    </>
  );
}

function Unmatched({ lines }: { lines: MatchView[] }) {
  const t = useT();
  return (
    <Notice kind="warn" title={t("lists.paste.unmatched", { count: lines.length })}>
      <p>{t("lists.paste.unmatchedText")}</p>
      <ul>
        {lines.map(({ key, typed, words, failed }) => (
          <li key={key}>
            {failed ? t("lists.paste.failed", { words }) : typed}{" "}
            <Link to={paths.searchFor(words)}>{t("lists.paste.search", { words })}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
