import type { Point } from "~/model/place";

/** Reads the point in a URL (`lat`, `lng`); undefined if it is not a number or off the globe. */
export function readPoint(params: URLSearchParams): Point | undefined {
  const read = (name: string, most: number) => {
    const text = params.get(name) ?? "";
    const value = /^-?\d{1,3}(\.\d{1,8})?$/.test(text) ? Number(text) : NaN;
    return Math.abs(value) <= most ? value : undefined;
  };
  const [latitude, longitude] = [read("lat", 90), read("lng", 180)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}
