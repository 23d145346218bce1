import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { privacyPage, termsPage } from "~/page/content-pages";

const pages = { terms: termsPage, privacy: privacyPage };

type Props = { of: readonly (keyof typeof pages)[] };

/** What a shopper accepts, to be read before; each opens in a tab of its own, so that a form keeps what was typed. */
export function ReadLinks({ of }: Props) {
  const t = useT();
  return (
    <>
      {of.map((page) => (
        <p key={page}>
          <Link to={paths.contentPage(pages[page])} target="_blank" className="link">
            {t(`content.read.${page}`)}
          </Link>
        </p>
      ))}
    </>
  );
}
