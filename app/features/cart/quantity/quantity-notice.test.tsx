import { expect, it } from "vitest";
import { loose } from "~/lib/testing/sample-product";
import { cart, cartLine } from "~/page/paths";
import { renderFragment } from "~/page/render-fragment";
import type { Flash } from "~/platform/shop";
import { testShop } from "~/platform/testing/test-shop";
import { FlashesContext, ToastList } from "~/ui/message/toast-list";
import { QuantityForm } from "./quantity-form";

const { shop } = testShop();
const shown = (flash: Flash) =>
  renderFragment(
    shop,
    cart,
  )(
    <FlashesContext.Provider value={[flash]}>
      {[4, 5].map((line) => (
        <QuantityForm name="Mele" rule={loose} value={1500} action={cartLine(line)} back={cart} key={line} />
      ))}
      <ToastList flashes={[flash]} />
    </FlashesContext.Provider>,
  );
const at = { form: cartLine(4), typed: "mezzo" };

it("W10: a refused quantity stays in its field, with the reason beside it alone", () => {
  const html = shown({ kind: "error", text: "Scrivi una quantità valida", at });
  expect(html.match(/Scrivi una quantità valida/g)).toHaveLength(1);
  expect(html).toMatch(
    /aria-invalid="true" aria-describedby="note-cart-lines-4"[^>]*value="mezzo"[\s\S]*id="note-cart-lines-4" role="alert"/,
  );
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});

it("B7: a question has its safe answer first, and both are buttons of the form", () => {
  const html = shown({ kind: "warn", text: "Vuoi davvero 60 kg di Mele?", at: { ...at, more: 60_000 } });
  const [first] = html.split("</form>");
  const sent = [...(first ?? "").matchAll(/name="intent=([^"]+)"/g)].map(([, intent]) => intent);
  expect(sent).toEqual(["set", "to:1400", "to:1600", "to:1500", "sure:60000"]);
});

it("W10: shows what a rule has changed beside the current quantity", () => {
  const html = shown({ kind: "warn", text: "Al massimo 1,5 kg", at: { form: cartLine(4) } });
  expect(html).toMatch(/value="1,5"[\s\S]*role="status"[\s\S]*Al massimo 1,5 kg/);
  expect(html).not.toContain("aria-invalid");
});
