import {
  accessibilityPage,
  complaintsPage,
  deliveryPage,
  privacyPage,
  termsPage,
  withdrawalPage,
} from "~/page/content-pages";
import type { Shop } from "~/platform/shop";
import { companyFacts } from "./company-facts";

/**
 * Pages bundled with the shop, under the text key `content`: each page's name and its sections in
 * order.
 */
const pages = Object.entries({
  [termsPage]: {
    name: "terms",
    sections: [
      "terms.ordering",
      "terms.prices",
      "terms.payment",
      "terms.delivery",
      "terms.returns",
      "terms.data",
    ],
  },
  [privacyPage]: {
    name: "privacy",
    sections: [
      "privacy.collected",
      "privacy.purposes",
      "privacy.kept",
      "privacy.shared",
      "privacy.cookies",
      "privacy.rights",
      "privacy.needed",
    ],
  },
  [withdrawalPage]: {
    name: "withdrawal",
    sections: ["withdrawal.exceptions", "withdrawal.how", "withdrawal.refund"],
  },
  [accessibilityPage]: {
    name: "accessibility",
    sections: [
      "accessibility.service",
      "accessibility.conformity",
      "accessibility.limits",
      "accessibility.report",
    ],
  },
  [complaintsPage]: {
    name: "complaints",
    sections: ["complaints.write", "complaints.guarantee", "complaints.adr"],
  },
  [deliveryPage]: {
    name: "delivery",
    sections: ["delivery.area", "delivery.when", "delivery.cost", "delivery.door", "delivery.help"],
  },
} as const);
const byName = new Map(pages);

/** Page of plain-text sections. */
export type WrittenPage = { title: string; intro: string; sections: { title: string; text: string }[] };

/**
 * Default page of this name with the chain's facts, for chains whose editors have not written it.
 * Undefined for any other name.
 */
export function bundledPage(
  { t, tenant }: Pick<Shop, "t" | "tenant">,
  name: string,
): WrittenPage | undefined {
  const page = byName.get(name);
  if (!page) return undefined;
  const facts = companyFacts(tenant);
  return {
    title: t(`content.${page.name}.title`),
    intro: t(`content.${page.name}.intro`, facts),
    sections: page.sections.map((section) => ({
      title: t(`content.${section}.title`),
      text: t(`content.${section}.text`, facts),
    })),
  };
}
