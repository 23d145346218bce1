import type * as device from "./device";
import type { InstallPrompt } from "./install";

declare global {
  // only in browsers with that event; an ordinary global elsewhere
  var onbeforeinstallprompt: ((event: InstallPrompt) => unknown) | undefined;
}

/**
 * Runs in the pages of signed-in shoppers. Replaces the browser's install prompt with our banner.
 * In the installed shop it starts the number on the icon. `load` fetches the device script.
 */
export function gate(load: () => Promise<Pick<typeof device, "offer">>): void {
  onbeforeinstallprompt = (event) => {
    event.preventDefault();
    void load().then(({ offer }) => offer(event));
  };
  if (matchMedia("(display-mode:standalone)").matches) void load();
}
