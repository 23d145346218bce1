/**
 * The page's own script (architecture, decision 11). It fetches `module` (app/entry.client.ts) when the shopper first touches, points at, types or
 * focuses something. What is pressed before the module is there waits for it; where it does not come, the browser does what it does without script.
 * Nobody waits for it longer than two seconds. `shopReady` says that the module has taken over, or that it was not to be had.
 */
export const boot = (module: string): string =>
  `(()=>{let m,d=document,w=window,E=["pointerdown","touchstart","keydown","focusin","pointerover"],` +
  `load=()=>m=m||import(${JSON.stringify(module)}),` +
  `wake=()=>{E.forEach(e=>w.removeEventListener(e,wake,!0));load().catch(()=>0)},` +
  `hold=e=>{let t=e.target,b=e.submitter,x;if(w.shopReady||e.defaultPrevented)return;` +
  `if(e.type=="click"?e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!(x=t.closest("a[data-dialog]")):!(x=t.matches("[data-in-place]")&&t))return;` +
  `e.preventDefault();Promise.race([load(),new Promise((_,n)=>setTimeout(n,2e3))]).then(l=>l.take(e.type,x,b),()=>{w.shopReady=1;e.type=="click"?x.click():x.requestSubmit(b)})};` +
  `E.forEach(e=>w.addEventListener(e,wake,{capture:!0,passive:!0}));` +
  `d.addEventListener("click",hold);d.addEventListener("submit",hold)})()`;
