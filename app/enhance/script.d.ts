/** The address of a file's script, built separately (workers/run/own-script.ts). */
declare module "*?address" {
  const address: string;
  export default address;
}

/** A file as the text of a short script (workers/run/boot-script.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
