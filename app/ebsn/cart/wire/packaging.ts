import * as z from "zod";
import { int, number, optionalText, text } from "../../transport/wire/fields";

export const wirePackagings = z.object({
  packagingTypes: z.array(
    z.object({ packagingTypeId: int, name: text, description: optionalText, cost: number }),
  ),
});
