type Props = { values: Readonly<Record<string, string | number>> };

/** Hidden fields with the values of the cart that the form showed. */
export const HiddenFields = ({ values }: Props) =>
  Object.entries(values).map(([name, value]) => <input type="hidden" name={name} value={value} key={name} />);
