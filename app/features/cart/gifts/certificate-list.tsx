import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Form, Link } from "~/ui/link";
import type { CertificateView } from "./certificate-view";

const tones = { valid: "ok", inCart: "ok", used: "plain", over: "warn" } as const;

/** Gift certificates under a heading; a valid certificate has a button to use it. */
export function CertificateList({ title, gifts }: { title: string; gifts: CertificateView[] }) {
  if (gifts.length === 0) return null;
  return (
    <section className="gifts">
      <h2 className="heading">{title}</h2>
      <ul>
        {gifts.map((gift) => (
          <Certificate gift={gift} key={gift.id} />
        ))}
      </ul>
    </section>
  );
}

function Certificate({ gift }: { gift: CertificateView }) {
  const t = useT();
  const { code, description, state } = gift;
  return (
    <li className="card gift">
      <div>
        <p className="gift-amount">
          <strong>{gift.amount}</strong> <Badge kind={tones[state]}>{gift.stateText}</Badge>
        </p>
        <p>{description}</p>
        <p className="quiet">
          {t("account.gifts.code", { code })} · {gift.validity}
        </p>
      </div>
      {state === "valid" && (
        <Form method="post" action={paths.giftCertificates}>
          <input type="hidden" name="code" value={code} />
          <Button aria-label={t("account.gifts.useNamed", { description, code })}>
            {t("account.gifts.use")}
          </Button>
        </Form>
      )}
      {state === "inCart" && (
        <Link to={paths.cart} className="link">
          {t("account.gifts.toCart")}
        </Link>
      )}
    </li>
  );
}
