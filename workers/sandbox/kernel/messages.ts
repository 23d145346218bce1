/** Every error code of the wire with its text for shoppers. */
const texts = {
  "msg.login.invalid": "E-mail o password non corretti.",
  "msg.login.locked": "Troppi tentativi di accesso: riprova tra 15 minuti o reimposta la password.",
  "msg.login.notConfirmed": "Conferma la registrazione con il link che ti abbiamo inviato per e-mail.",
  "msg.session.needed": "La sessione è scaduta, si prega di rieffettuare il login per continuare.",
  "msg.cart.availability.errors": "Il prodotto è esaurito o non è disponibile nella quantità richiesta.",
  "msg.cart.max": "Hai superato la quantità massima giornaliera acquistabile per questo articolo.",
  "msg.cart.maxClass": "Hai superato la quantità massima acquistabile per questo tipo di articolo.",
  "errors.minAcq": "Non è possibile acquistare una quantità inferiore al minimo di questo articolo.",
  "msg.cart.multiple": "Questo articolo si acquista solo a multipli della confezione.",
  "msg.cart.quantity": "La quantità indicata non è valida.",
  "msg.cart.locked": "Il carrello è bloccato: il pagamento è in corso.",
  "msg.cart.empty": "Il carrello è vuoto.",
  "msg.cart.item.unknown": "Questo articolo non è più nel carrello.",
  "msg.product.unknown": "Il prodotto non esiste o non è più in vendita.",
  "msg.product.options": "È necessario selezionare tutte le opzioni del prodotto.",
  "msg.address.unknown": "L'indirizzo non esiste.",
  "message.invalidAddress1": "Non riusciamo a trovare l'indirizzo indicato.",
  "msg.address.inUse": "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  "msg.address.notServed": "L'indirizzo non è raggiunto dalla consegna a domicilio.",
  "msg.address.notCovered": "L'indirizzo non è coperto dal servizio.",
  "msg.store.unknown": "Il punto di ritiro non esiste.",
  "msg.timeslot.unknown": "La fascia oraria non esiste.",
  "msg.timeslot.full": "La fascia oraria è al completo: scegline un'altra.",
  "msg.timeslot.expired": "Il tempo per scegliere questa fascia oraria è scaduto.",
  "msg.timeslot.needed": "Scegli una fascia oraria.",
  "msg.address.needed": "Scegli dove ricevere o ritirare la spesa.",
  "msg.packaging.unknown": "Questo tipo di confezionamento non è disponibile.",
  "msg.payment.auth": "La carta salvata non è più valida: scegline un'altra.",
  "msg.billing.needed": "Indica a chi va intestata la fattura.",
  "msg.order.held":
    "Il nuovo totale supera l'importo già autorizzato: togli qualcosa o annulla le modifiche.",
  "msg.order.tooFar": "Sei ancora troppo lontano: prenota il posto auto quando sei a meno di 10 km.",
  "msg.order.invoice": "Non è stato possibile aprire la fattura.",
  "msg.payment.unknown": "Il metodo di pagamento non è disponibile.",
  "msg.checkout.prepare": "La conferma dell'ordine è scaduta: ripeti il pagamento.",
  "msg.checkout.priceChanged": "Alcuni prezzi sono cambiati: controlla il carrello.",
  "msg.checkout.minimum": "La spesa non raggiunge l'importo minimo dell'ordine.",
  "msg.order.unknown": "L'ordine non esiste.",
  "msg.order.state": "L'operazione non è possibile nello stato attuale dell'ordine.",
  "msg.note.tooLong": "La nota può avere al massimo 1000 caratteri.",
  "msg.list.unknown": "La lista non esiste.",
  "msg.list.name": "Il nome della lista non è valido.",
  "msg.list.readOnly": "Questa lista non si può modificare.",
  "msg.giftcode.invalid": "Il codice sconto non è valido. Controlla di averlo digitato correttamente.",
  "msg.token.invalid": "Il collegamento non è valido o è scaduto: richiedine un altro.",
  "msg.recaptcha": "Non abbiamo potuto verificare che sei una persona: riprova.",
  "msg.billing.unknown": "L'intestatario della fattura non esiste.",
  "msg.billing.tooMany": "Puoi avere al massimo 20 intestatari.",
  "msg.anonymize.orders": "Non puoi eliminare il profilo finché hai ordini in consegna.",
  "msg.sso.failed": "L'accesso aziendale non è riuscito: riprova.",
  "msg.sso.cancelled": "Hai annullato l'accesso aziendale.",
  "msg.sso.relayState": "L'indirizzo di ritorno non è del negozio.",
  "msg.social.failed": "L'accesso con il tuo profilo social non è riuscito: riprova.",
  "msg.social.cancelled": "Hai annullato l'accesso con il tuo profilo social.",
  "msg.device.invalid": "Del telefono mancano dati.",
  "msg.device.refused": "Il telefono non può ricevere messaggi.",
  "msg.generic": "Si è verificato un errore, riprova tra qualche minuto.",
} as const;

export type ErrorCode = keyof typeof texts;

export function errorText(code: ErrorCode): string {
  return texts[code];
}

/** A code with the sentence shown to shoppers. */
export type Notice = { code: string; text: string };

/** Returns an error code with its text, or with a more precise text. */
export const reason = (code: ErrorCode, text = errorText(code)): Reason => ({ code, text });
export type Reason = { code: ErrorCode | `msg.field.${string}`; text: string };

/** Returns the reason for an invalid field of a request. */
export const wrongField = (field: string, text: string): Reason => ({ code: `msg.field.${field}`, text });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Infos: the backend's messages after a success, with good news. */
export const infos = {
  addressSaved: (): Notice => ({ code: "addresses.setAddress", text: "Indirizzo salvato." }),
  parkingReserved: (): Notice => ({ code: "orders.parkingReserved", text: "Posto auto prenotato." }),
  slotHeld: (time: string): Notice => ({
    code: "infos.timeslot.held",
    text: `Teniamo per te questa fascia oraria fino alle ${time}.`,
  }),
  pointsToCome: (points: number): Notice => ({
    code: "infos.points.toCome",
    text: `Con questo ordine guadagni ${counted(points, "punto", "punti")}.`,
  }),
  pointsEarned: (points: number): Notice => ({
    code: "infos.points.earned",
    text: `Hai guadagnato ${counted(points, "punto", "punti")} con le ultime consegne.`,
  }),
  registrationMailSent: (): Notice => ({
    code: "infos.registration.mailSent",
    text: "Ti abbiamo inviato un'e-mail: apri il collegamento per completare la registrazione.",
  }),
  registrationConfirmed: (): Notice => ({
    code: "infos.registration.confirmed",
    text: "La registrazione è confermata: ora puoi accedere.",
  }),
  mailSent: (): Notice => ({
    code: "infos.mail.sent",
    text: "Se l'indirizzo è giusto, riceverai un'e-mail con il collegamento.",
  }),
  passwordChanged: (): Notice => ({
    code: "infos.password.changed",
    text: "La password è stata cambiata.",
  }),
  emailChanged: (): Notice => ({
    code: "infos.email.changed",
    text: "L'indirizzo e-mail è stato cambiato.",
  }),
  profileSaved: (): Notice => ({ code: "infos.profile.saved", text: "Dati salvati." }),
  profileDeleted: (): Notice => ({
    code: "infos.profile.deleted",
    text: "Il tuo profilo è stato eliminato.",
  }),
};

/** Warnings: the backend's messages after a success that need a shopper's attention. */
export const warnings = {
  lastPieces: (name: string, left: number): Notice => ({
    code: "warnings.cart.lastPieces",
    text:
      left === 0
        ? `${name}: hai preso gli ultimi.`
        : `${name}: ${left === 1 ? "ne resta" : "ne restano"} ${left}.`,
  }),
  leftOut: (names: string[]): Notice => ({
    code: "warnings.cart.leftOut",
    text: `Non disponibili, lasciati fuori: ${names.join(", ")}.`,
  }),
  estimatedTotal: (): Notice => ({
    code: "warnings.checkout.estimatedTotal",
    text: "Alcuni prodotti si pesano alla preparazione: il totale può cambiare.",
  }),
  paymentDue: (orderId: number): Notice => ({
    code: "warnings.order.paymentDue",
    text: `L'ordine ${orderId} aspetta il pagamento.`,
  }),
};
