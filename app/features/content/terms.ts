import type { Shop } from "~/platform/shop";
import { companyFacts } from "./company-facts";

const sections = ["ordering", "prices", "payment", "delivery", "returns", "data"] as const;

/** The chain's terms of sale (§5), the chain's own text where it has one. */
export function termsOfSale({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const facts = companyFacts(tenant);
  return {
    title: t("content.terms.title"),
    intro: t("content.terms.intro", facts),
    sections: sections.map((section) => ({
      title: t(`content.terms.${section}.title`),
      text: t(`content.terms.${section}.text`, facts),
    })),
  };
}
