export type RunningShop = {
  shopPort: number;
  sandboxPort: number;
  /** `http://127.0.0.1:8788` */
  sandboxOrigin: string;
  /** `http://loggia.localhost:8787` */
  shopOrigin: (tenant: string) => string;
  /**
   * kills the process that serves both and restarts it on the same ports, with the data in
   * `stateDir`
   */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export function startShop(options?: {
  /** 0, the default, takes any free port */
  sandboxPort?: number;
  /** below the project's root; without it all data is lost when the process ends */
  stateDir?: string;
  /** no output of the Workers */
  quiet?: boolean;
  /** with `quiet`: receives their output */
  onOutput?: (text: string) => void;
}): Promise<RunningShop>;
