import fc from "fast-check";
import { expect, test } from "vitest";
import { envelope } from "./envelope";
import { forPeople } from "./for-people";
import { refusalsOf } from "./messages";

// spec operator: errors that are texts are shown where they are for people, and never as markup <- app/ebsn/transport/wire/for-people.ts, app/ebsn/transport/wire/envelope.ts
test.each([
  ["Credenziali non valide", "Credenziali non valide"],
  ["<b>Sessione scaduta</b>: accedi di nuovo", "Sessione scaduta: accedi di nuovo"],
  ["L&#39;articolo non &egrave; disponibile", "L'articolo non è disponibile"],
  ["Si è verificato un errore", "Si è verificato un errore"],
  ["MELE: ne restano 2", "MELE: ne restano 2"],
  ["", ""],
  ["42", ""],
  ["java.lang.NullPointerException", ""],
  ["Errore: NullPointerException at it.shop.Cart.add(Cart.java:12)", ""],
  ["SQLSTATE 42: colonna mancante", ""],
  ['{"code":7}', ""],
  ["Invalid session", ""],
  ["<html><head><title>Errore</title></head><body><h1>502 Bad Gateway</h1></body></html>", ""],
  [`Errore ${"molto ".repeat(100)}lungo`, ""],
])("forPeople shows %j as %j", (text, words) => {
  expect(forPeople(text)).toBe(words);
});

// spec operator: errors that are texts are shown where they are for people, and never as markup
test("no words of a response reach a shopper as markup", () => {
  const markup = fc.constantFrom(
    "<b>",
    "</p>",
    "<script>",
    "&lt;i&gt;",
    "<img src=x onerror=alert(1)>",
    "Manca il CAP",
  );
  const words = fc.oneof(
    fc.string(),
    fc.array(markup, { maxLength: 5 }).map((parts) => parts.join(" ")),
  );
  fc.assert(
    fc.property(words, words, (error, message) => {
      const response = { status: "KO", errors: [{ error }, error], errorsMessage: [message] };
      for (const text of refusalsOf(envelope.parse({ response })))
        expect(text).not.toMatch(/<\/?[a-z][^<>]*>/i);
    }),
  );
});

// spec operator: errors that are texts are shown where they are for people, and never as markup
test.each([
  [0, 0],
  ["0", 0],
  ["OK", 0],
  ["success", 0],
  ["20", 20],
  ["KO", -1],
  ["Errore interno", -1],
  ["", -1],
])("reads the status %j as %j", (status, read) => {
  expect(envelope.parse({ response: { status } }).response.status).toBe(read);
});

// spec operator: errors that are texts are shown where they are for people, and never as markup
test("reads errors given as members and as bare texts", () => {
  const said = (errors: unknown) => refusalsOf(envelope.parse({ response: { status: 1, errors } }));
  expect(said([{ error: "Manca il CAP" }])).toEqual(["Manca il CAP"]);
  expect(said(["Manca il CAP"])).toEqual(["Manca il CAP"]);
  expect(said([{ error: 7 }, {}, "msg.unknown.code"])).toEqual([]);
});
