/** Every error code of the wire and what it says to a shopper. */
const texts = {
  "msg.login.invalid": "E-mail o password non corretti.",
  "msg.session.needed": "La sessione è scaduta, si prega di rieffettuare il login per continuare.",
  "msg.cart.availability.errors": "Il prodotto è esaurito o non è disponibile nella quantità richiesta.",
  "msg.cart.max": "Hai superato la quantità massima acquistabile per questo articolo.",
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
  "msg.store.unknown": "Il punto di ritiro non esiste.",
  "msg.timeslot.unknown": "La fascia oraria non esiste.",
  "msg.timeslot.full": "La fascia oraria è al completo: scegline un'altra.",
  "msg.timeslot.expired": "Il tempo per scegliere questa fascia oraria è scaduto.",
  "msg.timeslot.needed": "Scegli una fascia oraria.",
  "msg.address.needed": "Scegli dove ricevere o ritirare la spesa.",
  "msg.payment.unknown": "Il metodo di pagamento non è disponibile.",
  "msg.checkout.prepare": "La conferma dell'ordine è scaduta: ripeti il pagamento.",
  "msg.checkout.priceChanged": "Alcuni prezzi sono cambiati: controlla il carrello.",
  "msg.checkout.minimum": "La spesa non raggiunge l'importo minimo dell'ordine.",
  "msg.order.unknown": "L'ordine non esiste.",
  "msg.order.state": "L'operazione non è possibile nello stato attuale dell'ordine.",
  "msg.list.unknown": "La lista non esiste.",
  "msg.list.name": "Il nome della lista non è valido.",
  "msg.list.readOnly": "Questa lista non si può modificare.",
  "msg.giftcode.invalid": "Il codice sconto non è valido. Controlla di averlo digitato correttamente.",
  "msg.generic": "Si è verificato un errore, riprova tra qualche minuto.",
} as const;

export type ErrorCode = keyof typeof texts;

/** The Italian text of a code. */
export function errorText(code: ErrorCode): string {
  return texts[code];
}
