import * as z from "zod";
import { int, number, optionalText, rows, text } from "../../transport/wire/fields";

export const wirePackagings = z.object({
  packagingTypes: rows(
    z.object({ packagingTypeId: int, name: text, description: optionalText, cost: number }),
  ),
});
