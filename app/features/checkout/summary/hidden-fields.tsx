type Props = { values: Readonly<Record<string, string | number>> };

/** What a form sends of the cart that it showed. */
export const HiddenFields = ({ values }: Props) =>
  Object.entries(values).map(([name, value]) => <input type="hidden" name={name} value={value} key={name} />);
