export type Point = { latitude: number; longitude: number };

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance of two points, in kilometres to one decimal. */
export function kilometres(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(earthKm * 2 * Math.asin(Math.sqrt(half)) * 10) / 10;
}
