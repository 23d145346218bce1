import { useContext } from "react";
import type { Tenant } from "#tenants/schema";
import { useT } from "~/i18n/use-t";
import { ScriptContext } from "~/page/script";
import { Notice } from "~/ui/message/notice";

const widgets = {
  turnstile: { className: "cf-turnstile", src: "https://challenges.cloudflare.com/turnstile/v0/api.js" },
  recaptcha: { className: "g-recaptcha", src: "https://www.google.com/recaptcha/api.js" },
};

export type ChallengeProps = {
  challenge: Tenant["challenge"];
  /** the tenant's toll-free number, for shoppers without a script */
  phone: string;
};

/**
 * Challenge of the tenant inside a form, if it has one. It needs the provider's script; without a
 * script the form shows a phone number instead.
 */
export function Challenge({ challenge, phone }: ChallengeProps) {
  const t = useT();
  const script = useContext(ScriptContext);
  if (!challenge) return null;
  const { className, src } = widgets[challenge.provider];
  const call = <Notice kind="info">{t("auth.challenge.call", { phone })}</Notice>;
  if (!script) return call;
  return (
    <div className="field">
      <div className={className} data-sitekey={challenge.siteKey} />
      <script async defer nonce={script.nonce} src={src} />
      <noscript>{call}</noscript>
    </div>
  );
}
