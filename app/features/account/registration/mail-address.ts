import * as paths from "~/page/paths";
import type { Shop, ShopForAction } from "~/platform/shop";
import { rememberedFor } from "./remembered-for";

/** Of a registration that was sent, only the e-mail is kept: for the mail that may have to be sent again. */
export const saveMailAddress = ({ saveDraft }: Pick<ShopForAction, "saveDraft">, email: string): boolean =>
  saveDraft(paths.registrationCompleted, { email }, rememberedFor);

export const mailAddress = ({ draft }: Pick<Shop, "draft">): string =>
  draft(paths.registrationCompleted)?.email ?? "";
