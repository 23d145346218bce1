import { again, inPlaceHeader } from "~/lib/in-place";

/**
 * The page's own script (architecture, decision 11; record 026). `data-js` shows from the first paint what only a script can serve, so that
 * nothing moves later; it goes again where the script takes longer than two seconds. `module` (app/entry.client.ts) is fetched when the
 * shopper first touches, moves the pointer, types or focuses something: a pointer that rests where a page appears is told of without having
 * moved, and wants nothing. `shopReady` is there once the module has taken over; 1 = it was not to be had.
 *
 * What is pressed before it has come waits for it two seconds at most, in `H`: [is it a link, the link or the form, its button, the answer
 * under way, has that answer come]. An add that is the first of them, with nothing to type beside it, is sent at once, beside the module
 * (record 054); the module is given its answer. While something waits, so does a link or a form that would leave the page; whatever else
 * leaves it sends what waits.
 *
 * Where the module does not come (`give`), the browser does with the last of it what it does without script, after what was pressed before
 * that was sent, once, and answered, eight seconds at most: one navigation carries one form. An add that was sent goes again, as one that may
 * be done already (`again`), so that what came of it is told. One that is not answered in eight seconds is not sent again; the page is
 * loaded anew where nothing else waits. A module that comes while the answer is awaited takes what waits.
 *
 * Back to another state of this page needs the module, too: without it the browser changes the address alone, and the page is loaded anew.
 * One that comes back from the browser's memory is told so again once the module is there to make it true; where it does not come, it is
 * loaded anew. A page that gives way without its transition is no fault: the browser rejects a promise that no event hands out. Browsers that
 * cannot say which button was pressed get none of it. A form cannot be sent again from within its own event: hence the time-out of nothing.
 * What holds a press (`hold`) is a function of its own, so that a browser need not compile it where nothing has to wait.
 */
export const boot = (module: string): string =>
  `(()=>{if(!HTMLFormElement.prototype.requestSubmit||!("submitter"in SubmitEvent.prototype))return;let m,g,H=[],d=document,w=window,on=(...a)=>w.addEventListener(...a),R=d.documentElement,E=["pointerdown","touchstart","keydown","focusin","pointermove"],here=()=>location.pathname+location.search,at=here();` +
  `R.dataset.js="";` +
  `const late=f=>setTimeout(f,2e3),load=()=>m=m||(late(()=>w.shopReady||delete R.dataset.js),import(${JSON.stringify(module)})),` +
  `soon=()=>Promise.race([load(),new Promise((_,n)=>late(n))]),none=()=>{w.shopReady||(delete R.dataset.js,w.shopReady=1)},` +
  `wake=e=>{if(e.type=="pointermove"&&!e.movementX&&!e.movementY)return;E.forEach(e=>w.removeEventListener(e,wake,!0));load().catch(none)},` +
  `post=(x,b,o)=>{let f=new FormData(x);b&&f.append(b.name,b.value);return fetch(b&&b.getAttribute("formaction")||x.action,{method:"POST",body:f,keepalive:!0,...o}).catch(()=>{})},` +
  `send=K=>K.map(([c,x,b,a,n],i)=>{if(!(c||a&&!n||x.method!="post"||K.some((o,j)=>j>i&&o[1]==x&&o[2]==b)))return post(x,b,{redirect:"manual"})}),` +
  `until=P=>Promise.race([P,new Promise(n=>setTimeout(n,8e3))]),` +
  `give=async()=>{let c,x,b,o=H[0];if(g||!o)return;g=1;R.ariaBusy="true";` +
  `if(o[3]&&!await until(o[3].then(()=>o[4]=o[2].formAction=o[1].action+"&${again}")))H.shift();` +
  `if(R.dataset.script)return R.ariaBusy=null,H.splice(0).map(([c,x,b,a])=>w.shopReady(c?"click":"submit",x,b,a));` +
  `while(H[1]){[,x,b]=H[H.length-1];await until(Promise.all(send(H.splice(0,H.length-1).filter(o=>o[1]!=x||o[2]!=b))))}` +
  `R.ariaBusy=null;none();[c,x,b]=H.pop()||[];x?c?x.click():x.requestSubmit(b):location.reload()},` +
  `hold=e=>{let t=e.target,b=e.submitter,c=e.type=="click",x,k;if(e.defaultPrevented)return;` +
  `if(e.detail&&t.dataset&&"autosubmit"in t.dataset)return soon().then(()=>t.form.requestSubmit(),none);` +
  `if(c?e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||!(x=t.closest("a[data-dialog],[data-hold]")||H[0]&&t.closest("a[href^='/']:not([target])")):!(x=(H[0]||t.matches("[data-in-place]"))&&t))return;` +
  `e.preventDefault();if(H.some(o=>o[3]&&o[2]==b))return;H.push(k=[c,x,b]);` +
  `if(!H[1]&&b&&b.dataset.optimisticLabel&&[...x.elements].every(f=>/hid|sub/.test(f.type)))b.textContent=b.dataset.optimisticLabel,k[3]=post(x,b,{headers:{"${inPlaceHeader}":here()}}),k[3].then(r=>r||(k[4]=1));` +
  `soon().then(()=>{let i=H.indexOf(k);i<0||(H.splice(i,1),w.shopReady(e.type,x,b,k[3]))},()=>setTimeout(give))},look=e=>w.shopReady||hold(e);` +
  `E.forEach(e=>on(e,wake,{capture:!0,passive:!0}));` +
  `on("unhandledrejection",e=>{/transition/i.test(e.reason)&&e.preventDefault()});` +
  `on("pagehide",()=>send(H.splice(0)));` +
  `on("pageshow",e=>{e.persisted&&!R.dataset.script&&soon().then(()=>w.dispatchEvent(new PageTransitionEvent(e.type,e)),()=>location.reload())});` +
  `on("popstate",()=>{w.shopReady&&w.shopReady!=1||here()==at||location.reload()});` +
  `d.addEventListener("click",look);d.addEventListener("submit",look)})()`;
