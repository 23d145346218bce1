import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type ScriptProps = { children?: ReactNode; type?: string; rel?: string; async?: boolean };

/**
 * Remix's scripts with the module script made inert and nothing preloaded. Depends on the elements that `<Scripts>` renders in Remix 2.17.
 */
function inert(node: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(node)) return node;
  const element: ReactElement<ScriptProps> = node;
  if (element.type === Fragment) return <>{Children.map(element.props.children, inert)}</>;
  if (element.type === "link" && element.props.rel === "modulepreload") return null;
  if (element.type === "script" && element.props.type === "module") {
    return cloneElement(element, { type: "text/late", async: false });
  }
  return element;
}

/**
 * Starts the module script, and the fetch of the texts it needs, at the first interaction or when the page has come to rest.
 * The clone leaves at once, so that React hydrates the very DOM the server sent.
 */
const boot = (texts: string) =>
  `(()=>{let d=0;const E=["pointerdown","keydown","focusin","touchstart"],go=()=>{if(d)return;d=1;` +
  `E.forEach(e=>removeEventListener(e,go,true));self.bottegaTexts=fetch(${JSON.stringify(texts)}).then(r=>r.json());` +
  `const s=document.querySelector('script[type="text/late"]'),n=document.createElement("script");` +
  `n.type="module";n.nonce=s.nonce;n.textContent=s.textContent;document.head.append(n);n.remove()};` +
  `E.forEach(e=>addEventListener(e,go,{capture:true,passive:true}));` +
  `addEventListener("load",()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:3000}):setTimeout(go,200))})()`;

/** Hydration is delayed until after the first paint: until the browser is idle or the first interaction (architecture, decision 11). */
export function LateScripts({ nonce, texts }: { nonce: string | undefined; texts: string }) {
  const scripts = (Scripts as (props: { nonce?: string }) => ReactNode)({ nonce });
  return (
    <>
      {inert(scripts)}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot(texts) }} />
    </>
  );
}
