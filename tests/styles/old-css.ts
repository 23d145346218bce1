/**
 * CSS that Chromium 92 and Safari 14 know, as far as the shop uses it (record 010). A word is added
 * once caniuse or MDN names both browsers for it.
 */
const words = (text: string) => new Set(text.trim().split(/\s+/));

export const oldProperties = words(`
  -webkit-appearance -webkit-box-orient -webkit-line-clamp -webkit-mask -webkit-tap-highlight-color
  -webkit-text-size-adjust align-content align-items align-self animation animation-duration
  animation-play-state background background-color background-size border border-bottom border-bottom-style
  border-bottom-width border-collapse border-color border-left border-left-width border-radius border-right
  border-spacing border-style border-top border-width bottom box-shadow box-sizing break-inside clip-path color
  color-scheme column-gap columns content counter-increment counter-reset cursor display fill filter flex
  flex-basis flex-direction flex-shrink flex-wrap font font-display font-family font-kerning font-size
  font-variant-numeric font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-column grid-row
  grid-row-start grid-template grid-template-columns grid-template-rows height isolation justify-content
  justify-items justify-self left letter-spacing line-height list-style margin margin-bottom margin-left
  margin-right margin-top max-height max-width min-height min-width mix-blend-mode object-fit object-position
  opacity order outline outline-color outline-offset overflow overflow-wrap overflow-x overflow-y padding
  padding-bottom padding-left padding-right padding-top page-break-inside pointer-events position resize right
  row-gap scroll-snap-align scroll-snap-type src stroke stroke-linecap stroke-linejoin stroke-width table-layout
  text-align text-anchor text-decoration text-decoration-line text-indent text-overflow text-transform top
  touch-action transform transform-origin vertical-align visibility white-space width word-break word-spacing
  z-index
`);

export const oldSelectors = words(`
  ::-webkit-details-marker ::-webkit-progress-bar ::-webkit-progress-value ::-webkit-search-cancel-button
  ::-webkit-search-decoration ::placeholder ::selection :active :after :before :checked :disabled :empty
  :enabled :first-child :first-line :first-of-type :focus :focus-within :hover :is :last-child :not :nth-child
  :nth-last-child :nth-of-type :root :where
`);

export const oldAtRules = words("font-face keyframes media page supports");

export const oldMedia = words(`
  -webkit-min-device-pixel-ratio hover max-height max-width min-height min-resolution min-width
  prefers-color-scheme prefers-reduced-motion
`);

export const oldFunctions = words(`
  attr calc clamp counter env fit-content format hue-rotate inset invert max min minmax repeat rgba rotate
  scaleX translate url var
`);

export const oldUnits = words("% ch deg em fr mm ms pt px rem s vh vw");

/** Values newer than their property: in a flex box, with overflow, as the size of a box. */
export const newValues: readonly RegExp[] = [
  /^(align|justify|place)-\w+:.*(?<=[ :])(start|end|left|right|safe|self-start|self-end)$/,
  /^overflow.*: ?(clip|.* clip)/,
  /^overflow-wrap: ?anywhere/,
  /subgrid/,
  /^(min-|max-)?(width|height): ?(stretch|fit-content\()/,
  /^display: ?(flow|contents \w|block \w|inline \w)/,
];

/**
 * Newer features that are still allowed: without them the page is as usable. The selector `*` means
 * every rule.
 */
export const cosmetic: readonly { feature: string; selector: string; without: string }[] = [
  { feature: "accent-color", selector: "*", without: "boxes to tick have the browser's own colour" },
  { feature: "appearance", selector: "*", without: "the prefixed property beside it does the same" },
  { feature: "mask", selector: "*", without: "the prefixed property beside it does the same" },
  { feature: "contain", selector: ".card-product .stepper-add", without: "a change of words lays out more" },
  { feature: "content-visibility", selector: "*", without: "rows out of sight are drawn, too" },
  { feature: "forced-color-adjust", selector: "*", without: "there is no mode of forced colours" },
  { feature: "forced-colors", selector: "*", without: "there is no mode of forced colours" },
  { feature: "scroll-behavior", selector: "*", without: "nothing scrolls smoothly anyway" },
  { feature: "scroll-margin-top", selector: ".flyer", without: "a page of a flyer begins under the header" },
  { feature: "scroll-padding", selector: "html", without: "an anchor is scrolled under the header" },
  { feature: "scroll-padding-top", selector: ".dialog", without: "the same in a dialog" },
  { feature: "scroll-padding-bottom", selector: "*", without: "the same in a drawer, over the offer" },
  { feature: "scrollbar-width", selector: ".listing-tiles>.tiles", without: "a row shows its scroll bar" },
  { feature: "text-decoration-thickness", selector: "*", without: "a line under words is thinner" },
  { feature: "text-underline-offset", selector: "a", without: "a line under words is nearer" },
  { feature: "text-wrap", selector: "*", without: "two lines are of unlike length" },
  { feature: "view-transition", selector: "*", without: "one page follows the other at once" },
  { feature: "navigation", selector: "*", without: "one page follows the other at once" },
  { feature: "::view-transition", selector: "*", without: "one page follows the other at once" },
  { feature: "::view-transition-old", selector: "*", without: "one page follows the other at once" },
  { feature: "::view-transition-new", selector: "*", without: "one page follows the other at once" },
  { feature: "::backdrop", selector: ".dialog::backdrop", without: "such a browser opens no dialogs" },
  { feature: "::details-content", selector: ".orders-tools ::details-content", without: "filters fold" },
  { feature: "::-moz-progress-bar", selector: "*", without: "Firefox alone reads it" },
  { feature: ":-moz-ui-invalid", selector: "*", without: "Firefox alone reads it" },
  { feature: ":focus-visible", selector: "*", without: "the browser draws its own ring" },
  { feature: "scripting", selector: "*", without: "what needs a script is shown without one, too" },
  { feature: "subgrid", selector: ".card-product", without: "the rows of each card are its own" },
  { feature: ":has", selector: ".consent:has([aria-busy])", without: "the bar goes with the answer" },
  {
    feature: ":has",
    selector: "html:has(>body>.install:not([hidden]))",
    without: "the offer may cover what the keyboard reached last",
  },
  {
    feature: ":has",
    selector: ".listing-tiles>.tiles:has(:focus-visible)",
    without: "chips stay in one row for the keyboard, too",
  },
  {
    feature: ":has",
    selector: "body:not(:has(.buybar,.product-bar))>.toasts",
    without: "messages stand higher, clear of a bar that is not there",
  },
];
