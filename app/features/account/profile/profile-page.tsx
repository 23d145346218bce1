import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import * as paths from "~/page/paths";
import { Breadcrumbs } from "~/ui/breadcrumbs";

type Props = { title: string; intro?: ReactNode; children: ReactNode };

/** One of the pages below "Il mio profilo" (§2.1), a single narrow column. */
export function ProfilePage({ title, intro, children }: Props) {
  const t = useT();
  return (
    <div className="profile">
      <Breadcrumbs crumbs={[{ name: t("account.dashboard.title"), href: paths.dashboard }]} current={title} />
      <h1 className="title">{title}</h1>
      {intro ? <p>{intro}</p> : null}
      {children}
    </div>
  );
}
