import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Link, type LinkProps } from "../link";
import type { PanelWidth } from "./page-or-dialog";

type Props = LinkProps & {
  to: Path;
  /** the dialog's accessible name; a link of these words alone need not say it twice */
  label: string;
  width: PanelWidth;
  /** "drawer" comes from the right and is as high as the screen; "menu" from the left on a phone, under the header on a desk */
  shape?: "centre" | "drawer" | "menu";
};

type Shape = NonNullable<Props["shape"]>;

/** The classes of a dialog. */
export const dialogLook = (width: PanelWidth, shape: Shape = "centre"): string =>
  `dialog-${shape} dialog-${width}`;

/** A link to a page whose content, under a script, opens in a native dialog over this one (enhance/dialogs.ts). */
export const DialogLink = ({ label, width, shape, ...link }: Props) => (
  <Link
    {...link}
    {...marks.put(marks.dialog, dialogLook(width, shape))}
    {...marks.put(marks.label, label === link.children ? undefined : label)}
  />
);
