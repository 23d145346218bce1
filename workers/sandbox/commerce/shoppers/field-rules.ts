import type { Sandbox } from "../../kernel/sandbox";
import { findStore } from "../places/served";

/** Normalises a field's text and returns its error; undefined = valid. */
export type FieldRule = { normal: (text: string) => string; wrong: (text: string) => string | undefined };

const trimmed = (text: string) => text.trim();
const lower = (text: string) => trimmed(text).toLowerCase();
const upper = (text: string) => trimmed(text).toUpperCase();

const matching = (pattern: RegExp, text: string, normal = trimmed): FieldRule => ({
  normal,
  wrong: (value) => (pattern.test(value) ? undefined : text),
});

/** Text without markup or control characters. */
const plainText = (longest: number, text: string) =>
  matching(new RegExp(`^[^<>\\p{Cc}]{1,${longest}}$`, "u"), text);

const name = matching(/^(?=.{1,60}$)['’]?\p{L}[\p{L}\p{M} .'’-]*$/u, "Accetta solo caratteri dell'alfabeto");
const email = matching(
  /^(?=.{1,254}$)[a-z0-9._%+-]+@([a-z0-9-]+\.)+[a-z]{2,11}$/,
  "Digitare una e-mail valida",
  lower,
);
const telephone: FieldRule = {
  normal: trimmed,
  wrong: (text) =>
    /^(\d{5,10}|(\+|00)?\d{8,13})$/.test(text.replace(/[\s./-]/g, ""))
      ? undefined
      : "Digitare un numero di telefono valido",
};

const password: FieldRule = {
  normal: (text) => text,
  wrong: (text) => {
    if (text.length < 6) return "La password deve essere lunga 6 caratteri";
    return text.length > 200 ? "La password può avere al massimo 200 caratteri" : undefined;
  },
};

/**
 * Checks the last digit: the others weigh 3, 1, 3, 1... from the right, and it completes their sum
 * to the next ten.
 */
function hasCheckDigit(digits: string): boolean {
  const [last = 0, ...others] = [...digits].map(Number).reverse();
  const sum = others.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (sum + last) % 10 === 0;
}

const fiscalCode = /^[A-Z]{6}[0-9LMNP-V]{2}[ABCDEHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$/;

/**
 * Checks the eleven digits of a provisional fiscal code: odd places count once, even places twice
 * with the digits added.
 */
function isProvisional(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  let sum = 0;
  for (let place = 1; place <= 11; place += 1) {
    const digit = Number(text.charAt(place - 1));
    sum += place % 2 === 1 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10);
  }
  return sum % 10 === 0;
}

function wrongBirthDate(text: string, today: string): string | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const instant = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== iso)
    return "Formato della data gg/mm/aaaa";
  return iso < "1900-01-01" || iso >= today ? "La data di nascita non è valida" : undefined;
}

/**
 * §5 and docs/wire.md: this chain's rules of a person's fields by name, in the order of their
 * errors.
 */
export const fieldRules = (sandbox: Sandbox) => ({
  first_name: name,
  last_name: name,
  e_mail: email,
  password,
  username: matching(
    /^[a-z0-9._-]{3,30}$/,
    "Il nome utente può avere da 3 a 30 lettere, cifre, punti e trattini",
    lower,
  ),
  address1: plainText(120, "Indirizzo non valido"),
  addressNumber: plainText(20, "Numero civico non valido"),
  postalcode: matching(/^\d{5}$/, "Il CAP deve avere 5 cifre"),
  province: matching(/^[A-Z]{2}$/, "La provincia deve avere 2 lettere", upper),
  city: plainText(80, "Città non valida"),
  store_id: {
    normal: trimmed,
    wrong: (text: string) => (findStore(sandbox, Number(text)) ? undefined : "Il punto vendita non esiste"),
  },
  birth_date: { normal: trimmed, wrong: (text: string) => wrongBirthDate(text, sandbox.clock.today()) },
  telephone,
  fidelity_card: {
    normal: trimmed,
    wrong: (text: string) =>
      /^\d{4,13}$/.test(text) && text.startsWith(sandbox.tenant.loyaltyPrefix) && hasCheckDigit(text)
        ? undefined
        : "Numero di carta fedeltà non valido",
  },
  fiscal_code: {
    normal: upper,
    wrong: (text: string) =>
      fiscalCode.test(text) || isProvisional(text) ? undefined : "Formato non corretto",
  },
  vat_number: matching(/^\d{11}$/, "P.Iva e C.F. devono avere 11 cifre"),
  company_name: plainText(120, "Ragione sociale non valida"),
  sdi_code: matching(/^[A-Z0-9]{7}$/, "Il codice destinatario deve avere 7 caratteri", upper),
});
