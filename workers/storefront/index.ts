/** The Worker as it is deployed: what `npm run build` made of app.ts. */
export { default } from "../../build/server/index.js";
