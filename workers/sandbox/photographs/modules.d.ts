declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.woff2" {
  const bytes: ArrayBuffer;
  export default bytes;
}
