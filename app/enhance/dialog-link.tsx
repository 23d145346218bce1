import { Link, useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useState, type ComponentType, type MouseEvent, type ReactNode } from "react";
import { DialogFrame, hasDialogs, type DialogFrameProps } from "~/ui/dialog-frame";

type Props = Pick<DialogFrameProps, "label" | "width" | "shape"> & {
  /** the page that the dialog shows; its loader serves both */
  to: string;
  /** the content that page renders, given its loader's data */
  panel: () => Promise<ComponentType<{ data: never }>>;
  className?: string;
  children: ReactNode;
};

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a page that, under a script, opens that page's content in a native dialog over this one (architecture, decision 2). */
export function DialogLink({ to, panel, label, width, shape, className, children }: Props) {
  const page = useFetcher<never>();
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const [content, setContent] = useState<{ Panel: ComponentType<{ data: never }> }>();
  useEffect(() => setOpen(false), [location.key]);

  function show(event: MouseEvent) {
    if (!plainClick(event) || !hasDialogs()) return;
    event.preventDefault();
    setOpen(true);
    page.load(to);
    panel().then(
      (Panel) => setContent({ Panel }),
      () => window.location.assign(to),
    );
  }

  return (
    <>
      <Link to={to} className={className} onClick={show}>
        {children}
      </Link>
      {open && content && page.data && (
        <DialogFrame label={label} width={width} shape={shape} onClose={() => setOpen(false)}>
          <content.Panel data={page.data} />
        </DialogFrame>
      )}
    </>
  );
}
