import type { PageEvent } from "~/model/page-event";
import { eventAddress } from "./event-address";

/** Counts a page whose visitor consents and has no script: a point that browsers with one never ask for, but in lite mode, where there is none. */
export function CountedPicture({ event, lite }: { event: PageEvent; lite: boolean }) {
  const address = eventAddress(event);
  if (address === undefined) return null;
  const point = <img src={address} width={1} height={1} alt="" />;
  return lite ? point : <noscript>{point}</noscript>;
}
