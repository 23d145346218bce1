export type RunningShop = {
  shopPort: number;
  sandboxPort: number;
  /** `http://127.0.0.1:8788` */
  sandboxOrigin: string;
  /** `http://loggia.localhost:8787` */
  shopOrigin: (tenant: string) => string;
  /** kills the process that serves both, and starts it anew on the same ports, with what it keeps in `stateDir` */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export function startShop(options?: {
  /** 0, the default, takes any free one */
  sandboxPort?: number;
  /** below the project's root; without it nothing outlives the process */
  stateDir?: string;
  /** no output of the Workers */
  quiet?: boolean;
  /** with `quiet`: gets their output */
  onOutput?: (text: string) => void;
}): Promise<RunningShop>;
