import { renderToStaticMarkup } from "react-dom/server";
import { TranslateContext } from "~/i18n/use-t";
import { describe, expect, it } from "vitest";
import { withToasts, type Toast } from "./toast-queue";
import { Toasts } from "./toast-list";

const toasts = (count: number): Toast[] =>
  Array.from({ length: count }, (_, n) => ({ kind: "ok", text: `Avviso ${n}` }));

describe("withToasts", () => {
  // spec §2.2: toasts: bottom-centre, 3 s, at most five; under the focus they stay <- app/ui/message/toast-list.tsx, app/ui/message/toast-queue.ts, app/styles/messages.css
  // spec §9: toast 3000 ms, five at most <- app/ui/message/toast-queue.ts
  it("keeps the five newest (§9)", () => {
    const texts = withToasts([], toasts(8)).map(({ text }) => text);
    expect(texts).toEqual(["Avviso 3", "Avviso 4", "Avviso 5", "Avviso 6", "Avviso 7"]);
  });

  it("never gives a key twice", () => {
    const first = withToasts([], toasts(3));
    const keys = withToasts(first.slice(1), toasts(2)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.min(...keys.slice(-2))).toBeGreaterThan(3);
  });

  // spec attacked: B6 messages cover nothing and say each thing once <- app/ui/message/toast-list.tsx, app/ui/clear-of.ts
  it("B6: shows each message once, newest first, and drops older confirmations", () => {
    const lost: Toast = { kind: "warn", text: "Non c'è più" };
    const saved: Toast = { kind: "ok", text: "Salvato" };
    const added: Toast = { kind: "ok", text: "Aggiunto" };
    const texts = (shown: Toast[]) => shown.map(({ text }) => text);
    const first = withToasts([], [saved, lost, saved]);
    expect(texts(first)).toEqual(["Salvato", "Non c'è più"]);
    expect(texts(withToasts(first, [added]))).toEqual(["Aggiunto", "Non c'è più"]);
    expect(texts(withToasts(first, [lost]))).toEqual(["Non c'è più"]);
    expect(withToasts(first, [])).toEqual(first);
  });
});

describe("Toasts", () => {
  it("are on the page without a script, announced", () => {
    const html = renderToStaticMarkup(<Toasts flashes={toasts(2)} />);
    expect(html).toContain("Avviso 0");
    expect(html).toContain("Avviso 1");
    expect(html).toContain('aria-live="polite"');
    expect(html).not.toContain("toasts-live");
  });

  it("S8: link to the form that was interrupted, where there is one", () => {
    const failed: Toast = { kind: "error", text: "Riprova" };
    const html = renderToStaticMarkup(<Toasts flashes={[{ ...failed, resumes: true }]} />);
    expect(html).toContain('href="/resume"');
    expect(renderToStaticMarkup(<Toasts flashes={[failed]} />)).not.toContain("/resume");
  });

  it("V2: come with what is urgent first", () => {
    const lost: Toast = { kind: "warn", text: "Non ce ne sono" };
    const html = renderToStaticMarkup(<Toasts flashes={[...toasts(2), lost]} />);
    expect(html).toMatch(/toast-urgent.*Non ce ne sono.*Avviso 0.*Avviso 1/s);
    expect(html.match(/toast-urgent/g)).toHaveLength(1);
  });
});

// spec §8: codes of the popup list: a notification with OK, a piece of the page without script
it("S8: a message with OK is a native dialog beside the toasts", () => {
  const html = renderToStaticMarkup(
    <Toasts flashes={[...toasts(1), { kind: "error", text: "Non ce n'è", popup: true }]} />,
  );
  expect(html).toMatch(/<dialog [^>]*open.*Non ce n&#x27;è.*<form method="dialog">.*<\/dialog>.*Avviso 0/s);
  expect(html.match(/<details/g)).toHaveLength(1);
});

// spec §8: other failures: the generic sentence, with the request's id in small type <- app/ui/message/toast-list.tsx
it("shows the code of a request that failed in small type, under the text", () => {
  const html = renderToStaticMarkup(
    <TranslateContext.Provider value={(key, values) => `${key} ${values?.id ?? ""}`}>
      <Toasts
        flashes={[
          { kind: "error", text: "Si è verificato un errore", code: "ab6b0113-a3f1-47a9-b794-ffb3c99deb30" },
        ]}
      />
    </TranslateContext.Provider>,
  );
  expect(html).toMatch(/Si è verificato un errore<small[^>]*>errors.code ab6b0113<\/small>/);
});
