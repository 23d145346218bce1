/**
 * What the component that writes a fragment is given, by the fragment's name. A feature adds the names of its own beside the code that adds such
 * fragments, and app/fragments.tsx says which component writes each.
 */
export interface FragmentData {
  /** empties its part */
  nothing: undefined;
}

/**
 * A piece of the page that a form changed, as data: `part` is the `data-part` of the elements it belongs in. Our script puts it there, where it
 * keeps the page open.
 */
export type FragmentOf<Name extends keyof FragmentData> = {
  part: string;
  name: Name;
  data: FragmentData[Name];
};
export type Fragment = { [Name in keyof FragmentData]: FragmentOf<Name> }[keyof FragmentData];
