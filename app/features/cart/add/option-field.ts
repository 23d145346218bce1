const prefix = "option.";

/** Name of the form field that carries the choice of an option. */
export const optionField = (parameter: string) => prefix + parameter;

/** The option that a field chooses, or undefined when it is another kind of field. */
export const optionOf = (field: string): string | undefined =>
  field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
