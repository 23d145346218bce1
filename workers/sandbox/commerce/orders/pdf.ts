const linesOnPage = 56;
const leading = 13;
const margin = 56;
const [pageWidth, pageHeight] = [595, 842];

/** Codes of Windows-1252 characters outside Unicode's first 256. */
const beyondLatin: Readonly<Record<string, number>> = { "€": 0x80, "‘": 0x91, "’": 0x92, "–": 0x96 };

/**
 * Encodes a text as a PDF string in ASCII: other characters as octal codes, unknown ones as
 * question marks.
 */
function literal(text: string): string {
  const letters = [...text].map((letter) => {
    if (/^[\x20-\x7e]$/.test(letter)) return letter.replace(/[()\\]/, "\\$&");
    const code = beyondLatin[letter] ?? letter.codePointAt(0) ?? 0;
    return (code > 0xa0 && code < 0x100) || letter in beyondLatin
      ? `\\${code.toString(8).padStart(3, "0")}`
      : "?";
  });
  return `(${letters.join("")})`;
}

function contentOf(lines: string[]): string {
  const shown = lines.map((line) => `${literal(line)} Tj T*`).join("\n");
  return `BT /F1 10 Tf ${leading} TL ${margin} ${pageHeight - margin} Td\n${shown}\nET`;
}

/** Returns a PDF of plain lines in Courier, on as many A4 pages as needed. The result is ASCII. */
export function pdfOf(title: string, lines: string[]): string {
  const pages: string[][] = [];
  for (let from = 0; from < Math.max(1, lines.length); from += linesOnPage)
    pages.push(lines.slice(from, from + linesOnPage));
  // objects: 1 catalogue, 2 pages, 3 font, 4 title, then each page followed by its content
  const pageId = (index: number) => 5 + index * 2;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R /Lang (it) >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>",
    `<< /Title ${literal(title)} >>`,
    ...pages.flatMap((page, index) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const entries = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R /Info 4 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}
