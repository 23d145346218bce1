/** Lines of runs, some bold: text that kept no other mark-up on its way here. */
export type RichTextProps = { lines: { text: string; bold?: true }[][] };

export function RichText({ lines }: RichTextProps) {
  return (
    <>
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line.map(({ text, bold }, at) => (bold ? <b key={at}>{text}</b> : text))}
        </span>
      ))}
    </>
  );
}
