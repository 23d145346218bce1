import fc from "fast-check";

// Uses the same cases each time (vitest.config.ts), so that a change is not rejected for a case it
// does not affect.
fc.configureGlobal({ seed: Number(process.env.SEED) });
