import address from "~/enhance/device/device.ts?address";
import gate from "~/enhance/device/gate.ts?script";

/**
 * Text of the script that starts the device script for signed-in shoppers (enhance/device/gate.ts).
 */
export const deviceScript: string = gate.replace("MODULE", address);
