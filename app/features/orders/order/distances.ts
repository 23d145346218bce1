/** How far away one may say to be, and the metres that are told the backend, which takes up to 10,000 (docs/wire.md). */
export const distances = { here: 0, near: 2_000, far: 10_000, away: 50_000 } as const;
export type Distance = keyof typeof distances;
export const distanceNames = ["here", "near", "far", "away"] as const satisfies readonly Distance[];

export const readDistance = (form: FormData): Distance | undefined =>
  distanceNames.find((name) => name === form.get("distance"));
