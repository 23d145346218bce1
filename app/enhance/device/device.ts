import { startAwake } from "./awake";
import { startBadge } from "./badge";
import { isInstalled } from "./installed";
import { offer } from "./install";
import { startSharing } from "./share";

export { offer };

/*
 * Features that only some devices have. A page fetches this script only if it uses one of them and
 * the browser supports it (page/device-script.ts).
 */
startBadge();
startSharing();
startAwake();
// Safari on an iPhone has `standalone` and fires no install event
if ("standalone" in navigator && !isInstalled()) void offer();
