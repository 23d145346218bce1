import { pictureSides, resizedPicture, type PictureSize } from "~/lib/picture-set";

/** Where the backend's pictures are. */
export type PictureHost = {
  /** put before relative addresses */
  pictureBase: string;
  /** Cloudflare Images makes them as small as they are shown */
  resizesPictures?: boolean;
};

/** An absolute picture URL: relative ones are put behind the base, other schemes than http(s) are dropped. */
export function pictureUrl(url: string, { pictureBase }: PictureHost): string {
  if (/^https?:\/\//i.test(url)) return url;
  return /^\/(?!\/)/.test(url) ? pictureBase.replace(/\/$/, "") + url : "";
}

/** A picture in the size that it is shown in, where the chain has its pictures resized; "" for none. */
export function sizedPictureUrl(url: string, host: PictureHost, size: PictureSize): string {
  const address = pictureUrl(url, host);
  return address && host.resizesPictures ? resizedPicture(address, pictureSides[size]) : address;
}
