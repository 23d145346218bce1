import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Link } from "~/ui/link";
import { privacyPage, termsPage } from "~/page/content-pages";

const pages = { terms: termsPage, privacy: privacyPage };

type Props = { of: readonly (keyof typeof pages)[] };

/**
 * Links to the texts that a shopper accepts. Each opens in its own tab, so that a form does not
 * lose its values.
 */
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
