import type { Shop } from "~/platform/shop";
import { companyFacts } from "./company-facts";

const sections = ["write", "guarantee", "adr"] as const;

/** How to complain, and before whom a dispute is settled without a judge; the chain's own text where it has one. */
export function complaintsNotice({ t, tenant }: Pick<Shop, "t" | "tenant">) {
  const facts = companyFacts(tenant);
  return {
    title: t("content.complaints.title"),
    intro: t("content.complaints.intro", facts),
    sections: sections.map((section) => ({
      title: t(`content.complaints.${section}.title`),
      text: t(`content.complaints.${section}.text`, facts),
    })),
  };
}
