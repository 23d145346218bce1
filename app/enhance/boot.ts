/**
 * The page's own script (record 011). `data-js` shows from the first paint what only a script can serve, so that nothing moves later.
 * `module` (app/entry.client.ts) is fetched when the shopper first touches, moves the pointer, types or focuses something: a pointer that
 * rests where a page appears is told of without having moved, and wants nothing. What is pressed before it has come waits for it, two
 * seconds at most; where it does not come, the browser does what it does without script. `shopReady` is there once the module has taken
 * over, and takes what waited; 1 = it was not to be had. A page that gives way without its transition is no fault: the browser rejects a
 * promise that no event hands out. Browsers that cannot say which button was pressed get none of it. A form cannot be sent again from
 * within its own event: hence the time-out of nothing.
 */
export const boot = (module: string): string =>
  `(()=>{if(!HTMLFormElement.prototype.requestSubmit||!("submitter"in SubmitEvent.prototype))return;let m,d=document,w=window,R=d.documentElement,E=["pointerdown","touchstart","keydown","focusin","pointermove"];` +
  `R.dataset.js="";` +
  `const load=()=>m=m||import(${JSON.stringify(module)}),none=()=>{delete R.dataset.js;w.shopReady=1},` +
  `wake=e=>{if(e.type=="pointermove"&&!e.movementX&&!e.movementY)return;E.forEach(e=>w.removeEventListener(e,wake,!0));load().catch(none)},` +
  `hold=e=>{let t=e.target,b=e.submitter,x;if(w.shopReady||e.defaultPrevented)return;` +
  `if(e.detail&&t.dataset&&"sends"in t.dataset)return load().then(()=>t.form.requestSubmit(),none);` +
  `if(e.type=="click"?e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!(x=t.closest("a[data-dialog],[data-hold]")):!(x=t.matches("[data-in-place]")&&t))return;` +
  `e.preventDefault();Promise.race([load(),new Promise((_,n)=>setTimeout(n,2e3))])` +
  `.then(()=>w.shopReady(e.type,x,b),()=>setTimeout(()=>{none();e.type=="click"?x.click():x.requestSubmit(b)}))};` +
  `E.forEach(e=>w.addEventListener(e,wake,{capture:!0,passive:!0}));` +
  `w.addEventListener("unhandledrejection",e=>{/transition/i.test(e.reason)&&e.preventDefault()});` +
  `d.addEventListener("click",hold);d.addEventListener("submit",hold)})()`;
