/** A withdrawal in words, line by line as it is sent. */
export const StatementText = ({ lines }: { lines: readonly string[] }) => (
  <p className="mt-4 mb-4 whitespace-pre-line">{lines.join("\n")}</p>
);
