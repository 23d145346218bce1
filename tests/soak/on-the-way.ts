import type { Login } from "../../e2e/sandbox";
import type { PageForm } from "../http/html";
import type { Random } from "../http/random";
import type { Landed } from "./shopper";

/**
 * Reaction to an intermediate page: a form to send `times` times at once, or an address to open.
 */
export type NextStep = { form: PageForm; more: [string, string][]; times: number } | { open: string };

const namesOf = ({ fields, buttons, choices }: PageForm): string[] => [
  ...fields.map(([name]) => name),
  ...buttons.map(({ name }) => name),
  ...Object.keys(choices),
];
const withField = ({ forms }: Landed, names: RegExp): PageForm[] =>
  forms.filter((form) => form.method === "post" && namesOf(form).some((name) => names.test(name)));

type Way = (page: Landed, random: Random, who: Login) => NextStep | undefined;

/** Reactions by the page's address: login, address, slot, interrupted form, shop that was down. */
const ways: Record<string, Way> = {
  "/login": (page, _random, who) => {
    const [form] = withField(page, /^password$/);
    return form && { form, more: Object.entries(who), times: 1 };
  },
  "/delivery/address": (page, random) => chosenPlace(page, random),
  "/delivery/change": (page, random) => chosenPlace(page, random),
  "/delivery/timeslot": (page, random) => {
    const slots = withField(page, /^slot$/).flatMap((form) =>
      [...(form.choices["slot"] ?? []), ...form.buttons.map(({ value }) => value)].map((value) => ({
        form,
        value,
      })),
    );
    if (slots.length === 0) return undefined;
    const { form, value } = random.pick(slots);
    return { form, more: [["slot", value]], times: random.pick([1, 2]) };
  },
  "/resume": ({ forms }, random) => {
    const own = forms.filter(
      ({ method, action }) => method === "post" && !/^\/(logout|preferences)/.test(action),
    );
    const [cut, leave] = own;
    const form = leave && random.chance(0.2) ? leave : cut;
    return form && { form, more: [], times: random.pick([1, 1, 2]) };
  },
  "/service-down": ({ links }, random) => {
    const retry = links.find((link) => /^\/(resume|cart|product|profile|checkout|delivery)\b/.test(link));
    return retry !== undefined && random.chance(0.8) ? { open: retry } : undefined;
  },
};

function chosenPlace(page: Landed, random: Random): NextStep | undefined {
  const forms = withField(page, /^(addressId|storeId)$/);
  if (forms.length === 0) return undefined;
  const form = random.pick(forms);
  const button = form.buttons.find(({ name }) => /^(addressId|storeId)$/.test(name));
  return { form, more: button ? [[button.name, button.value]] : [], times: random.pick([1, 1, 2]) };
}

/** Reaction to a page; undefined if the page needs none. */
export const nextStep = (page: Landed, random: Random, who: Login): NextStep | undefined =>
  ways[page.path.split("?")[0] ?? ""]?.(page, random, who);
