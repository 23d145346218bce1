import { useT } from "~/i18n/use-t";
import type { Path } from "~/lib/path";
import type { IdentityProvider } from "~/model/identity";
import { LinkButton } from "~/ui/button";

type Props = { provider: IdentityProvider; href: Path };

/** Stands instead of a form that changes the account, for a shopper without a password here: a link to log in again at the provider. */
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
