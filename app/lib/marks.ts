/**
 * Data attributes shared by the HTML and our script: permissions for the script and its notes in
 * the page. A page without script loses nothing by them. Only `data-js` and `data-script` are used
 * in styles. `data-tenant` and `data-sitekey` do not belong to our script.
 */

// on the document
/** a script may still load: controls that need it are visible */
export const js = "data-js";
/** the module is running */
export const script = "data-script";

/**
 * on the script of the app's shell: state of the shopper's phone registration, "ask" or "known";
 * absent for a visitor
 */
export const phone = "data-phone";
/** a link to the page that offers a newer version of the app */
export const upgrade = "data-upgrade";
/** a link that the app's shell opens in a separate browser over the shop */
export const apart = "data-apart";

/** on inlined styles: the address of their style sheet */
export const href = "data-href";

// forms and their content
/** a form or button that the script sends; value `leaves` (in-place.ts): success leaves the page */
export const inPlace = "data-in-place";
/** a stepper's form; its value is the quantity rule as JSON */
export const quantity = "data-quantity";
/** a form whose choices apply at once; its value lists the facets shown in full */
export const applies = "data-applies";
/** a choice that submits its form on tap */
export const autosubmit = "data-autosubmit";
/** a button that waits for the required fields it lists, separated by spaces */
export const required = "data-required";
/** beginning of the hint that lists the empty required fields */
export const lacks = "data-lacks";
/** label of a button after the tap: the quantity that the cart will hold */
export const optimisticLabel = "data-optimistic-label";
/** a button that needs the module: an earlier press is queued */
export const hold = "data-hold";
/** a button that shows a password; its value is the label while the password shows */
export const reveal = "data-reveal";
/** a search field; its value is the address of the suggestions */
export const suggests = "data-suggests";
/**
 * beside it: the address of the script that reads a barcode with the camera; `label` describes that
 */
export const scan = "data-scan";
/** an address field; its value is the address of the suggestions */
export const addresses = "data-addresses";
/** on the list of addresses: the link target, the heading, and the text for an empty list */
export const to = "data-to";
export const some = "data-some";
export const none = "data-none";
/** a button that requests the browser's location: the target page */
export const locate = "data-locate";
/** messages: location or camera denied, failure, and a camera that the browser cannot decode */
export const denied = "data-denied";
export const failed = "data-failed";
export const unread = "data-unread";

// controls that only some devices support
/** a share button: the address of its script, and the shared content (model/shared.ts) as JSON */
export const share = "data-share";
export const shared = "data-shared";
/** the text shown while the screen stays on: the address of the wake-lock script */
export const awake = "data-awake";

// links and dialogs
/** a link whose page opens as a dialog; its value is the dialog's CSS classes */
export const dialog = "data-dialog";
/** the dialog's accessible name */
export const label = "data-label";
/** on a dialog: the page it shows */
export const path = "data-path";
/** on a dialog: its content has changed data */
export const changed = "data-changed";
/** the page event of a page or dialog as JSON: name and parameters */
export const told = "data-told";
/** beside it: the image by which the server counts the same event */
export const counted = "data-counted";

// fragments of a page
/**
 * an element with a name or an address of the shopper: removed from offline copies; must not
 * contain another element of the same tag
 */
export const personal = "data-personal";
/** names a fragment that a response may replace */
export const part = "data-part";
/** an element whose state survives a morph of the page around it */
export const morphSkip = "data-morph-skip";
/** takes the focus after the focused element is gone */
export const focus = "data-focus";
/** a menu that closes on a tap elsewhere */
export const menu = "data-menu";
/** the kind of a message */
export const kind = "data-kind";
/** a flyer's page; its value is the image of the next page */
export const leaf = "data-leaf";

type Mark = `data-${string}`;

/** Returns a mark as an attribute of an element; undefined omits it. */
export const put = (mark: Mark, value: string | undefined) => ({ [mark]: value });
