import type { ReactNode } from "react";
import { deliveryPage } from "~/page/content-pages";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import { withBack, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { Tenant } from "#tenants/schema";

type Props = { registration: Tenant["registration"]; back: Path };

/** Link to the tenant's own site, in a new window (§2.3). */
function ExternalLink({
  href,
  className,
  children,
}: {
  href: string;
  className: string;
  children: ReactNode;
}) {
  const t = useT();
  return (
    <a href={href} className={className} target="_blank" rel="noopener" {...marks.put(marks.apart, "")}>
      {children} {t("auth.login.newWindow")}
    </a>
  );
}

/** Link to a password reset, if the tenant allows registration. */
export function ForgotLink({ registration: { enabled, externalUrl }, back }: Props) {
  const t = useT();
  if (!enabled) return null;
  const text = t("auth.login.forgot");
  return (
    <p>
      {externalUrl ? (
        <ExternalLink href={externalUrl} className="link">
          {text}
        </ExternalLink>
      ) : (
        <Link to={withBack(paths.passwordResetRequest, back)} className="link">
          {text}
        </Link>
      )}
    </p>
  );
}

/** Link to the registration, for visitors without an account. */
export function RegisterLink({ registration: { enabled, externalUrl }, back }: Props) {
  const t = useT();
  if (!enabled) return null;
  const text = t("auth.login.register");
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      {t("auth.login.newcomer")}
      {externalUrl ? (
        <ExternalLink href={externalUrl} className="btn btn-secondary">
          {text}
        </ExternalLink>
      ) : (
        <LinkButton to={withBack(paths.registration, back)}>{text}</LinkButton>
      )}
    </p>
  );
}

/** Link to the page about delivery. */
export function DeliveryLink() {
  const t = useT();
  return (
    <p>
      <Link to={paths.contentPage(deliveryPage)} className="link">
        {t("auth.login.howDelivery")}
      </Link>
    </p>
  );
}
