/** Content exports for the loaders of the frame and the home page. */
export { footerMenu } from "./footer-menu";
export { homeContent, type HomeContent } from "./home-content";
