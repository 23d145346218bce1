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

/** An address of the chain's own, in a window of its own (§2.3). */
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

/** A link to a new password, where the chain lets its shoppers register. */
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

/** For who has no account yet: the registration, beside the login. */
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

/** How the delivery works. */
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
