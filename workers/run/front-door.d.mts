export function openFrontDoor(port: number, target: number): Promise<{ port: number; close: () => void }>;
