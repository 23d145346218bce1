/**
 * Returns a button's name that sends `value` as `field`: "intent=to:3". Text browsers show the
 * attribute `value` instead of the label, or send another value.
 */
export const pressed = (field: string, value: string | number): string => `${field}=${value}`;

/** Turns the pressed button's name into a field like any other. */
export function withPressed<V>(fields: Iterable<[string, V]>): [string, V | string][] {
  return [...fields].map(([name, value]) => {
    const [, field, sent] = /^([^=]+)=(.*)$/s.exec(name) ?? [];
    return field === undefined || sent === undefined ? [name, value] : [field, sent];
  });
}
