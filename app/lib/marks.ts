/**
 * The attributes by which HTML tells our script what it may do, and what the script notes in the page: each word that both sides share. A page
 * without script loses nothing by them. Styles read `data-js` and `data-script` alone; `data-tenant` and `data-sitekey` are not the script's.
 */

// on the document
/** a script may still come: what only a script can serve is shown */
export const js = "data-js";
/** the module has taken over */
export const script = "data-script";

/** on the script that speaks with the app's shell: whether the phone gets the messages of who is signed in, "ask" or "known"; absent: nobody is */
export const phone = "data-phone";
/** a link to the page that offers a newer version of the app */
export const upgrade = "data-upgrade";
/** a link that the app's shell opens in a browser of its own over the shop */
export const apart = "data-apart";

/** on styles in the document: the address of the sheet that they are */
export const href = "data-href";

// forms and what stands in them
/** a form, or a button of one, that the script sends; `leaves` (in-place.ts): its success leaves the page */
export const inPlace = "data-in-place";
/** a stepper's form; its value is the quantity rule as JSON */
export const quantity = "data-quantity";
/** a form whose choices apply at once; its value names the facets shown in full */
export const applies = "data-applies";
/** a choice that sends its form when it is tapped */
export const autosubmit = "data-autosubmit";
/** a button that waits for the fields it names, one space between */
export const required = "data-required";
/** how the hint begins that names the empty ones of those fields */
export const lacks = "data-lacks";
/** what a button says from the tap on: the quantity that the cart will hold */
export const optimisticLabel = "data-optimistic-label";
/** a button that needs the module: pressed before, it waits */
export const hold = "data-hold";
/** a button that shows a password; its value is what it says then */
export const reveal = "data-reveal";
/** a search field; its value is the address of the suggestions */
export const suggests = "data-suggests";
/** beside it: the address of the script that reads a barcode by the camera; `label` says what that does */
export const scan = "data-scan";
/** an address field; its value is the address of the suggestions */
export const addresses = "data-addresses";
/** where the addresses are shown: what each leads to, the heading over them, and what is said without any */
export const to = "data-to";
export const some = "data-some";
export const none = "data-none";
/** a button that asks where the browser is: where it leads */
export const locate = "data-locate";
/** what is said where the place or the camera is refused, where it fails, and where the browser sees and cannot read */
export const denied = "data-denied";
export const failed = "data-failed";
export const unread = "data-unread";

// what only some devices can do
/** a button that shares: the address of the script that does; what is shared (model/shared.ts), as JSON */
export const share = "data-share";
export const shared = "data-shared";
/** what is said while the screen stays on: the address of the script that keeps it so */
export const awake = "data-awake";

// links and dialogs
/** a link whose page opens over this one; its value is the dialog's classes */
export const dialog = "data-dialog";
/** the dialog's accessible name */
export const label = "data-label";
/** on a dialog: the page it shows */
export const path = "data-path";
/** on a dialog: something was changed in it */
export const changed = "data-changed";
/** what a page, or a dialog's, is for the chain's statistics, as JSON: the event's name and what it tells */
export const told = "data-told";
/** beside it: the picture by which the server counts the same */
export const counted = "data-counted";

// pieces of a page
/** names or shows where somebody lives: a copy that is read without a network has it not; holds no element of its own kind */
export const personal = "data-personal";
/** names a piece that an answer may replace */
export const part = "data-part";
/** an element that keeps the state it has while the page around it is replaced */
export const morphSkip = "data-morph-skip";
/** what takes the focus where the element that had it is gone */
export const focus = "data-focus";
/** a menu that a tap elsewhere closes */
export const menu = "data-menu";
/** the kind of a message */
export const kind = "data-kind";
/** a flyer's page; its value is the picture of the next one */
export const leaf = "data-leaf";

type Mark = `data-${string}`;

/** A mark as an attribute of an element; undefined = without it. */
export const put = (mark: Mark, value: string | undefined) => ({ [mark]: value });
