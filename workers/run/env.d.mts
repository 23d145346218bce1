export const offlineEnv: Record<string, string>;
/**
 * Returns the ports named by the environment. Throws a readable sentence if they are invalid or
 * equal.
 */
export function portsIn(env: Record<string, string | undefined>): { shopPort: number; sandboxPort: number };
export const sandboxOrigin: (port: number) => string;
export const stateDirOf: (port: number) => string;
