import type { Slide } from "~/model/content";
import { useT } from "~/i18n/use-t";

/**
 * Slides of the editors, in a row that moves only by the visitor: by finger, wheel, or keys from
 * link to link.
 */
export function Slides({ slides }: { slides: Slide[] }) {
  const t = useT();
  return (
    <ul className="slides section flex gap-4" aria-label={t("catalog.home.slides")}>
      {slides.map(({ id, title, text, href, picture }) => (
        <li key={id} className="advert">
          <div className="advert-text">
            <p className="heading">{href ? <SlideLink href={href}>{title}</SlideLink> : title}</p>
            {text ? <p className="text-sm">{text}</p> : null}
          </div>
          {picture ? (
            <img src={picture} alt="" width={360} height={240} loading="lazy" decoding="async" />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Link to a page of ours, or to another site without opener and referrer. */
const SlideLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} rel={href.startsWith("/") ? undefined : "noopener noreferrer"}>
    {children}
  </a>
);
