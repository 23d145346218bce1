import type * as device from "./device";
import type { InstallPrompt } from "./install";

declare global {
  // where a browser has it; a name of the page's own elsewhere
  var onbeforeinstallprompt: ((event: InstallPrompt) => unknown) | undefined;
}

/**
 * Stands in the pages of who is signed in: keeps the browser's own offer to install the shop, to be made by our banner, and begins the number on the icon
 * of an installed one. `load` fetches the device's script.
 */
export function gate(load: () => Promise<Pick<typeof device, "offer">>): void {
  onbeforeinstallprompt = (event) => {
    event.preventDefault();
    void load().then(({ offer }) => offer(event));
  };
  if (matchMedia("(display-mode:standalone)").matches) void load();
}
