/** What other features show of content. */
export { EditorsText } from "./editors-text";
export { ReadLinks } from "./read-links";
