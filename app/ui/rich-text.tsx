import type { RichText as Lines, RichTextRun } from "~/model/rich-text";

/** Lines of text runs, some bold or linked (model/rich-text.ts). */
export function RichText({ lines }: { lines: Lines }) {
  return (
    <>
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line.map((run, at) => (
            <Run key={at} {...run} />
          ))}
        </span>
      ))}
    </>
  );
}

function Run({ text, bold, href }: RichTextRun) {
  const content = bold ? <b>{text}</b> : text;
  if (!href) return content;
  return (
    <a href={href} rel={href.startsWith("/") ? undefined : "noopener"}>
      {content}
    </a>
  );
}
