import type { SandboxTenant } from "../../chains/sandbox-tenant";

/** A consent of the chain, as the wire's registrationDisclaimer. */
export type Disclaimer = {
  registrationDisclaimerId: number;
  code: string;
  title: string;
  description: string;
  mandatory: boolean;
};

/** Adds a full stop, unless the sentence ends with a name that has its own ("S.p.A."). */
const sentence = (text: string) => (text.endsWith(".") ? text : `${text}.`);

/**
 * Returns the consents of a registration module, the mandatory one first. Module 1 is registration,
 * 2 single sign-on; others have no consents.
 */
export function disclaimersOf({ companyName }: SandboxTenant, moduleTypeId: number): Disclaimer[] {
  const all: Disclaimer[] = [
    {
      registrationDisclaimerId: 1,
      code: "privacy",
      title: "Informativa sulla privacy",
      description: `Ho letto l'informativa di ${companyName} e acconsento al trattamento dei miei dati per creare il profilo e ricevere la spesa.`,
      mandatory: true,
    },
    {
      registrationDisclaimerId: 2,
      code: "newsletter",
      title: "Newsletter",
      description: sentence(`Voglio ricevere per e-mail le novità di ${companyName}`),
      mandatory: false,
    },
    {
      registrationDisclaimerId: 3,
      code: "marketing",
      title: "Offerte",
      description: `${companyName} può inviarmi offerte per e-mail, SMS e telefono.`,
      mandatory: false,
    },
    {
      registrationDisclaimerId: 4,
      code: "research",
      title: "Ricerche di mercato",
      description: sentence(`Partecipo a ricerche di mercato e sondaggi di ${companyName}`),
      mandatory: false,
    },
    {
      registrationDisclaimerId: 5,
      code: "purchaseMode",
      title: "Abitudini di acquisto",
      description: `${companyName} può usare i miei acquisti per propormi prodotti e promozioni.`,
      mandatory: false,
    },
  ];
  if (moduleTypeId === 1) return all;
  return moduleTypeId === 2 ? all.filter(({ code }) => code === "privacy" || code === "purchaseMode") : [];
}
