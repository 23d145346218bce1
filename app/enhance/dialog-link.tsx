import type { SerializeFrom } from "@remix-run/cloudflare";
import { useFetcher, useLocation } from "@remix-run/react";
import {
  useEffect,
  useState,
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import type { Path } from "~/lib/path";
import { DialogFrame, hasDialogs, type DialogFrameProps } from "~/ui/dialog-frame";
import { Link } from "~/ui/link";
import { isPlainClick } from "~/ui/plain-click";

type Panel<Loader> = ComponentType<{ data: SerializeFrom<Loader> }>;

type Props<Loader> = Pick<DialogFrameProps, "label" | "width" | "shape"> & {
  /** the page that the dialog shows; its loader serves both */
  to: Path;
  /** the content that page renders, given its loader's data */
  panel: () => Promise<Panel<Loader>>;
  className?: string;
  /** the link's own name, where its words do not say enough */
  "aria-label"?: string;
  children: ReactNode;
};

const pathOf = (address: string) => new URL(address, window.location.href).pathname;

/** The address of another state of the same page that a click on a link of the panel asks for: a tab, a day. */
function linkWithin(event: MouseEvent, page: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlainClick(event) || link.origin !== window.location.origin) return undefined;
  return link.pathname === pathOf(page) ? link.pathname + link.search : undefined;
}

/** The same for a form that only asks. */
function formWithin({ target }: FormEvent, page: string): string | undefined {
  if (!(target instanceof HTMLFormElement) || target.method !== "get") return undefined;
  if (new URL(target.action).pathname !== pathOf(page)) return undefined;
  const fields = [...new FormData(target)].map(([name, value]) => [name, String(value)]);
  return `${pathOf(page)}?${new URLSearchParams(fields)}`;
}

/**
 * A link to a page that, under a script, opens that page's content in a native dialog over this one (architecture, decision 2). The page's
 * own tabs and searches stay in the dialog; every other link and every change leaves it. `Loader` is that of the page.
 */
export function DialogLink<Loader>({
  to,
  panel,
  label,
  width,
  shape,
  className,
  children,
  ...named
}: Props<Loader>) {
  const page = useFetcher<Loader>();
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<{ Panel: Panel<Loader> }>();
  // closed when the address is left, not when a new one is reached: a click may come between a page's first rendering and its effects
  useEffect(() => () => setOpen(false), [location.key]);

  function show(event: MouseEvent) {
    if (!isPlainClick(event) || !hasDialogs()) return;
    event.preventDefault();
    setOpen(true);
    page.load(to);
    panel().then(
      (Panel) => setContent({ Panel }),
      () => window.location.assign(to),
    );
  }

  function loadWithin(event: MouseEvent | FormEvent, next: string | undefined) {
    if (next === undefined) return;
    event.preventDefault();
    page.load(next);
  }

  return (
    <>
      <Link to={to} className={className} onClick={show} aria-label={named["aria-label"]}>
        {children}
      </Link>
      {open &&
        content &&
        page.data &&
        createPortal(
          <DialogFrame label={label} width={width} shape={shape} onClose={() => setOpen(false)}>
            <div
              onClickCapture={(event) => loadWithin(event, linkWithin(event, to))}
              onSubmitCapture={(event) => loadWithin(event, formWithin(event, to))}
            >
              <content.Panel data={page.data} />
            </div>
          </DialogFrame>,
          document.body,
        )}
    </>
  );
}
