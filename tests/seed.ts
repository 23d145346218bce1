import fc from "fast-check";

// the same cases each time (vitest.config.ts), so that no change is refused for one it has not touched
fc.configureGlobal({ seed: Number(process.env.SEED) });
