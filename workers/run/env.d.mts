export const offlineEnv: Record<string, string>;
/** The ports that the environment asks for. Throws a sentence for people where it makes no sense. */
export function portsIn(env: Record<string, string | undefined>): { shopPort: number; sandboxPort: number };
export const sandboxOrigin: (port: number) => string;
export const stateDirOf: (port: number) => string;
