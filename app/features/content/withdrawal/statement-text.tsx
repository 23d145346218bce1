/** A withdrawal in words, line by line as it is sent. */
export const StatementText = ({ lines }: { lines: readonly string[] }) => (
  <p className="my-4 whitespace-pre-line">{lines.join("\n")}</p>
);
