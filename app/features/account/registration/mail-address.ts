import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { rememberedFor } from "./remembered-for";

/**
 * Stores only the e-mail of a registration that was sent, since the mail may have to be sent again.
 */
export const saveMailAddress = ({ saveDraft }: Pick<ShopForAction, "saveDraft">, email: string): boolean =>
  saveDraft(paths.registrationCompleted, { email }, rememberedFor);

export const mailAddress = ({ draft }: Pick<Shop, "draft">): string =>
  draft(paths.registrationCompleted)?.email ?? "";
