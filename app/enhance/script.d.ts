/** A file as the text of a short script (workers/run/boot-script.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
