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
  /** the chain's toll-free number: the way for who has no script */
  phone: string;
};

/** The chain's challenge within a form, where it has one. It needs a script of the provider's; without script the shopper is told whom to call. */
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
