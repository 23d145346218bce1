import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Switch } from "./switch";

// spec §2.4: cookie bar: accept, refuse all, more options; technical, analytics and profiling switches with save-and-exit
it("S14: a switch is a native checkbox with role, label and help", () => {
  const html = renderToStaticMarkup(
    <Switch id="stats" name="analytics" label="Statistica" help="Anonima" defaultChecked />,
  );
  expect(html).toMatch(
    /<input [^>]*role="switch"[^>]*id="stats"[^>]*type="checkbox"[^>]*aria-describedby="stats-help"[^>]*checked=""/,
  );
  expect(html).toContain('<label for="stats">Statistica</label>');
  expect(html).toContain('id="stats-help"');
});
