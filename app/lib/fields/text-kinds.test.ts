import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCents } from "../money";
import { addDays, formatDay, shortDay, toDisplayDate } from "../rome-date";
import { neededText } from "./schema";
import * as kinds from "./text-kinds";
import { typedAmount } from "./typed-amount";

const today = "2026-11-24";

/** Value read from a text, or its error key. */
function read(kind: kinds.TextKind, typed: string): string {
  const field = neededText(kind).safeParse(typed);
  return field.success ? field.data : (field.error.issues[0]?.message ?? "");
}

/**
 * By kind: the intended value, and its spellings by keyboard, autofill, address book, scanner or
 * our own pages.
 */
const writings: [string, kinds.TextKind, Record<string, string[]>][] = [
  [
    "B1: a name",
    kinds.name,
    {
      "CANTU'": ["CANTU'", "CANTU’", "CANTU`", "CANTU´", "CANTUʼ", " CANTU'\u200b", "CANTU\u2032"],
      "NICOLO'": ["NICOLO'", "NICOLO‘", "\ufeffNICOLO'"],
      "'Ndrangheta": ["'Ndrangheta", "’Ndrangheta", "‘Ndrangheta", "`Ndrangheta"],
      "D'Angelo": [
        "D'Angelo",
        "D’Angelo",
        "D`Angelo",
        "D´Angelo",
        "D‛Angelo",
        "D＇Angelo",
        "\u202aD'Angelo\u202c",
      ],
      "Maria Grazia": [
        "Maria Grazia",
        "Maria\u00a0Grazia",
        "Maria\u202fGrazia",
        "Maria  Grazia\t",
        "Ma\u00adria Grazia\u200e",
      ],
      "Åsa-Karin": [
        "Åsa-Karin",
        "A\u030asa-Karin",
        "Åsa\u2011Karin",
        "Åsa\u2010Karin",
        "Åsa–Karin",
        "Åsa−Karin",
      ],
      Niccolò: ["Niccolò", "Niccolo\u0300"],
      "De' Rossi": ["De' Rossi", "De’\u00a0Rossi"],
      letters: ["Anna2", "4nna", "Anna٣", "Anna_", "<b>", "'", "—", "Anna 🙂"],
      required: ["", " ", "\u00a0\u200b", "\u2060\u00ad"],
    },
  ],
  [
    "B1: a line, such as the name at a door",
    kinds.line(80),
    {
      "Cantu' int. 3": ["Cantu’ int. 3", "Cantu`\u00a0int. 3", "Cantu'\r\nint. 3", "\u200eCantu' int. 3"],
      'Scala "A" - 2': ["Scala “A” – 2", 'Scala "A" \u2011 2'],
      plain: ["<Rossi>"],
    },
  ],
  [
    "B2: a phone number",
    kinds.phone,
    {
      "+39 347 1234567": [
        "+39 347 1234567",
        "\u202a+39\u00a0347\u00a01234567\u202c",
        "\u2066+39 347 1234567\u2069",
        "＋３９ ３４７ １２３４５６７",
        "tel:+39 347 1234567",
        "(+39) 347 1234567",
        "+39 ٣٤٧ ١٢٣٤٥٦٧",
      ],
      "06 1234567": ["06 1234567", "(06) 1234567", "[06] 1234567\u200b", " 06\t1234567"],
      "347-123-4567": ["347-123-4567", "347\u2011123\u20114567", "347–123–4567"],
      phone: ["12", "abc", "347 123 45 6x"],
    },
  ],
  [
    "B2: an e-mail",
    kinds.email,
    {
      "anna.rossi@example.com": [
        "anna.rossi@example.com",
        " anna.rossi@example.com\u00a0",
        "\u200banna.rossi@exam\u00adple.com",
        "mailto:anna.rossi@example.com",
        "Anna Rossi <anna.rossi@example.com>",
        "anna.rossi＠example.com",
        "anna.rossi@example.com,",
        "anna.rossi@example.com ;",
      ],
      "a-b@example.com": ["a\u2011b@example.com"],
      email: [
        "anna rossi@example.com",
        "anna@example",
        "<anna@example.com",
        "anna@example.com, b@example.com",
      ],
    },
  ],
  [
    "B2, B4: a person's fiscal code",
    kinds.fiscalCode,
    {
      RSSMRA85T10A562S: [
        "RSSMRA85T10A562S",
        "rssmra85t10a562s",
        "RSS MRA 85T10 A562S",
        "\u200eRSSMRA-85T10-A562S",
        "*RSSMRA85T10A562S*",
        "ＲＳＳＭＲＡ８５Ｔ１０Ａ５６２Ｓ",
      ],
      "12345678903": ["12345678903", "123 456 789 03", "12345678903\u00a0"],
      fiscalCode: ["RSSMRA85T10A562", "12345678904", "1234567890", "è"],
    },
  ],
  [
    "B2: a VAT number",
    kinds.vat,
    {
      "01234567890": [
        "01234567890",
        "IT01234567890",
        "IT 012 3456 7890",
        "it-01234567890",
        "0123456\u20117890",
      ],
      fiscalCodeOrVat: ["FR01234567890", "0123456789", "IT0123456789"],
    },
  ],
  [
    "B2: a company's code",
    kinds.fiscalCodeOrVat,
    { "01234567890": ["IT 01234567890"], RSSMRA85T10A562S: ["rss mra85t10a562s"], fiscalCodeOrVat: ["12"] },
  ],
  [
    "B2: a recipient code",
    kinds.recipientCode,
    { M5UXCR1: ["m5uxcr1", " M5U XCR1 ", "M5UXCR1\u200b"], sdiCode: ["M5UXCR", "M5UXCR12"] },
  ],
  [
    "B2: a postal code",
    kinds.postalCode,
    {
      "00184": [
        "00184",
        "00 184",
        "\u200e00184\u00a0",
        "I-00184",
        "IT\u201100184",
        "I – 00184",
        "００１８４",
        "٠٠١٨٤",
      ],
      postalCode: ["0184", "001840", "0018A", "D-001845"],
    },
  ],
  [
    "B2: a province",
    kinds.province,
    {
      RM: ["RM", "rm", "(RM)", " R.M.", "Roma", "ROMA\u00a0"],
      AQ: ["L’Aquila", "L'Aquila", "aq"],
      FC: ["Forlì-Cesena", "Forli\u0300 – Cesena"],
      province: ["R", "RMA", "R1", "Lazio"],
    },
  ],
  [
    "B2: a house number",
    kinds.houseNumber(20),
    {
      "12": ["12", "n. 12", "n° 12", "N.12", "nr. 12", "№ 12", "civico 12", "12\u200b"],
      "12/A": ["12/A", "12 / A", "12 /A", "n.º 12/A"],
      "12-14": ["12–14", "12\u201114"],
      "12 bis": ["12 bis", "12\u00a0bis"],
      snc: ["snc"],
    },
  ],
  [
    "B2: an order's number",
    kinds.numeral,
    {
      "900123": [
        "900123",
        " 900 123",
        "#900123",
        "n. 900123",
        "N° 900123",
        "Ordine 900123",
        "Order 900123",
        "٩٠٠١٢٣",
      ],
      numbers: ["abc", "12a", "-5", "1,5"],
    },
  ],
  [
    "B2: a loyalty card",
    kinds.loyaltyCard({ prefix: "042", maxLength: 13 }),
    {
      "0421234567891": [
        "0421234567891",
        "042 123 456 789 1",
        "042-1234-567891",
        "*0421234567891*\r\n",
        "042\u2009123\u20094567891",
      ],
      loyaltyCard: ["0421234567890", "042123456789", "abc"],
    },
  ],
  [
    "a username",
    kinds.username,
    { "anna.rossi": [" Anna.Rossi ", "anna.rossi\u200b"], username: ["an", "anna rossi"] },
  ],
  [
    "B3: a date of birth",
    kinds.birthdate(today),
    {
      "17/05/1980": [
        "17/05/1980",
        "17/5/1980",
        "17051980",
        "1980-05-17",
        "1980-05-17T00:00:00.000Z",
        "19800517",
        "1980/5/17",
        "17.05.1980",
        "17-5-1980",
        "17\u201105\u20111980",
        "17 05 1980",
        " 17\u00a0/\u00a005\u00a0/ 1980",
        "17/05/80",
        "170580",
        "17 maggio 1980",
        "17 mag 1980",
        "sab 17 maggio 1980",
        "Saturday 17 May 1980",
        "May 17, 1980",
        "١٧/٠٥/١٩٨٠",
        "\u200e17/05/1980",
      ],
      "01/05/1980": ["1° maggio 1980", "1º maggio 1980"],
      date: [
        "1980",
        "31/02/1980",
        "31021980",
        "17/13/1980",
        "17 maggio",
        "maggio 1980",
        "17 foo 1980",
        "17//",
        "198051",
      ],
      birthdateYear: ["17/05/15", "170515", "17 maggio 15", "16/05/1905"],
      birthdateAge: ["17/05/2015", "2015-05-17"],
      birthdateFuture: ["17/05/2090", "20900517"],
    },
  ],
  [
    "B3: a day of an order",
    kinds.day(today),
    {
      "27/11/2026": [
        "27/11/2026",
        "27112026",
        "2026-11-27",
        "27.11.2026",
        "27/11/26",
        "271126",
        "ven 27 novembre",
        "ven 27 nov",
        "venerdì 27 novembre 2026",
        "venerdi\u0300 27\u00a0novembre 2026",
        "Friday 27 November 2026",
        "Fri 27 November",
        "27 NOV 2026",
      ],
      "24/03/2027": ["mar 24 marzo 2027", "24 mar 27"],
      "05/01/2027": ["5 gennaio"],
      "20/12/2026": ["20 dicembre"],
      date: ["ieri", "31/02/2026", "novembre", "27 27 novembre", "x 27 novembre", "27/11"],
    },
  ],
];

describe.each(writings)("%s", (_, kind, meant) => {
  it.each(Object.entries(meant).flatMap(([wanted, all]) => all.map((typed) => [typed, wanted])))(
    "reads %j as %j",
    (typed = "", wanted = "") => {
      expect(read(kind, typed)).toBe(wanted);
    },
  );

  it("normalise keeps an already normalised text", () => {
    for (const typed of Object.values(meant).flat()) {
      const once = kind.normalise(typed);
      expect(kind.normalise(once), typed).toBe(once);
    }
  });

  it("reads any text without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
        expect(typeof read(kind, typed)).toBe("string");
      }),
    );
    for (const part of ["1", "a ", "1/", "'", "maggio ", "- "]) read(kind, part.repeat(20_000));
  });
});

describe("B3: printed days are read back", () => {
  const days = fc.integer({ min: -300, max: 300 }).map((days) => addDays(today, days));
  it("the day filter reads a printed day back in both languages", () => {
    fc.assert(
      fc.property(days, fc.constantFrom("it" as const, "en" as const), (day, locale) => {
        const printed = [
          toDisplayDate(day),
          day,
          formatDay(day, locale, "long"),
          formatDay(day, locale, "short"),
          shortDay(day, locale),
        ];
        // A day without a year is the nearest, so at most half a year away.
        const isNear = day > addDays(today, -180) && day < addDays(today, 180);
        for (const text of isNear ? printed : printed.slice(0, 3))
          expect(read(kinds.day(today), text), text).toBe(toDisplayDate(day));
      }),
    );
  });

  it("birthdate reads day, month and year with any separator", () => {
    const born = fc.date({ min: new Date("1930-01-01"), max: new Date("2012-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(born, fc.constantFrom("/", ".", "-", " ", ""), (date, between) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = "", month = "", day = ""] = iso.split("-");
        for (const parts of [
          [day, month, year],
          [year, month, day],
        ])
          expect(read(kinds.birthdate(today), parts.join(between))).toBe(`${day}/${month}/${year}`);
      }),
    );
  });
});

describe("an amount in euro", () => {
  it.each([
    ["25", 2500],
    ["25,5", 2550],
    ["25,50", 2550],
    ["25.50", 2550],
    ["25,50 €", 2550],
    ["€ 25,50", 2550],
    ["€25.50", 2550],
    ["25 euro", 2500],
    ["EUR 25", 2500],
    ["25,-", 2500],
    ["1.234", 123_400],
    ["1.234,56", 123_456],
    ["1,234.56", 123_456],
    ["1\u00a0234,56\u00a0€", 123_456],
    ["1\u202f234,56", 123_456],
    ["1’234.50", 123_450],
    ["1234,5", 123_450],
    ["\u200e２５", 2500],
    ["0", 0],
  ])("reads %j as %i cents", (typed, cents) => expect(typedAmount(typed)).toBe(cents));

  it.each(["", "venti", "-5", "25,505", "1.23.45", "1.2345", "12.34,5x", "€", "1 2", "1.234.56"])(
    "returns undefined for %j",
    (typed) => expect(typedAmount(typed)).toBeUndefined(),
  );

  it("reads an amount as printed in both languages", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (cents) => {
        expect(typedAmount(formatCents(cents, "it"))).toBe(cents);
        expect(typedAmount(formatCents(cents, "en"))).toBe(cents);
      }),
    );
  });
});
