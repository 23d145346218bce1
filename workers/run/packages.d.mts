type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;
/** Whether the installed packages are those of a lock file; those for other platforms may be missing. */
export function areLocked(locked: Packages, installed: Packages): boolean;
/** Installs the locked packages where they are missing or belong to another lock file. */
export function ensurePackages(): Promise<void>;
