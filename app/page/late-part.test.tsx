import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { firstPiece, LatePart, streamOf } from "./late-part";

type Data = { name: string; below: { goods: string[] | Promise<string[]> } };

const Page = ({ name, below }: Data) => (
  <main>
    <h1>{name}</h1>
    <LatePart part={below.goods}>
      {(goods) => (
        <ul>
          {goods.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </LatePart>
    <footer>{name}</footer>
  </main>
);

const failing = (error: unknown) => {
  throw error;
};
const streamed = (page: Parameters<typeof firstPiece>[0], onError: (error: unknown) => void = failing) =>
  new Response(streamOf(firstPiece(page, renderToStaticMarkup, onError), onError)).text();

// spec house: late parts of a page in order, to every browser <- app/entry.server.tsx, app/page/late-part.tsx
it("R1: a promise that stands deep in the data is waited for, after all that stands before it", async () => {
  let come: (goods: string[]) => void = () => undefined;
  const goods = new Promise<string[]>((resolve) => (come = resolve));
  const first = firstPiece(<Page name="Pane" below={{ goods }} />, renderToStaticMarkup, failing);
  expect(first.html).toBe("<main><h1>Pane</h1>");
  come(["Rosetta"]);
  const second = await first.next?.();
  expect(second).toEqual({ html: "<ul><li>Rosetta</li></ul><footer>Pane</footer></main>" });
});

it("a page without late parts is one piece", () => {
  const { html, next } = firstPiece(
    <Page name="Pane" below={{ goods: ["Rosetta"] }} />,
    renderToStaticMarkup,
    failing,
  );
  expect(html).toContain("Rosetta");
  expect(next).toBeUndefined();
});

it("R1: pages are the same whether their parts are late or not, also parts within parts", async () => {
  const wait = (steps: number): Promise<void> =>
    steps > 0 ? Promise.resolve().then(() => wait(steps - 1)) : Promise.resolve();
  const parts = fc.array(fc.record({ text: fc.string(), steps: fc.nat(4), late: fc.boolean() }), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(parts, async (all) => {
      const pageOf = (late: boolean) => (
        <main>
          {all.map(({ text, steps, ...one }, index) => (
            <LatePart key={index} part={late && one.late ? wait(steps).then(() => text) : text}>
              {(words) => (
                <section>
                  <LatePart part={late && one.late ? wait(steps).then(() => index) : index}>
                    {(number) => number}
                  </LatePart>
                  {words}
                </section>
              )}
            </LatePart>
          ))}
        </main>
      );
      expect(await streamed(pageOf(true))).toBe(await streamed(pageOf(false)));
    }),
  );
});

it("leaves out and reports a failed late part, and finishes the page", async () => {
  const onError = vi.fn();
  const lost = new Error("lost");
  const html = await streamed(<Page name="Pane" below={{ goods: Promise.reject(lost) }} />, onError);
  expect(html).toBe("<main><h1>Pane</h1><footer>Pane</footer></main>");
  expect(onError).toHaveBeenCalledExactlyOnceWith(lost);
});

it("R1: throws for a late part that is not awaited", () => {
  const page = <Page name="Pane" below={{ goods: Promise.resolve([]) }} />;
  expect(() => renderToStaticMarkup(page)).toThrow("nobody waits");
});
