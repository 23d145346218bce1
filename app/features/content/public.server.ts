/** What the frame asks of the content system. */
export { footerMenu } from "./footer-menu";
