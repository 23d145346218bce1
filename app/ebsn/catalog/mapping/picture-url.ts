import { pictureSides, resizedPicture, type PictureSize } from "~/lib/picture-set";

/** The host of the backend's pictures. */
export type PictureHost = {
  /** put before relative addresses */
  pictureBase: string;
  /** Cloudflare Images makes them as small as they are shown */
  resizesPictures?: boolean;
};

/**
 * An absolute picture URL: a path is put behind the base, a scheme other than http(s) is dropped.
 */
export function pictureUrl(url: string, { pictureBase }: PictureHost): string {
  if (/^https?:\/\//i.test(url)) return url;
  return /^\/(?!\/)/.test(url) ? pictureBase.replace(/\/$/, "") + url : "";
}

/** The picture's URL, resized where the chain has Cloudflare Images; "" for no picture. */
export function sizedPictureUrl(url: string, host: PictureHost, size: PictureSize): string {
  const address = pictureUrl(url, host);
  return address && host.resizesPictures ? resizedPicture(address, pictureSides[size]) : address;
}
