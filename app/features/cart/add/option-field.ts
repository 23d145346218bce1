const prefix = "option.";

/** Returns the name of the form field for an option's choice. */
export const optionField = (parameter: string) => prefix + parameter;

/** Returns the option's parameter for a form field; undefined for any other field. */
export const optionOf = (field: string): string | undefined =>
  field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
