export { ConsentBar } from "./consent-bar";
export { TagManager } from "./tag-manager";
export { CountedPicture } from "./counted-picture";
export { ToldEvent, toldMarks } from "./told-event";
