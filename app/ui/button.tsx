import type { ButtonHTMLAttributes } from "react";
import { withIcon } from "./icon";
import type { IconName } from "./icon-names";
import { Link, type LinkProps } from "./link";

/** Only one primary button per page: the next step. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";
type Look = { kind?: ButtonKind; icon?: IconName; wide?: boolean; small?: boolean };

function buttonClass({ kind = "secondary", icon, wide, small }: Look, extra = ""): string {
  return ["btn", `btn-${kind}`, wide && "btn-wide", small && "btn-small", icon && withIcon(icon), extra]
    .filter(Boolean)
    .join(" ");
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button followed by a space, which separates neighbouring labels without style sheets. */
export function Button({
  kind,
  icon,
  wide,
  small,
  className,
  children,
  type = "submit",
  ...rest
}: ButtonProps) {
  return (
    <>
      <button {...rest} type={type} className={buttonClass({ kind, icon, wide, small }, className)}>
        {children}
      </button>{" "}
    </>
  );
}

export function LinkButton({ kind, icon, wide, small, className, children, ...rest }: Look & LinkProps) {
  return (
    <>
      <Link {...rest} className={buttonClass({ kind, icon, wide, small }, className)}>
        {children}
      </Link>{" "}
    </>
  );
}
