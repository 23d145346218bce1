import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { pathnameOf, type Path } from "~/lib/path";
import * as paths from "~/page/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/message/empty-state";
import { Link } from "~/ui/link";
import { Main, SkipLink } from "~/ui/navigation/skip-link";
import { isListed, missingAt, othersOf, type Missing } from "./missing";
import { RequestCode } from "./request-code";
import { SearchForm } from "./search-form";
import { LateStyles } from "./styles/styles";
import { useFrame } from "./frame-data";
import { useHere, useShopInfo } from "./shop-info";

export type Failure = "notFound" | "tooMany" | "unexpected" | "down" | "other";

/**
 * Classifies an error for the shopper:
 * - notFound: 404
 * - tooMany: 429
 * - unexpected: another 4xx, which no button of the shop causes
 * - down: 502 or higher, the backend does not respond
 * - other: a fault
 */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return "other";
  if (error.status === 404) return "notFound";
  if (error.status === 429) return "tooMany";
  if (error.status < 500) return "unexpected";
  return error.status >= 502 ? "down" : "other";
}

/**
 * Page of the error boundaries. `standalone` brings its own frame, for errors in the shop's frame.
 */
export function ErrorPage({ standalone }: { standalone?: boolean }) {
  const failure = failureOf(useRouteError());
  const here = useHere();
  const info = useShopInfo();
  const missing = failure === "notFound" ? missingAt(pathnameOf(here)) : undefined;
  const content = <FailureText failure={failure} retry={here} missing={missing} />;
  if (!standalone) return content;
  return (
    <>
      <SkipLink />
      <header className="border-b border-line bg-surface p-4">
        <Link to={paths.home} className="heading">
          {info.tenant.name || "Home"}
        </Link>
      </header>
      <Main>{content}</Main>
      <LateStyles />
    </>
  );
}

type FailureTextProps = { failure: Failure; retry: Path; missing?: Missing };

/** The text of a failure, with links out of it. */
export function FailureText({ failure, retry, missing }: FailureTextProps) {
  const t = useT();
  const gone = failure === "notFound";
  const listed = missing && isListed(missing) ? missing : undefined;
  return (
    <>
      <EmptyState
        level={1}
        icon={gone ? "search" : "alert"}
        title={t(missing ? `errors.missing.${missing}.title` : `errors.${failure}.title`)}
        actions={
          <>
            {listed && (
              <LinkButton to={othersOf[listed]} kind="primary">
                {t(`errors.others.${listed}`)}
              </LinkButton>
            )}
            {gone || failure === "unexpected" ? (
              <LinkButton to={paths.home} kind="secondary" icon="home">
                {t("errors.notFound.home")}
              </LinkButton>
            ) : (
              <LinkButton to={retry} kind="primary" icon="repeat">
                {t(`errors.${failure}.retry`)}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{t(missing ? `errors.missing.${missing}.text` : `errors.${failure}.text`)}</p>
        {gone && !listed ? <SearchForm within="page" /> : null}
      </EmptyState>
      {gone && !listed ? <Departments /> : null}
      <div className="mt-4 text-center">
        <RequestCode />
      </div>
    </>
  );
}

function Departments() {
  const t = useT();
  const roots = useFrame()?.menu ?? [];
  if (roots.length === 0)
    return (
      <p className="text-center">
        <Link to={paths.departments} className="link">
          {t("errors.notFound.departments")}
        </Link>
      </p>
    );
  return (
    <nav aria-labelledby="ways-out">
      <h2 id="ways-out" className="heading">
        {t("errors.notFound.departments")}
      </h2>
      <ul className="mt-4 columns-2 sm:columns-3 md:columns-4">
        {roots.map((node) => (
          <li key={node.slug}>
            <Link to={paths.category(node.slug)} className="block py-1 underline">
              {node.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
