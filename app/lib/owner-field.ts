/**
 * Name of the hidden field with the id of the signed-in shopper at the time the form was rendered.
 */
export const ownerField = "owner";

/**
 * Returns the shopper whose page held the form; undefined for a visitor's page. NaN, which equals
 * no id, for a forged value.
 */
export function readOwner(form: { get(name: string): unknown }): number | undefined {
  const owner = form.get(ownerField);
  if (owner === null || owner === undefined) return undefined;
  return /^[1-9]\d{0,15}$/.test(String(owner)) ? Number(owner) : Number.NaN;
}
