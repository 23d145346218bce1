import { isEbsnError } from "~/ebsn/errors";
import * as paths from "~/page/paths";
import type { Shop } from "~/platform/shop";

/** Query parameter with an order's number. */
export const orderField = "ordine";

/**
 * Prefills the form: typed values, the number of the order that linked here, and a signed-in
 * shopper's name and e-mail. Name and e-mail are left out if the backend fails. The query string
 * may supply only digits, so that a link cannot put words into the form.
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
