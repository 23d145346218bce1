import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState, type MouseEvent } from "react";
import { createPortal } from "react-dom";
import { useT } from "~/i18n/use-t";
import { withQuery } from "~/lib/path";
import * as paths from "~/page/paths";
import { hasDialogs } from "~/ui/dialog-frame";
import { Icon, iconOr } from "~/ui/icon";
import { Link } from "~/ui/link";
import { isPlainClick } from "~/ui/plain-click";
import type { IconName } from "~/ui/icon-names";
import { useWholeTree } from "./category-menu";
import type { MenuNode } from "~/page/menu";

const branch = "flex min-h-11 items-center justify-between gap-2";

type LinkProps = { roots: MenuNode[]; icon: IconName; label: string; className?: string };

/** Departments on phones: leads to /catalog; with a script the tree opens from the left instead. */
export function DepartmentsLink({ roots, icon, label, className }: LinkProps) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const { tree, load } = useWholeTree(roots);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || !hasDialogs()) return;
    event.preventDefault();
    load();
    setOpenedAt(key);
  };
  return (
    <>
      <Link to={paths.departments} className={className} onClick={open}>
        <Icon name={icon} />
        {label}
      </Link>
      {openedAt === key
        ? createPortal(<CategoryDrawer tree={tree} onClose={() => setOpenedAt(undefined)} />, document.body)
        : null}
    </>
  );
}

function CategoryDrawer({ tree, onClose }: { tree: MenuNode[]; onClose: () => void }) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // the backdrop is the dialog itself
    const onClick = (event: Event) => event.target === element && element.close();
    element.addEventListener("click", onClick);
    return () => element.removeEventListener("click", onClick);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog mr-auto h-full max-h-none max-w-[min(22rem,88vw)]"
      aria-label={t("frame.menu.departments")}
      onClose={onClose}
    >
      <form
        method="dialog"
        className="sticky top-0 flex items-center justify-between border-b border-line bg-ground p-4"
      >
        <h2 className="title">{t("frame.menu.departments")}</h2>
        <button type="submit" className="btn btn-quiet" aria-label={t("frame.menu.close")}>
          <Icon name="x" />
        </button>
      </form>
      <ul className="p-4">
        <li>
          <Link to={withQuery(paths.search, { promo: "1" })} className={branch}>
            {t("frame.menu.promos")}
          </Link>
        </li>
        <li>
          <Link to={paths.flyers} className={branch}>
            {t("flyers.title")}
          </Link>
        </li>
        {tree.map((root) => (
          <Branch key={root.slug} node={root} />
        ))}
      </ul>
    </dialog>
  );
}

function Branch({ node }: { node: MenuNode }) {
  const t = useT();
  const to = paths.category(node.slug);
  if (!node.children) {
    return (
      <li>
        <Link to={to} className={branch}>
          <NodeName node={node} />
        </Link>
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary className={branch}>
          <NodeName node={node} />
          <Icon name="chevron-down" />
        </summary>
        <ul className="max-h-[300px] overflow-y-auto border-l border-line pl-4">
          <li>
            <Link to={to} className={branch}>
              {t("frame.menu.allOf", { name: node.name })}
            </Link>
          </li>
          {node.children.map((child) => (
            <Branch key={child.slug} node={child} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Only departments have an icon, the categories below them have none. */
function NodeName({ node: { name, icon } }: { node: MenuNode }) {
  return (
    <span className="flex items-center gap-2">
      {icon ? <Icon name={iconOr(icon, "basket")} className="text-brand" /> : null}
      {name}
    </span>
  );
}
