import { beforeEach } from "vitest";
import { forgetFaults } from "../app/platform/log-line";

/** Resets the fault counts, so that faults of a test do not count in the next. */
beforeEach(forgetFaults);
