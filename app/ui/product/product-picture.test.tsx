import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ProductPicture } from "./product-picture";

const html = (props: Partial<Parameters<typeof ProductPicture>[0]>) =>
  renderToStaticMarkup(<ProductPicture src="/s.jpg" alt="" size={240} {...props} />);

describe("ProductPicture", () => {
  it("waits until it is near, with its room reserved", () => {
    expect(html({})).toContain('width="240" height="240" loading="lazy"');
    expect(html({})).not.toMatch(/srcset|sizes|fetchpriority/i);
  });

  it("is loaded at once in the first screen, the first one before everything else", () => {
    expect(html({ eager: true })).not.toMatch(/loading|fetchpriority/);
    expect(html({ eager: "first" })).toContain('fetchpriority="high"');
  });

  it("leaves the choice of size to the browser where there is one", () => {
    const set = { srcSet: "/s.jpg 240w,/m.jpg 600w", sizes: "27vw" };
    expect(html({ set })).toMatch(/sizes="27vw" srcSet="\/s.jpg 240w,\/m.jpg 600w" src="\/s.jpg"/);
    expect(html({ set: { ...set, srcSet: undefined } })).not.toMatch(/srcset|sizes/i);
  });
});
