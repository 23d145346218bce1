import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { focused } from "./focused";
import { Icon } from "../icon";

export type SummaryError = {
  /** id of the field's control; absent = the error belongs to the whole form */
  id?: string;
  text: string;
};

/**
 * Error summary on top of a rejected form: takes the focus and links to each field. Empty without
 * errors.
 */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const t = useT();
  const titleId = useId();
  if (errors.length === 0) return null;
  return (
    <div className="notice notice-error" role="alert" aria-labelledby={titleId} tabIndex={-1} {...focused}>
      <Icon name="x-circle" />
      <div className="notice-text">
        <h2 className="notice-title" id={titleId}>
          {t("ui.errorSummary", { count: errors.length })}
        </h2>
        <ul>
          {errors.map((error) => (
            <li key={`${error.id ?? ""} ${error.text}`}>
              {error.id ? <a href={`#${error.id}`}>{error.text}</a> : error.text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
