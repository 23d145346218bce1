import { createGates } from "~/net/gate";

/** What stands before the services that this isolate asks, shared by its requests: `gates.of(tenant, service)`, `gates.states(tenant)` (record 114). */
export const gates = createGates();
