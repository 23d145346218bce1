/**
 * A small source tree that follows all rules: every rank, features with inner rooms, Workers, tests
 * across rooms. Path -> source.
 */
export const rightTree: Record<string, string> = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      module: "ESNext",
      moduleResolution: "Bundler",
      jsx: "react-jsx",
      paths: { "~/*": ["./app/*"], "#tenants/*": ["./tenants/*"] },
    },
  }),
  "app/root.tsx": 'import "./styles/base.css"; import { Frame } from "~/frame/frame"; export default Frame;',
  "app/routes.ts": "export default [];",
  "app/context.ts":
    'export { cache } from "~/platform/cache"; export { ask } from "~/ebsn/ask"; export { addKind } from "~/features/cart/public.server";',
  "app/context.test.ts": 'import { cache } from "./context"; export default cache;',
  "app/entry.server.tsx": 'import "~/frame/frame";',
  "app/styles/base.css": "",
  "app/frame/frame.tsx":
    'import { CartLink } from "~/features/cart/public"; export const Frame = () => CartLink;',
  "app/features/cart/public.ts": 'export { CartLink } from "./cart-link";',
  "app/features/cart/public.server.ts":
    'import { register } from "~/features/pending/public.server"; export const addKind = register("add");',
  "app/features/cart/cart-link.tsx":
    'import type { Slot } from "~/features/delivery/slot/public"; import { Page } from "~/page/page"; export const CartLink = (slot: Slot) => [slot, Page];',
  "app/features/delivery/public.ts": 'export type { Slot } from "./slot/slot";',
  "app/features/delivery/slot/public.ts": 'export type { Slot } from "./slot";',
  "app/features/delivery/slot/slot.ts": 'export type { Slot } from "~/model/slot";',
  "app/features/pending/public.server.ts":
    'import { cache } from "~/platform/cache"; export const register = (kind: string) => [kind, cache];',
  "app/page/page.tsx":
    'import { Late } from "~/enhance/late"; import { Button } from "~/ui/button"; export const Page = [Late, Button];',
  "app/enhance/late.ts": 'import { Button } from "~/ui/button"; export const Late = Button;',
  "app/ui/button.tsx": 'import { euro } from "~/lib/euro"; export const Button = euro;',
  "app/platform/cache.ts":
    'import type { Tenant } from "#tenants/schema"; import { ask } from "~/ebsn/ask"; export const cache = (tenant: Tenant) => ask(tenant);',
  "app/ebsn/ask.ts":
    'import { send } from "~/net/send"; import type { Wire } from "./timeslots/wire"; export const ask = (wire: Wire) => send(wire);',
  "app/ebsn/timeslots/wire.ts": "export type Wire = string;",
  "app/ebsn/timeslots/mapping.ts": 'import type { Slot } from "~/model/slot"; export const slot: Slot = 1;',
  "app/ebsn/testing/sample.ts":
    'import { tenants } from "#tenants/schema"; import { Button } from "~/ui/button"; export const sample = [tenants, Button];',
  "app/ebsn/ask.test.ts":
    'import { sample } from "./testing/sample"; import { slot } from "~/ebsn/timeslots/mapping"; export default [sample, slot];',
  "app/cms/pages.ts": 'import { send } from "~/net/send"; export const pages = send;',
  "app/maps/places.ts": 'import { send } from "~/net/send"; export const places = send;',
  "app/net/send.ts": 'import { euro } from "~/lib/euro"; export const send = euro;',
  "app/i18n/texts.ts": 'import { euro } from "~/lib/euro"; export const texts = euro;',
  "app/lib/euro.ts":
    'import type { Slot } from "~/model/slot"; export const euro: (slot: Slot) => Slot = (slot) => slot;',
  "app/model/slot.ts": 'import type { Day } from "./day"; export type Slot = Day | number;',
  "app/model/day.ts": "export type Day = string;",
  "tenants/schema.ts": "export type Tenant = string; export const tenants = [];",
  "workers/storefront/index.ts":
    'import { cache } from "../../app/platform/cache"; import { ask } from "~/context"; import { serve } from "./serve"; import * as build from "virtual:remix/server-build"; export default [cache, ask, serve, build];',
  "workers/storefront/serve.ts": "export const serve = 1;",
  "workers/sandbox/index.ts": 'import { clock } from "./kernel/clock"; export default clock;',
  "workers/sandbox/kernel/clock.ts": "export const clock = 1;",
  "tests/walk.test.ts":
    'import { cache } from "~/context"; import { Frame } from "~/frame/frame"; export default [cache, Frame];',
  "e2e/basket.ts": "export const basket = 1;",
};
