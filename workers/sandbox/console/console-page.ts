import { Hono } from "hono";
import * as z from "zod";
import { allBlocks, allSlides } from "../cms/home-store";
import { allPages } from "../cms/page-store";
import { commerce } from "../commerce/part";
import { readInput } from "../kernel/body";
import { outbox } from "../kernel/outbox";
import type { AppEnv } from "../kernel/sandbox";
import { consoleHtml } from "./console-html";
import {
  makeShopper,
  moveClock,
  moveOrder,
  reset,
  setBlock,
  setContent,
  setScenario,
  setSlide,
} from "./control";
import { shopState } from "./shop-state";

/**
 * The page at `/sandbox`: the shop's state, and forms that change it. A POST redirects back (303)
 * with a message.
 */
export const consolePage = new Hono<AppEnv>();

consolePage.get("/", (c) => {
  const sandbox = c.get("sandbox");
  return c.html(
    consoleHtml({
      base: sandbox.base,
      tenant: sandbox.tenant,
      state: shopState(sandbox),
      mails: outbox(sandbox),
      ...{ pages: allPages(sandbox), slides: allSlides(sandbox), blocks: allBlocks(sandbox) },
      message: c.req.query("message"),
    }),
  );
});

const changes = {
  "/page/reset": { change: reset, message: "Il negozio è tornato allo stato iniziale." },
  "/page/clock": { change: moveClock, message: "L'orologio è stato spostato." },
  "/page/content": { change: setContent, message: "La pagina è stata salvata." },
  "/page/slide": { change: setSlide, message: "La diapositiva è stata salvata." },
  "/page/block": { change: setBlock, message: "Il blocco è stato salvato." },
  "/page/scenario": { change: setScenario, message: "Lo scenario è stato cambiato." },
};
for (const [path, { change, message }] of Object.entries(changes)) {
  consolePage.post(path, async (c) => {
    change(c.get("sandbox"), await readInput(c));
    return c.redirect(back(c.get("sandbox").base, message), 303);
  });
}

consolePage.post("/page/shopper", async (c) => {
  const sandbox = c.get("sandbox");
  const { login, password } = await makeShopper(sandbox, await readInput(c));
  return c.redirect(back(sandbox.base, `Nuovo cliente: ${login}, password ${password}`), 303);
});

consolePage.post("/page/advance", async (c) => {
  const sandbox = c.get("sandbox");
  const { orderId } = z.object({ orderId: z.coerce.number() }).parse(await readInput(c));
  return c.redirect(back(sandbox.base, stateMessage(orderId, commerce.advanceOrder(sandbox, orderId))), 303);
});

consolePage.post("/page/order-status", async (c) => {
  const sandbox = c.get("sandbox");
  const input = await readInput(c);
  const { orderId } = z.object({ orderId: z.coerce.number() }).parse(input);
  return c.redirect(back(sandbox.base, stateMessage(orderId, moveOrder(sandbox, orderId, input))), 303);
});

const stateMessage = (orderId: number, moved: { orderStatusId: number } | undefined): string =>
  moved ? `L'ordine ${orderId} è allo stato ${moved.orderStatusId}.` : `L'ordine ${orderId} non esiste.`;

consolePage.onError((error, c) => {
  if (!(error instanceof z.ZodError)) throw error;
  return c.redirect(back(c.get("sandbox").base, "Un valore non è valido: non è cambiato nulla."), 303);
});

function back(base: string, message: string): string {
  return `${base}/sandbox?message=${encodeURIComponent(message)}`;
}
