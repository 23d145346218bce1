import { raw } from "hono/html";

/** Style sheet of console and identity provider: plain, to look different from the shops. */
export const pageStyle = raw(`
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2327; background: #f4f5f2; }
  body { margin: 0; }
  header { padding: 16px 24px; background: #1d2327; color: #fff; }
  h1 { margin: 0; font-size: 1.4rem; }
  h2 { margin: 0 0 8px; font-size: 1.1rem; }
  nav a { color: #fff; margin-right: 16px; }
  nav a[aria-current] { font-weight: 700; text-decoration: none; }
  main { max-width: 960px; margin: 0 auto; padding: 24px; display: grid; gap: 16px; }
  section { background: #fff; border: 1px solid #d5d9d2; border-radius: 8px; padding: 16px; overflow-x: auto; }
  form { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 8px 0; }
  input, select, button { font: inherit; min-height: 36px; padding: 0 10px; border: 1px solid #8a938c; border-radius: 6px; background: #fff; }
  button { background: #1d2327; color: #fff; border-color: #1d2327; cursor: pointer; }
  button.danger { background: #9b1c1c; border-color: #9b1c1c; }
  dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 0; }
  dd { margin: 0; font-weight: 700; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid #e6e9e4; }
  [role="status"] { margin: 0; padding: 12px 16px; background: #e2f2e6; border-radius: 8px; }
  pre { white-space: pre-wrap; }
`);
