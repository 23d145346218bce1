import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { checkDigit } from "./check-digit";
import * as rules from "./rules";

const today = "2026-11-24";
const all: Record<string, rules.Rule> = {
  phone: rules.phone,
  password: rules.password,
  email: rules.email,
  fiscalCode: rules.fiscalCode,
  fiscalCodeOrVat: rules.fiscalCodeOrVat,
  vat: rules.vat,
  date: rules.date,
  birthdate: rules.birthdate(today),
  letters: rules.letters,
  plain: rules.plain,
  numbers: rules.numbers,
  exactly: rules.exactly(5, "postalCode"),
  loyaltyCard: rules.loyaltyCard({ prefix: "042", maxLength: 13 }),
  postalCode: rules.postalCode,
  province: rules.province,
};

/** Expects a rule to accept the right texts and to reject the wrong ones. */
function takes(rule: rules.Rule, right: string[], wrong: string[], key: rules.FieldErrorKey) {
  expect(Object.fromEntries([...right, ...wrong].map((text) => [text, rule(text)]))).toEqual({
    ...Object.fromEntries(right.map((text) => [text, undefined])),
    ...Object.fromEntries(wrong.map((text) => [text, key])),
  });
}

describe("the empty field", () => {
  // spec §5: required: 'Campo obbligatorio'; empty values pass every other rule <- app/lib/fields/rules.ts, app/i18n/it/fields.json
  test.each(Object.entries(all))("accepts an empty field for %s", (_, rule) =>
    expect(rule("")).toBeUndefined(),
  );
});

test("no rule throws or hangs on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const rule of Object.values(all))
        expect([undefined, ...rules.fieldErrorKeys]).toContain(rule(text));
    }),
  );
  for (const text of ["a".repeat(50_000), "a ".repeat(25_000) + "1", "1".repeat(50_000), "a.".repeat(25_000)])
    for (const rule of Object.values(all)) rule(text);
});

// spec §5: phone, password and e-mail, each with its sentence <- app/lib/fields/rules.ts, app/lib/fields/patterns.ts
test("phone accepts landline and mobile numbers with prefix and separators", () => {
  takes(
    rules.phone,
    ["06 1234567", "0612345", "347 1234567", "+39 347 1234567", "0039 06 12345678", "06/123.45-67"],
    ["12", "abc", "+39", "06 12 ab", "12345678901234567", "++39 3471234567"],
    "phone",
  );
  const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`));
  fc.assert(
    fc.property(digits(2, 4), digits(3, 6), (area, number) => {
      expect(rules.phone(`${area} ${number}`)).toBeUndefined();
    }),
  );
});

// spec §5: phone, password and e-mail, each with its sentence
test("password requires six characters and counts blanks", () => {
  takes(rules.password, ["123456", "      ", "più lunga"], ["1", "12345"], "password");
});

// spec §5: phone, password and e-mail, each with its sentence
test("email requires a suffix of 2 to 11 letters", () => {
  takes(
    rules.email,
    ["a@b.it", "nome.cognome+spesa@posta.example.com", "x_y%z@a-b.museum", "a@b.elevenlette"],
    ["a", "a@b", "a@b.i", "a@b.twelveletter", "a b@c.it", "a@b..it", "@b.it", "a@b.it\n", "è@b.it"],
    "email",
  );
  const local = fc.stringMatching(/^[A-Za-z0-9._%+-]{1,20}$/);
  const name = fc.stringMatching(/^[a-z0-9-]{1,10}$/);
  const suffix = fc.stringMatching(/^[a-z]{2,11}$/);
  fc.assert(
    fc.property(local, name, suffix, (user, host, last) => {
      expect(rules.email(`${user}@${host}.${last}`)).toBeUndefined();
      expect(rules.email(`${user}@${host}.${last}1`)).toBe("email");
      expect(rules.email(`${user} ${host}.${last}`)).toBe("email");
    }),
  );
});

// spec §5: fiscal code, fiscal code or VAT number, VAT number <- app/lib/fields/rules.ts, app/lib/fields/patterns.ts
test("fiscalCode and vat check their format, including codes with replaced digits", () => {
  const codes = ["RSSMRA85T10A562S", "rssmra85t10a562s", "RSSMRAURTMLARSNS".replace("UR", "85")];
  const wrong = ["RSSMRA85T10A562", "RSSMRA85F10A562S", "1234567890A", "RSSMRA85T10A562S1"];
  takes(rules.fiscalCode, codes.slice(0, 2), [...wrong, "12345678901"], "fiscalCode");
  takes(rules.fiscalCode, ["12345678903", "00743110157"], ["12345678904", "1234567890"], "fiscalCode");
  expect(rules.fiscalCode("RSSMRAURTMLARSNS"), "all seven replaced").toBe(undefined);
  takes(
    rules.fiscalCodeOrVat,
    [...codes.slice(0, 2), "12345678901"],
    [...wrong, "123456789012"],
    "fiscalCodeOrVat",
  );
  takes(rules.vat, ["12345678901"], ["RSSMRA85T10A562S", "1234567890", "123456789012"], "fiscalCodeOrVat");

  const code = fc.stringMatching(/^[A-Za-z]{6}[0-9]{2}[ABCDEHLMPRST][0-9]{2}[A-Za-z][0-9]{3}[A-Za-z]$/);
  fc.assert(
    fc.property(code, fc.nat(15), (whole, at) => {
      const cut = whole.slice(0, at) + whole.slice(at + 1);
      for (const rule of [rules.fiscalCode, rules.fiscalCodeOrVat]) {
        expect([rule(whole), rule(whole.toLowerCase())]).toEqual([undefined, undefined]);
        for (const wrong of [cut, `${whole}A`, `${whole.slice(0, at)}-${whole.slice(at + 1)}`])
          expect(rule(wrong), wrong).toBeDefined();
      }
      expect(rules.vat(whole)).toBe("fiscalCodeOrVat");
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,15}$/), (digits) => {
      const key = digits.length === 11 ? undefined : "fiscalCodeOrVat";
      expect([rules.vat(digits), rules.fiscalCodeOrVat(digits)]).toEqual([key, key]);
    }),
  );
});

// spec §5: dates, letters, numbers, exact length <- app/lib/fields/rules.ts
test("T11: date accepts dd/mm/yyyy and d/m/yyyy if the day exists", () => {
  takes(
    rules.date,
    ["29/02/2024", "01/01/1900", "1/1/2000"],
    ["29/02/2023", "31/04/2000", "2000-01-01", "32/01/2000", "00/00/0000"],
    "date",
  );
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 13, max: 99 }), (day, noMonth) => {
      const [year, month, date] = day.toISOString().slice(0, 10).split("-");
      expect(rules.date(`${date}/${month}/${year}`)).toBeUndefined();
      expect(rules.date(`${Number(date)}/${Number(month)}/${year}`)).toBeUndefined();
      expect(rules.date(`${date}/${noMonth}/${year}`)).toBe("date");
    }),
  );
});

// spec §5: dates, letters, numbers, exact length
test("T11: birthdate has its own error for the future, an ancient year and a child", () => {
  const birthdate = rules.birthdate(today);
  takes(birthdate, ["24/11/2012", "1/1/1980", "25/11/1905"], ["25/11/2012", "24/11/2026"], "birthdateAge");
  takes(birthdate, [], ["25/11/2026", "01/01/2090"], "birthdateFuture");
  takes(birthdate, [], ["24/11/1905", "01/01/1800"], "birthdateYear");
  takes(birthdate, [], ["31/02/1980", "1980"], "date");
  expect(rules.birthdate("2028-02-29")("01/03/2014"), "not yet fourteen").toBe("birthdateAge");
  expect(rules.birthdate("2028-02-29")("28/02/2014")).toBeUndefined();
});

// spec §5: dates, letters, numbers, exact length
test("letters accepts letters of any alphabet and the signs between names", () => {
  takes(
    rules.letters,
    [
      "Giulia",
      "D’Angelo",
      "D'Angelo",
      "Maria Grazia",
      "Élise",
      "Åsa-Karin",
      "李小龍",
      "De' Rossi",
      "S. Anna",
      "CANTU'",
      "'Ndrangheta",
      "M. L.",
    ],
    ["'", "- Anna", "Anna -", "<script>alert(1)</script>", "Anna2", "Anna;", " ", "&amp;", "Anna\nRossi"],
    "letters",
  );
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(..."0<;_@\t"),
      (words, odd) => {
        for (const between of [" ", "-", "'", "’"]) {
          expect(rules.letters(words.join(between))).toBeUndefined();
          expect(rules.letters(words.join(between) + odd)).toBe("letters");
        }
      },
    ),
  );
});

test("plain rejects tags and control characters in an address", () => {
  takes(
    rules.plain,
    ["Via Appia Nuova, 12/A", "Città"],
    ["Via <b>Roma</b>", "a>b", "Via\u0000Roma"],
    "plain",
  );
});

// spec §5: dates, letters, numbers, exact length
test("numbers accepts digits only and exactly requires a length", () => {
  takes(rules.numbers, ["0", "00184"], ["1a", "1,5", "-1", "١٢"], "numbers");
  takes(rules.exactly(3, "province"), ["abc"], ["ab", "abcd"], "province");
  takes(rules.postalCode, ["00184"], ["0184", "001840", "0018A"], "postalCode");
  takes(rules.province, ["RM", "rm"], ["R", "RMA", "R1"], "province");
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,20}$/), fc.stringMatching(/^[^0-9]$/), (digits, other) => {
      expect(rules.numbers(digits)).toBeUndefined();
      expect(rules.numbers(digits + other)).toBe("numbers");
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 12 }),
      (text, length) => {
        expect(rules.exactly(length, "sdiCode")(text)).toBe(text.length === length ? undefined : "sdiCode");
      },
    ),
  );
});

describe("loyalty card", () => {
  const prefix = fc.stringMatching(/^[0-9]{2,7}$/);
  const rest = fc.stringMatching(/^[0-9]{12}$/);
  // spec §5: loyalty card: the chain's prefix, its length, its check digit <- app/lib/fields/check-digit.ts
  it("loyaltyCard requires the chain's prefix, max length and check digit", () => {
    fc.assert(
      fc.property(prefix, rest, (start, digits) => {
        const body = (start + digits).slice(0, 12);
        const card = body + checkDigit(body);
        const rule = rules.loyaltyCard({ prefix: start, maxLength: 13 });
        expect(rule(card)).toBeUndefined();
        expect(rule(body + ((checkDigit(body) + 1) % 10)), "a wrong check digit").toBe("loyaltyCard");
        const longer = card + checkDigit(card);
        expect(rule(longer), "too long").toBe("loyaltyCard");
        expect(rules.loyaltyCard({ prefix: start, maxLength: 14 })(longer), "S12").toBeUndefined();
        const shorter = body.slice(0, 9);
        expect(rule(shorter + checkDigit(shorter)), "S12: shorter than the chain permits").toBeUndefined();
        expect(rule(start), "the prefix alone").toBe("loyaltyCard");
        const other = `${(Number(start[0]) + 1) % 10}${start.slice(1)}`;
        expect(rules.loyaltyCard({ prefix: other, maxLength: 13 })(card), "another chain's").toBe(
          "loyaltyCard",
        );
      }),
    );
  });
  // spec §5: loyalty card: the chain's prefix, its length, its check digit
  it("checkDigit finds every single wrong digit", () => {
    fc.assert(
      fc.property(rest, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
        const wrong = (Number(digits[at]) + more) % 10;
        const changed = digits.slice(0, at) + wrong + digits.slice(at + 1);
        expect(checkDigit(changed)).not.toBe(checkDigit(digits));
      }),
    );
  });
  it("checkDigit is the same as in EAN codes", () => {
    expect([checkDigit("400638133393"), checkDigit("978020137962"), checkDigit("")]).toEqual([1, 4, 0]);
  });
});
