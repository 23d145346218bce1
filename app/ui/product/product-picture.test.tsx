import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PictureTile, ProductPicture } from "./product-picture";

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

  it("W1: shows the drawn stand-in where the backend has no picture, and offers no sizes of it", () => {
    const none = html({ src: "", set: { srcSet: "/m.jpg 600w,/l.jpg 1200w", sizes: "27vw" } });
    expect(none).toMatch(/ src="(data:image\/svg|[^"]*no-picture)/);
    expect(none).not.toMatch(/srcset|sizes/i);
  });

  it("W1: stands on a square of its own in a line", () => {
    const tile = renderToStaticMarkup(<PictureTile src="/s.jpg" size={64} />);
    expect(tile).toMatch(
      /^<span class="picture-tile"><img class="picture" src="\/s.jpg" alt="" width="64" height="64"/,
    );
  });

  it("leaves the choice of size to the browser where there is one", () => {
    const set = { srcSet: "/s.jpg 240w,/m.jpg 600w", sizes: "27vw" };
    expect(html({ set })).toMatch(/sizes="27vw" srcSet="\/s.jpg 240w,\/m.jpg 600w" src="\/s.jpg"/);
    expect(html({ set: { ...set, srcSet: undefined } })).not.toMatch(/srcset|sizes/i);
  });
});
