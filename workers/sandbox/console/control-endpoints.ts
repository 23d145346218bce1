import { Hono } from "hono";
import * as z from "zod";
import { commerce } from "../commerce/part";
import { readInput } from "../kernel/body";
import { callsSoFar, clearCalls } from "../kernel/calls";
import { outbox } from "../kernel/outbox";
import type { AppEnv } from "../kernel/sandbox";
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
 * Control endpoints (docs/wire.md): JSON input and output, without envelope. An invalid value
 * returns 400 with its name.
 */
export const controlEndpoints = new Hono<AppEnv>();

controlEndpoints.get("/state", (c) => c.json(shopState(c.get("sandbox"))));
controlEndpoints.get("/mail", (c) => c.json({ mails: outbox(c.get("sandbox"), c.req.query("to")) }));
controlEndpoints.get("/calls", (c) => c.json(callsSoFar(c.get("sandbox"))));

controlEndpoints.post("/calls/clear", (c) => {
  clearCalls(c.get("sandbox"));
  return c.json({ count: 0 });
});

const changes = {
  ...{ "/reset": reset, "/clock": moveClock, "/scenario": setScenario },
  ...{ "/content": setContent, "/slide": setSlide, "/block": setBlock },
};
for (const [path, change] of Object.entries(changes)) {
  controlEndpoints.post(path, async (c) => {
    const sandbox = c.get("sandbox");
    change(sandbox, await readInput(c));
    return c.json(shopState(sandbox));
  });
}

controlEndpoints.post("/shopper", async (c) =>
  c.json(await makeShopper(c.get("sandbox"), await readInput(c))),
);

controlEndpoints.post("/orders/:orderId/advance", (c) => {
  const moved = commerce.advanceOrder(c.get("sandbox"), Number(c.req.param("orderId")));
  return moved ? c.json(moved) : c.json({ error: "unknown order" }, 404);
});

controlEndpoints.post("/orders/:orderId/status", async (c) => {
  const moved = moveOrder(c.get("sandbox"), Number(c.req.param("orderId")), await readInput(c));
  return moved ? c.json(moved) : c.json({ error: "unknown order" }, 404);
});

controlEndpoints.get("/orders/:orderId/payments", (c) =>
  c.json({ payments: commerce.paymentsOf(c.get("sandbox"), Number(c.req.param("orderId"))) }),
);

controlEndpoints.onError((error, c) => {
  if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400);
  throw error;
});
