import { useEffect, useRef, type ReactNode } from "react";
import { PresentationContext, type PanelWidth } from "./page-or-dialog";

export type DialogFrameProps = {
  label: string;
  width: PanelWidth;
  /** "drawer" comes from the right and is as high as the screen */
  shape?: "centre" | "drawer";
  onClose: () => void;
  children: ReactNode;
};

/** Whether this browser has native dialogs; where it has none, the link is simply followed. */
export const hasDialogs = (): boolean =>
  typeof HTMLDialogElement === "function" && "showModal" in HTMLDialogElement.prototype;

/** A modal native dialog, open as long as it is mounted. Only a script mounts it. */
export function DialogFrame({ label, width, shape = "centre", onClose, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const closeOutside = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", closeOutside);
    return () => element.removeEventListener("click", closeOutside);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${shape} dialog-${width}`}
      aria-label={label}
      onClose={onClose}
    >
      <PresentationContext.Provider value="dialog">{children}</PresentationContext.Provider>
    </dialog>
  );
}
