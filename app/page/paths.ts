import {
  completeProfilePath,
  homePath,
  installPath,
  loginPath,
  path,
  paymentReturnPath,
  resumePath,
  scanPath,
  searchPath,
  serviceDownPath,
  userboardPath,
  withQuery,
  type Path,
} from "~/lib/path";

// Every address of the shop, in the order of app/routes.ts. Usage:
// import * as paths from "~/page/paths".

type Id = number | string;

export const home = homePath;
export const departments = "/catalog" as Path;
export const search = searchPath;
/** Search results for a query. */
export const searchFor = (query: string) => withQuery(searchPath, { query });
export const searchWords = "/search/words" as Path;
export const fastSearch = "/fast-search" as Path;
export const pasteList = "/lista-veloce" as Path;
export const category = (slug: string) => path`/category/${slug.split("/")}`;
export const product = (slug: string) => path`/product/${slug}`;
export const productOptions = (slug: string) => path`/product/${slug}/options`;

export const contentPage = (name: string) => path`/page/${name}`;

export const faq = "/faq" as Path;
export const faqCategory = (slug: string) => path`/faq/${slug}`;
export const advantages = "/vantaggi" as Path;
export const customerService = "/servizio-clienti" as Path;
export const withdrawal = "/recesso" as Path;
export const withdrawalReceipt = "/recesso/ricevuta" as Path;
export const withdrawalReceiptFile = "/recesso/ricevuta.txt" as Path;

export const consent = "/consent" as Path;
export const counted = "/consent/counted" as Path;

export const offline = "/offline" as Path;

export const allergens = "/allergeni" as Path;

export const flyers = "/volantini" as Path;
export const flyer = (slug: string) => path`/volantini/${slug}`;

export const stores = "/negozi" as Path;
export const store = (slug: string) => path`/negozi/${slug}`;
export const deliveryArea = "/consegna" as Path;

export const login = loginPath;
export const cookieCheck = "/login/cookies" as Path;
export const logout = "/logout" as Path;
export const passwordResetRequest = "/reset-password-request" as Path;
export const passwordResetSent = "/reset-password-sent" as Path;
export const passwordResetCompleted = "/reset-password-completed" as Path;
export const resetPassword = "/reset-password" as Path;
export const mailedResetPassword = "/registration/reset-password" as Path;
export const registration = "/registration-user" as Path;
export const registrationCompleted = "/registration-completed" as Path;
export const confirmRegistration = "/registration/confirm" as Path;
export const registrationConfirmed = "/registration-confirm" as Path;
export const resume = resumePath;

export const emailConfirmed = "/email-confirmed" as Path;
export const profile = "/profile" as Path;
export const dashboard = "/profile/dashboard" as Path;
export const profileUpdate = "/profile/profile-update" as Path;
export const profileConfirmed = "/profile/profile-confirmed" as Path;
export const completeProfile = completeProfilePath;
export const profileDetails = "/profile/details" as Path;
export const profileContact = "/profile/contact" as Path;
export const profileUsername = "/profile/username" as Path;
export const profileEmail = "/profile/email" as Path;
export const profilePassword = "/profile/password" as Path;
export const changePassword = "/.well-known/change-password" as Path;
export const profileBilling = "/profile/billing" as Path;
export const invoicePerson = (id: Id) => path`/profile/billing/${id}`;
export const profileConsents = "/profile/consents" as Path;
export const profileData = "/profile/data" as Path;
export const profileDataFile = "/profile/data/file" as Path;
export const deleteProfile = "/profile/delete" as Path;
export const companyAccess = "/profile/company" as Path;
export const userboard = userboardPath;

export const orders = "/profile/orders" as Path;
export const order = (id: Id) => path`/profile/orders/${id}`;
export const cancelOrder = (id: Id) => path`/profile/orders/${id}/cancel`;
export const changeOrder = (id: Id) => path`/profile/orders/${id}/change`;
export const undoOrderChange = (id: Id) => path`/profile/orders/${id}/change/undo`;
export const orderAgain = (id: Id) => path`/profile/orders/${id}/again`;
export const orderProblem = (id: Id) => path`/profile/orders/${id}/problem`;
export const orderNote = (id: Id) => path`/profile/orders/${id}/note`;
export const orderParking = (id: Id) => path`/profile/orders/${id}/parking`;
export const orderCalendar = (id: Id) => path`/profile/orders/${id}/slot.ics`;
export const orderReceipt = (id: Id) => path`/profile/orders/${id}/receipt.txt`;
export const orderInvoice = (id: Id, documentId: Id) => path`/profile/orders/${id}/invoices/${documentId}`;
export const dueDates = "/profile/due-dates" as Path;
export const lists = "/profile/lists" as Path;
export const favourites = "/profile/lists/favourites" as Path;
export const usual = "/profile/lists/usual" as Path;
export const chooseList = "/profile/lists/add" as Path;
export const list = (id: Id) => path`/profile/lists/${id}`;
export const listItem = (id: Id, itemId: Id) => path`/profile/lists/${id}/items/${itemId}`;
export const removeListItem = (id: Id, itemId: Id) => path`/profile/lists/${id}/items/${itemId}/remove`;
export const renameList = (id: Id) => path`/profile/lists/${id}/rename`;
export const deleteList = (id: Id) => path`/profile/lists/${id}/delete`;
export const listToCart = (id: Id) => path`/profile/lists/${id}/cart`;
export const storeList = (id: Id) => path`/profile/lists/${id}/store`;
export const deliverList = (id: Id) => path`/profile/lists/${id}/deliver`;
export const addresses = "/profile/addresses" as Path;
export const giftCertificates = "/profile/gift-certificates" as Path;

export const cart = "/cart" as Path;
export const addToCart = "/cart/add" as Path;
export const cartLine = (itemId: Id) => path`/cart/lines/${itemId}`;
export const emptyCart = "/cart/empty" as Path;
export const cartLinePreferences = (itemId: Id) => path`/cart/lines/${itemId}/preferences`;
export const removeCartLine = (itemId: Id) => path`/cart/lines/${itemId}/remove`;

export const deliveryAddress = "/delivery/address" as Path;
export const newAddress = "/delivery/address/new" as Path;
export const addressSuggestions = "/delivery/address/suggestions" as Path;
export const editAddress = (id: Id) => path`/delivery/address/${id}/edit`;
export const deleteAddress = (id: Id) => path`/delivery/address/${id}/delete`;
export const deliveryChange = "/delivery/change" as Path;
export const timeslot = "/delivery/timeslot" as Path;

export const checkout = "/checkout" as Path;
export const payment = "/payment" as Path;
export const paymentCompleted = (orderId: Id) => path`/cart/payment-completed/${orderId}`;
export const paymentError = (orderId: Id) => path`/cart/payment-error/${orderId}`;

export const companyLogin = "/ebsn/api/saml/do-login" as Path;
export const companyReturn = "/ebsn/api/saml/acs" as Path;
export const companyLogout = "/ebsn/api/saml/do-logout" as Path;
export const securityFile = "/.well-known/security.txt" as Path;
export const googleLogin = "/api/social-redir/google-mobile" as Path;
export const facebookLogin = "/ebsn/api/social-redir/facebook-mobile-init" as Path;
export const facebookReturn = "/ebsn/api/social-redir/facebook-mobile" as Path;

export const links = "/menu" as Path;
export const serviceDown = serviceDownPath;
export const preferences = "/preferences" as Path;

export const paymentReturn = paymentReturnPath;
export const install = installPath;
export const appleIcon = "/apple-touch-icon.png" as Path;
export const favicon = "/favicon.ico" as Path;
export const manifest = "/manifest.webmanifest" as Path;
export const suggest = "/search/suggest" as Path;
export const phone = "/app/phone" as Path;
export const upgrade = "/app/upgrade" as Path;
export const scan = scanPath;
export const versionFile = "/version.json" as Path;
export const sitemapIndex = "/sitemap.xml" as Path;
export const sitemap = (file: string) => path`/sitemaps/${file}`;
