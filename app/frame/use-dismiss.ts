import { useEffect, useRef } from "react";

/** A `<details>` used as a menu: with a script it closes on Escape and on a press outside it. */
export function useDismiss() {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = (event: Event) => {
      const element = menu.current;
      if (element?.open && !(event.target instanceof Node && element.contains(event.target)))
        element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const element = menu.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", onPress);
    addEventListener("keydown", onKey);
    return () => {
      removeEventListener("pointerdown", onPress);
      removeEventListener("keydown", onKey);
    };
  }, []);
  return menu;
}
