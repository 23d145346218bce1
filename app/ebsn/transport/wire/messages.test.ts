import { expect, it } from "vitest";
import { envelope } from "./envelope";
import { messagesOf, refusalsOf } from "./messages";

const answer = (response: object) => envelope.parse({ response: { status: 0, ...response } });

// spec attacked: S3 infos, warnings and further errors are heard and shown <- app/ebsn/transport/wire/messages.ts
it("S3: shows infos and warnings in their own sentences, each once", () => {
  const said = answer({
    infos: [{ info: "infos.points.earned" }, { info: "infos.points.earned" }],
    infosMessage: ["Hai guadagnato 12 punti.", "Hai guadagnato 12 punti."],
    warnings: [{ error: "warnings.cart.lastPieces" }],
    warningsMessage: ["Ne restano 2."],
  });
  expect(messagesOf(said)).toEqual({ infos: ["Hai guadagnato 12 punti."], warnings: ["Ne restano 2."] });
});

// spec attacked: S3 infos, warnings and further errors are heard and shown
it("S3: shows a sentence in place of a code, but no bare code", () => {
  const said = answer({ infos: [{ info: "La fascia è tua fino alle 10." }, { info: "infos.new" }] });
  expect(messagesOf(said)).toEqual({ infos: ["La fascia è tua fino alle 10."], warnings: [] });
});

// spec attacked: S3 infos, warnings and further errors are heard and shown
it("S3: leaves out messages for which the shop has its own", () => {
  const said = answer({
    infos: [{ info: "addresses.setAddress" }],
    infosMessage: ["Indirizzo salvato."],
    warnings: [{ error: "warnings.cart.leftOut" }, { error: "warnings.x" }],
    warningsMessage: ["Mancano: pane.", "Altro."],
  });
  expect(messagesOf(said)).toEqual({ infos: [], warnings: ["Altro."] });
});

// spec attacked: S3 infos, warnings and further errors are heard and shown
it("S3: shows all reasons of a refusal, the first one first", () => {
  const refused = answer({
    status: 20,
    errors: [{ error: "msg.timeslot.needed" }, { error: "msg.checkout.minimum" }, { error: "Manca il CAP" }],
    errorsMessage: ["Scegli una fascia.", "La spesa minima è 30 €."],
  });
  expect(refusalsOf(refused)).toEqual(["Scegli una fascia.", "La spesa minima è 30 €.", "Manca il CAP"]);
});

// spec attacked: S3 infos, warnings and further errors are heard and shown
it("S3: returns no messages for a response without any", () => {
  expect([messagesOf(answer({})), refusalsOf(answer({}))]).toEqual([{ infos: [], warnings: [] }, []]);
});
