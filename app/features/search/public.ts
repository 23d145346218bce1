import { lazy, type ComponentType } from "react";

type Props = { field: HTMLInputElement };
const none = (): { default: ComponentType<Props> } => ({ default: () => null });

/** Suggestions for a search field: a chunk of their own, asked for when a field is used. One that does not come is none. */
export const Suggestions = lazy(() => import("./suggestions").catch(none));
