export function openFrontDoor(
  port: number,
  target: number,
): Promise<{ port: number; underWay: () => { path: string; since: number }[]; close: () => void }>;
