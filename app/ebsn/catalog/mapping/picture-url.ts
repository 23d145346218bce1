import { pictureSides, resizedPicture, type PictureSize } from "~/lib/picture-set";

/** Host of the backend's images. */
export type PictureHost = {
  /** prefix of relative addresses */
  pictureBase: string;
  /** true if Cloudflare Images resizes them */
  resizesPictures?: boolean;
};

/** Returns an absolute image URL: a path gets the base, a scheme other than http(s) gives "". */
export function pictureUrl(url: string, { pictureBase }: PictureHost): string {
  if (/^https?:\/\//i.test(url)) return url;
  return /^\/(?!\/)/.test(url) ? pictureBase.replace(/\/$/, "") + url : "";
}

/** Returns the image's URL, resized if the chain has Cloudflare Images; "" if there is no image. */
export function sizedPictureUrl(url: string, host: PictureHost, size: PictureSize): string {
  const address = pictureUrl(url, host);
  return address && host.resizesPictures ? resizedPicture(address, pictureSides[size]) : address;
}
