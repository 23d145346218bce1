/** Names the hidden field with the id of who was signed in when a form's page was made. */
export const ownerField = "owner";

/** Whose page the form stood on; undefined for a visitor's. NaN, which is nobody, for what no page of ours holds. */
export function readOwner(form: { get(name: string): unknown }): number | undefined {
  const owner = form.get(ownerField);
  if (owner === null || owner === undefined) return undefined;
  return /^[1-9]\d{0,15}$/.test(String(owner)) ? Number(owner) : Number.NaN;
}
