import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/** Names the parameter with an order's number. */
export const orderField = "ordine";

/**
 * What need not be typed: what was typed before, the number of the order that led here, and of who is signed in their name and e-mail, where the
 * backend tells them now. An address chooses digits alone, so that none puts words into another's mouth.
 */
export async function knownOf({ draft, session, ebsn }: Pick<Shop, "draft" | "session" | "ebsn">, url: URL) {
  const typed = draft(paths.withdrawal);
  const named = url.searchParams.get(orderField) ?? "";
  const order = /^\d{1,12}$/.test(named) ? named : undefined;
  const { name, email, goods } = typed ?? { ...(session.user && (await person(session.user.login, ebsn))) };
  return { name, email, goods, order: order ?? typed?.order };
}

async function person(login: string, { profile }: Pick<Shop["ebsn"], "profile">) {
  const email = login.includes("@") ? login : undefined;
  try {
    const { details } = await profile.view();
    return { name: [details.firstName, details.lastName].filter(Boolean).join(" "), email, goods: undefined };
  } catch (error) {
    if (!isEbsnError(error)) throw error;
    return { name: undefined, email, goods: undefined };
  }
}
