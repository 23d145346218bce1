import type { SandboxTenant } from "../../chains/sandbox-tenant";

type Home = {
  addressName: string;
  address1: string;
  addressNumber: string;
  city: string;
  postalcode: string;
};

/** Two homes in served towns for each chain's regular shopper. */
export const homes: Readonly<Record<SandboxTenant["id"], [Home, Home]>> = {
  loggia: [
    { addressName: "Casa", address1: "Via Cavour", addressNumber: "112", city: "Roma", postalcode: "00184" },
    {
      addressName: "Casa dei miei",
      address1: "Via Cairoli",
      addressNumber: "8",
      city: "Frascati",
      postalcode: "00044",
    },
  ],
  quantobasta: [
    {
      addressName: "Casa",
      address1: "Corso della Repubblica",
      addressNumber: "45",
      city: "Latina",
      postalcode: "04100",
    },
    {
      addressName: "Ufficio",
      address1: "Via del Pigneto",
      addressNumber: "21",
      city: "Roma",
      postalcode: "00176",
    },
  ],
  terrecomuni: [
    {
      addressName: "Casa",
      address1: "Corso Italia",
      addressNumber: "30",
      city: "Viterbo",
      postalcode: "01100",
    },
    {
      addressName: "Casa in paese",
      address1: "Viale Trieste",
      addressNumber: "14",
      city: "Tivoli",
      postalcode: "00019",
    },
  ],
};
