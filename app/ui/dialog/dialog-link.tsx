import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { Link, type LinkProps } from "../link";
import type { PanelWidth } from "./page-or-dialog";

type Props = LinkProps & {
  to: Path;
  /** accessible name of the dialog; omitted from the HTML if it equals the link's text */
  label: string;
  width: PanelWidth;
  /**
   * "drawer": from the right, full height; "menu": from the left on a phone, below the header on a
   * desktop
   */
  shape?: "centre" | "drawer" | "menu";
};

type Shape = NonNullable<Props["shape"]>;

/** Classes of a dialog. */
export const dialogLook = (width: PanelWidth, shape: Shape = "centre"): string =>
  `dialog-${shape} dialog-${width}`;

/** Link to a page; with a script its content opens in a native dialog (enhance/dialogs.ts). */
export const DialogLink = ({ label, width, shape, ...link }: Props) => (
  <Link
    {...link}
    {...marks.put(marks.dialog, dialogLook(width, shape))}
    {...marks.put(marks.label, label === link.children ? undefined : label)}
  />
);
