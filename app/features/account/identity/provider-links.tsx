import { useId } from "react";
import type { Tenant } from "#tenants/schema";
import { useT } from "~/i18n/use-t";
import * as marks from "~/lib/marks";
import type { Path } from "~/lib/path";
import { LinkButton } from "~/ui/button";
import { providerLoginPath } from "./provider-login-path";
import { ProviderMark } from "./provider-mark";

type Props = {
  identity: Tenant["identity"];
  /** page to continue with after the login */
  back: Path;
};

/** Other login methods, if the tenant has them: plain links through the shop's own host. */
export function ProviderLinks({ identity: { providers }, back }: Props) {
  const t = useT();
  const titleId = useId();
  if (providers.length === 0) return null;
  return (
    <section className="providers" aria-labelledby={titleId}>
      <h2 className="field-label" id={titleId}>
        {t("account.identity.title")}
      </h2>
      {providers.map((provider) => (
        <LinkButton
          to={providerLoginPath(provider, back)}
          icon={provider === "company" ? "lock" : undefined}
          wide
          rel="nofollow"
          {...marks.put(marks.apart, "")}
          key={provider}
        >
          {provider !== "company" && <ProviderMark of={provider} />}
          {t(`account.identity.${provider}`)}
        </LinkButton>
      ))}
    </section>
  );
}
