import type { PageEvent } from "~/model/page-event";
import { eventAddress } from "./event-address";

/**
 * Pixel that counts the page of a consenting visitor without script. Browsers with scripts never
 * request it, except in lite mode, where scripts are off.
 */
export function CountedPicture({ event, lite }: { event: PageEvent; lite: boolean }) {
  const address = eventAddress(event);
  if (address === undefined) return null;
  const point = <img src={address} width={1} height={1} alt="" />;
  return lite ? point : <noscript>{point}</noscript>;
}
