import type { SubmissionResult } from "@conform-to/react";
import { useT } from "~/i18n/use-t";
import { backField, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { Badge } from "~/ui/badge";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useErrorText } from "~/ui/form/error-text";
import { Form, Link } from "~/ui/link";
import { Notice } from "~/ui/message/notice";
import { RadioGroup } from "~/ui/form/radio-group";
import { SearchRow } from "~/ui/form/search-row";
import type { DataOf } from "./load-step";
import { stepField, stepPath } from "./step";
import { StepButtons } from "./step-frame";

type Props = { data: DataOf<"negozio">; back: Path; result?: SubmissionResult<string[]> };

const firstStore = "store";

/** Optional step: a different store than the nearest, searched by town, street or postal code. */
export function StoreStep({ data: { words, stores, chosen }, back, result }: Props) {
  const t = useT();
  const textOf = useErrorText();
  const error = textOf(result?.error?.storeId ?? undefined);
  const label = t("fields.labels.storeId");
  const all = stepPath("negozio", back);
  return (
    <>
      <p>{t("auth.registration.storeText")}</p>
      <SearchRow
        action={paths.registration}
        hiddenFields={{ [stepField]: "negozio", [backField]: back }}
        label={t("auth.registration.storeSearch")}
        name="cerca"
        defaultValue={words}
        go={t("auth.registration.storeGo")}
      />
      {stores.length === 0 ? (
        <Notice kind="warn">{t("auth.registration.noStore", { words })}</Notice>
      ) : (
        <Form method="post" action={all} className="form">
          <ErrorSummary
            errors={error ? [{ id: firstStore, text: t("fields.summary", { label, error }) }] : []}
          />
          <RadioGroup
            id={firstStore}
            name="storeId"
            legend={label}
            error={error}
            defaultValue={chosen}
            required
            choices={stores.map(({ id, name, kind, line }) => ({
              value: id,
              label: name,
              help: line,
              aside: kind === "locker" && <Badge>{t("auth.registration.locker")}</Badge>,
            }))}
          />
          <StepButtons>{t("auth.registration.next")}</StepButtons>
        </Form>
      )}
      {words && (
        <p>
          <Link to={all} className="link">
            {t("auth.registration.allStores")}
          </Link>
        </p>
      )}
    </>
  );
}
