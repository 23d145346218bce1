import { createGates } from "~/net/gate";

/**
 * Bulkheads and circuit breakers of this isolate's services, shared by its requests:
 * `gates.of(tenant, service)`, `gates.states(tenant)` (record 114).
 */
export const gates = createGates();
