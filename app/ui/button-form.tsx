import { useContext, type ComponentPropsWithoutRef } from "react";
import * as marks from "~/lib/marks";
import { ownerField } from "~/lib/owner-field";
import { withQuery, type Path } from "~/lib/path";
import { OwnerContext } from "./link";

type Props = Omit<ComponentPropsWithoutRef<"form">, "action"> & {
  action: Path;
  /** values it submits */
  fields: Record<string, string>;
};

/** Name of its button: lynx sends a form without fields as a GET request. */
export const buttonName = "go";

/**
 * Address with a button's fields and the id of the page's shopper.
 * The action reads it with `inAddress` (platform/http/route.ts).
 */
export function useSendingAddress(action: Path, fields: Record<string, string>): Path {
  const owner = useContext(OwnerContext);
  return withQuery(action, { ...fields, ...(owner !== undefined && { [ownerField]: String(owner) }) });
}

/**
 * A form with one button that appears dozens of times on a page.
 * Its fields are in its address, which saves an element per field.
 */
export function ButtonForm({ action, fields, ...rest }: Props) {
  const address = useSendingAddress(action, fields);
  return <form method="post" action={address} {...marks.put(marks.inPlace, "")} {...rest} />;
}
