import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import type { IdentityProvider } from "~/model/identity";
import { LinkButton } from "~/ui/button";

type Props = { provider: IdentityProvider; href: Path };

/**
 * Link to reauthenticate at the provider, in place of a form, for shoppers without a password here.
 */
export function LoginAgain({ provider, href }: Props) {
  const t = useT();
  return (
    <>
      <p>{t("account.confirm.again")}</p>
      <LinkButton kind="primary" to={href} rel="nofollow">
        {t(`account.identity.${provider}`)}
      </LinkButton>
    </>
  );
}
