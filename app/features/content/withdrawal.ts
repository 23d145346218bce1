import type { Shop } from "~/platform/shop";
import { companyFacts } from "./company-facts";

const sections = ["exceptions", "how", "refund"] as const;

/** What can be sent back, what not, and how (art. 52-59 Codice del consumo); the chain's own text where it has one. */
export function withdrawalNotice({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const facts = companyFacts(tenant);
  return {
    title: t("content.withdrawal.title"),
    intro: t("content.withdrawal.intro", facts),
    sections: sections.map((section) => ({
      title: t(`content.withdrawal.${section}.title`),
      text: t(`content.withdrawal.${section}.text`, facts),
    })),
  };
}
