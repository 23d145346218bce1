import { useId } from "react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Button } from "~/ui/button";
import { buttonName } from "~/ui/button-form";
import { Icon } from "~/ui/icon";
import { Form, Link } from "~/ui/link";

/**
 * Past searches of this browser, most used first, with a button to delete them. Empty without past
 * searches.
 */
export function PastWordsList({ words }: { words: string[] }) {
  const t = useT();
  const id = useId();
  if (words.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby={id}>
      <h2 id={id} className="heading">
        {t("search.words.title")}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Link to={paths.searchFor(word)} className="btn btn-secondary btn-small">
              <Icon name="history" />
              {word}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post" action={paths.searchWords} className="mt-2 flex flex-wrap items-center gap-x-4">
        <p className="text-sm text-quiet">{t("search.words.note")}</p>
        <Button kind="quiet" small name={buttonName}>
          {t("search.words.forget")}
        </Button>
      </Form>
    </section>
  );
}
