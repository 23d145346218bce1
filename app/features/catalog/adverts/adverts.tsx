import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { RichText } from "~/ui/rich-text";
import type { AdvertView } from "./load-adverts";

/** The chain's own adverts, in a row. */
export function Adverts({ adverts, label }: { adverts: AdvertView[]; label: string }) {
  return (
    <ul className="adverts" aria-label={label}>
      {adverts.map((advert) => (
        <li key={advert.id} className="advert">
          <AdvertText advert={advert} />
          {advert.image ? (
            <img src={advert.image} alt="" width={360} height={240} loading="lazy" decoding="async" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Advert across a listing, after its first products. */
export function AdvertBand({ advert }: { advert: AdvertView }) {
  return (
    <li className="advert advert-band">
      <AdvertText advert={advert} />
      {advert.image ? (
        <img src={advert.image} alt="" width={180} height={120} loading="lazy" decoding="async" />
      ) : null}
      <Icon name="arrow-right" />
    </li>
  );
}

function AdvertText({ advert }: { advert: AdvertView }) {
  return (
    <div className="advert-text">
      <p className="heading">
        <Link to={advert.href}>{advert.title}</Link>
      </p>
      {advert.text ? (
        <p className="text-sm">
          <RichText lines={advert.text} />
        </p>
      ) : null}
    </div>
  );
}
