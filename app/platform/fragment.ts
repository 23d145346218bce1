/**
 * Props of the component that renders a fragment, by the fragment's name. A feature declares its
 * names beside the code that adds these fragments; app/fragments.tsx maps each name to its
 * component.
 */
export interface FragmentData {
  /** Empties its part of the page. */
  nothing: undefined;
}

/**
 * Data of a fragment that a form changed. `part` is the `data-part` of the elements it replaces.
 * Our script replaces them while the page stays open.
 */
export type FragmentOf<Name extends keyof FragmentData> = {
  part: string;
  name: Name;
  data: FragmentData[Name];
};
export type Fragment = { [Name in keyof FragmentData]: FragmentOf<Name> }[keyof FragmentData];
