/**
 * Name of a button that sends `value` as `field`, "intent=to:3", in place of the attribute `value`: text browsers show that instead of the
 * button's words, or send another one.
 */
export const pressed = (field: string, value: string | number): string => `${field}=${value}`;

/** A form's fields, in which the button that was pressed is a field like any other. */
export function withPressed<V>(fields: Iterable<[string, V]>): [string, V | string][] {
  return [...fields].map(([name, value]) => {
    const [, field, sent] = /^([^=]+)=(.*)$/s.exec(name) ?? [];
    return field === undefined || sent === undefined ? [name, value] : [field, sent];
  });
}
