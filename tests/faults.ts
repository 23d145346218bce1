import { beforeEach } from "vitest";
import { forgetFaults } from "../app/platform/log-line";

/** What one test lets go wrong does not count in the next one. */
beforeEach(forgetFaults);
