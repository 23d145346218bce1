import { fieldErrorKeys } from "~/lib/fields/rules";
import { useT } from "~/i18n/use-t";

/**
 * Returns a function for the text of a field's first error: the text of a rule (lib/fields), else
 * the error itself.
 */
export function useErrorText(): (errors: string[] | undefined) => string | undefined {
  const t = useT();
  return (errors) => {
    const [error] = errors ?? [];
    const key = fieldErrorKeys.find((known) => known === error);
    return key ? t(`fields.errors.${key}`) : error;
  };
}
