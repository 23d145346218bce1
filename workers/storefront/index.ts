/** The deployed Worker: the output of `npm run build` for app.ts. */
export { default } from "../../build/server/index.js";
