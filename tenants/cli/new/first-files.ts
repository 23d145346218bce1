import type * as z from "zod";
import type { tenantSchema } from "../../schema";
import { readable, themeFor } from "./palette";
import { exampleFavicon, exampleLogo } from "./logo";

/** Answers to the questions of `new`; the other settings start as examples. */
export type Answers = {
  id: string;
  name: string;
  legalName: string;
  vatNumber: string;
  rea: string;
  address: string;
  /** whole euros in digits; "0": no fixed capital */
  capital: string;
  certifiedMail: string;
  email: string;
  host: string;
  colour: string;
};

/** An example VAT number: a chain with it cannot be pushed to shoppers. */
export const exampleVatNumber = "00000000000";

/** Example values in the files until the operator replaces them. */
export const exampleOf = (id: string, name: string): Omit<Answers, "id" | "name"> => ({
  legalName: `${name} S.r.l.`,
  vatNumber: exampleVatNumber,
  rea: "RM-0000000",
  address: "Via da scrivere 1, 00100 Roma (RM)",
  capital: "10000",
  certifiedMail: `${id}@pec.example`,
  email: `info@${id}.example`,
  host: `www.${id}.example`,
  colour: "#1f5c7a",
});

type LegalWords = { vatNumber: string; capital: (euros: string) => string; certifiedMail: string };

const legal = (answers: Answers, language: string, words: LegalWords) => {
  const { legalName, address, vatNumber, rea, capital, certifiedMail } = answers;
  const euros = Number(capital).toLocaleString(language);
  return [
    legalName,
    address,
    `${words.vatNumber} ${vatNumber}`,
    `REA ${rea}`,
    ...(Number(capital) > 0 ? [words.capital(euros)] : []),
    `${words.certifiedMail} ${certifiedMail}`,
  ].join(" · ");
};

const italian = (answers: Answers) => ({
  frame: {
    tagline: "La spesa di casa",
    claim: `La spesa di ${answers.name}, a casa tua.`,
    claimText: "Scegli quello che ti serve e quando lo vuoi: arriviamo noi, o ti aspettiamo in negozio.",
    legal: legal(answers, "it", {
      vatNumber: "P. IVA e C.F.",
      capital: (euros) => `Capitale sociale ${euros} € i.v.`,
      certifiedMail: "PEC",
    }),
    homeTitle: `${answers.name}, la spesa online`,
    homeDescription: `Fai la spesa online con ${answers.name}: consegna a casa o ritiro in negozio nel Lazio.`,
  },
  checkout: {
    cashTooltip: `Puoi pagare in contanti entro i limiti di legge (oggi {{limit}}). ${answers.name} può accettare assegni e chiedere garanzie sul pagamento.`,
  },
  auth: {
    consents: {
      privacy: `Ho letto l’informativa sulla privacy di ${answers.legalName} e acconsento al trattamento dei miei dati per creare l’account e consegnare la spesa.`,
      newsletter: `Voglio ricevere per e-mail le novità di ${answers.name}.`,
      marketing: `Voglio ricevere le offerte di ${answers.name} per e-mail, SMS e telefono.`,
      research: `Partecipo volentieri a ricerche di mercato e sondaggi di ${answers.name}.`,
      purchaseMode: `${answers.name} può usare i miei acquisti per propormi prodotti e promozioni su misura.`,
    },
  },
});

const english = (answers: Answers) => ({
  frame: {
    tagline: "Your household shopping",
    claim: `${answers.name}, at your door.`,
    claimText: "Choose what you need and when you want it: we come to you, or wait for you at the store.",
    legal: legal(answers, "en", {
      vatNumber: "VAT no.",
      capital: (euros) => `Share capital ${euros} € fully paid up`,
      certifiedMail: "PEC",
    }),
    homeTitle: `${answers.name}, groceries online`,
    homeDescription: `Shop online with ${answers.name}: home delivery or store pickup in Lazio.`,
  },
  checkout: {
    cashTooltip: `You can pay in cash within the legal limit ({{limit}} today). ${answers.name} may accept cheques and ask for payment guarantees.`,
  },
  auth: {
    consents: {
      privacy: `I have read the privacy notice of ${answers.legalName} and agree that my data is used to create my account and deliver my shopping.`,
      newsletter: `Send me news from ${answers.name} by e-mail.`,
      marketing: `Send me offers from ${answers.name} by e-mail, text and phone.`,
      research: `I am happy to take part in market research and surveys of ${answers.name}.`,
      purchaseMode: `${answers.name} may use my purchases to suggest products and promotions that suit me.`,
    },
  },
});

/**
 * A chain's first files: settings with texts, theme, and the drawings of logo and favicon by name.
 */
export function firstFiles(answers: Answers): {
  tenant: z.input<typeof tenantSchema>;
  theme: string;
  drawings: Map<string, string>;
} {
  const { id, name, legalName, vatNumber, rea, address, capital, certifiedMail, email, host } = answers;
  const colour = readable(answers.colour);
  const logo = exampleLogo(name, colour);
  const consents = ["privacy", "newsletter", "marketing", "research", "purchaseMode"];
  return {
    tenant: {
      id,
      name,
      legalName,
      company: { vatNumber, rea, address, certifiedMail, capitalEuro: Number(capital) || undefined },
      adr: { name: "Servizio di conciliazione della Camera di commercio di Roma", site: "www.rm.camcom.it" },
      hosts: [host, `${id}.localhost`],
      canonicalOrigin: `https://${host}`,
      origin: "sandbox",
      cms: "sandbox",
      paymentOrigins: [],
      companyId: 2321,
      defaultStoreId: 5,
      storeIds: [5, 6, 7],
      loyaltyPrefix: "042",
      phone: "800 014 260",
      email,
      services: { pickup: true, delivery: true },
      bypass: { address: false, timeslot: false },
      preauthorisation: { basis: "total", percent: 20 },
      cashLimitEuro: 5000,
      identity: { providers: [], origins: [] },
      consents: consents.map((consent) => ({ id: consent, mandatory: consent === "privacy" })),
      social: [],
      themeColour: colour,
      logo: { src: `/tenants/${id}/logo.webp`, width: logo.width, height: logo.height },
      favicon: `/tenants/${id}/favicon.png`,
      app: {
        shortName: name.slice(0, 12).trim(),
        background: "#ffffff",
        icons: {
          plain192: `/tenants/${id}/icon-192.png`,
          plain512: `/tenants/${id}/icon-512.png`,
          maskable192: `/tenants/${id}/icon-maskable-192.png`,
          maskable512: `/tenants/${id}/icon-maskable-512.png`,
          apple: `/tenants/${id}/icon-apple.png`,
        },
      },
      texts: { it: italian(answers), en: english(answers) },
    },
    theme: themeFor(name, answers.colour),
    drawings: new Map([
      ["logo.svg", logo.svg],
      ["favicon.svg", exampleFavicon(colour)],
    ]),
  };
}
