/** What the frame and the home ask of the content system. */
export { footerMenu } from "./footer-menu";
export { homeContent, type HomeContent } from "./home-content";
