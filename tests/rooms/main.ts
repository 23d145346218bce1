// The step "rooms" of npm run check: the direction of imports, and no circles.
import { fileURLToPath } from "node:url";
import { checkRooms } from "./check-rooms";

const faults = await checkRooms(fileURLToPath(new URL("../..", import.meta.url)));
for (const { rule, where, why } of faults) console.error(`${rule}: ${where}\n    ${why}`);
if (faults.length > 0) {
  console.error(`${faults.length} imports go against the order of the rooms`);
  process.exit(1);
}
