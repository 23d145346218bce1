import { expect, it } from "vitest";
import type { ContactField } from "~/model/content";
import { chosenIn } from "./contact-fields";

const fields: ContactField[] = [
  { name: "messaggio", label: "Messaggio", kind: "longText", required: true, options: [] },
  {
    ...{ name: "argomento", label: "Argomento", kind: "choice", required: true },
    options: ["Un ordine", "Recesso da un ordine"].map((value) => ({ value, label: value })),
  },
];
const chosen = (query: string) => chosenIn(fields, new URLSearchParams(query));

// spec law: withdrawal from an order by a form of the shop, confirmed by e-mail <- app/features/content/contact/contact-fields.ts, app/features/orders/order/order-actions.tsx, workers/sandbox/cms/contact-form.ts
it("an address chooses among what the form offers, and writes nothing into it", () => {
  expect(chosen("argomento=Recesso+da+un+ordine")).toEqual({ argomento: "Recesso da un ordine" });
  expect(chosen("argomento=Vinci+un+buono&messaggio=Mandate+soldi&altro=1")).toEqual({});
  expect(chosen("")).toEqual({});
});
