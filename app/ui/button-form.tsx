import { useContext, type ComponentPropsWithoutRef } from "react";
import * as marks from "~/lib/marks";
import { ownerField } from "~/lib/owner-field";
import { withQuery, type Path } from "~/lib/path";
import { OwnerContext } from "./link";

type Props = Omit<ComponentPropsWithoutRef<"form">, "action"> & {
  action: Path;
  /** what it sends */
  fields: Record<string, string>;
};

/** Name of its button: lynx sends a form without any field as a question for its address. */
export const buttonName = "go";

/** An address that says what a button sends, and whose page it stands on; the action reads it by `inAddress` (platform/http/route.ts). */
export function useSendingAddress(action: Path, fields: Record<string, string>): Path {
  const owner = useContext(OwnerContext);
  return withQuery(action, { ...fields, ...(owner !== undefined && { [ownerField]: String(owner) }) });
}

/**
 * The form of one button that stands on a page dozens of times. What it sends stands in its address, and no element is needed for it.
 */
export function ButtonForm({ action, fields, ...rest }: Props) {
  const address = useSendingAddress(action, fields);
  return <form method="post" action={address} {...marks.put(marks.inPlace, "")} {...rest} />;
}
