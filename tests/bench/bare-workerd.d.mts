/** The program itself. */
export const workerdPath: string;
export function startBare(options: {
  /** of the checkout whose build is run */
  root: string;
  port: number;
  sandboxOrigin: string;
  /** where V8's inspector answers */
  inspectorPort?: number;
  /** what the heap may grow to, MB: beyond it the process ends */
  heapMb?: number;
  /** the document of which `fresh-chains.js` makes others */
  chain?: string;
}): Promise<{ origin: string; pid: number; stop: () => void }>;

/** CPU milliseconds that a process has used so far, user and system, all threads. */
export function cpuMs(pid: number): number;
