import { startAwake } from "./awake";
import { startBadge } from "./badge";
import { isInstalled } from "./installed";
import { offer } from "./install";
import { startSharing } from "./share";

export { offer };

/*
 * What only some devices can do. A page fetches it where it wants something of it (page/device-script.ts), and only where the browser has that.
 */
startBadge();
startSharing();
startAwake();
// Safari on an iPhone knows that it is none, and tells of no event
if ("standalone" in navigator && !isInstalled()) void offer();
