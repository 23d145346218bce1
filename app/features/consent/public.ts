export { ConsentBar } from "./consent-bar";
export { TagManager } from "./tag-manager";
