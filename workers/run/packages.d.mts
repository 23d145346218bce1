type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;
/**
 * True if the installed packages are those of a lock file; packages for other platforms may be
 * missing.
 */
export function areLocked(locked: Packages, installed: Packages): boolean;
/** Installs the locked packages if they are missing or belong to another lock file. */
export function ensurePackages(): Promise<void>;
