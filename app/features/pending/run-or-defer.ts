import { isEbsnError } from "~/ebsn/errors";
import { seeOther, toLogin } from "~/platform/http/redirects";
import type { ShopForAction } from "~/platform/shop";
import type { PendingKind } from "./kind";

/**
 * Guard chain (§4): executes the action, or redirects to the first missing step, the login first.
 * Meanwhile the action is pending, sealed in a cookie, also if the session ends on the way. The
 * last step continues it (`continuePending`).
 */
export async function runOrDefer<Data, Loaded>(
  shop: ShopForAction,
  kind: PendingKind<Data, Loaded>,
  data: Data,
): Promise<Response> {
  if (!shop.session.user) {
    await savePending(shop, kind, data);
    return toLogin(kind.back(data));
  }
  try {
    const loaded = await kind.load(shop, data);
    const step = kind.nextStep(shop, data, loaded);
    if (step !== undefined) {
      await savePending(shop, kind, data, loaded);
      return seeOther(step);
    }
    shop.dropPendingAction();
    return await kind.execute(shop, data, loaded);
  } catch (error) {
    if (isEbsnError(error, "session")) await savePending(shop, kind, data);
    throw error;
  }
}

async function savePending<Data, Loaded>(
  shop: ShopForAction,
  kind: PendingKind<Data, Loaded>,
  asked: Data,
  loaded?: Loaded,
) {
  const [shown, label] = await Promise.all([
    Promise.resolve(kind.withShown?.(shop, asked, loaded)).catch(() => undefined),
    kind.describe(shop, asked).catch(() => undefined),
  ]);
  const data = shown ?? asked;
  const record = (waiting: Data) => ({
    kind: kind.name,
    data: waiting,
    back: kind.back(waiting),
    ...(label && { label }),
  });
  return (
    shop.savePendingAction(record(data)) ||
    (kind.shorten && shop.savePendingAction(record(kind.shorten(data))))
  );
}
