import { fieldErrorKeys } from "~/lib/fields/rules";
import { useT } from "~/i18n/use-t";

/** Gives the sentence of a field's first error: that of a rule (lib/fields), else what stands there, which is a sentence already. */
export function useErrorText(): (errors: string[] | undefined) => string | undefined {
  const t = useT();
  return (errors) => {
    const [error] = errors ?? [];
    const key = fieldErrorKeys.find((known) => known === error);
    return key ? t(`fields.errors.${key}`) : error;
  };
}
