import address from "~/enhance/device/device.ts?address";
import gate from "~/enhance/device/gate.ts?script";

/** What begins the device's script in the pages of who is signed in (enhance/device/gate.ts), as text. */
export const deviceScript: string = gate.replace("MODULE", address);
