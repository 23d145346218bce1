import { accountOf, tooMany } from "~/platform/http/guards/rate-limit";
import { shopLoader } from "~/platform/http/route";
import { ownData } from "../own-data";

/**
 * Returns "I miei dati" as a file. It makes many backend requests, so it has the rate limit of
 * forms that send mail.
 */
export const loader = shopLoader({ login: true }, async ({ shop }) => {
  if (!(await shop.checkRateLimit("mail", accountOf(shop)))) throw tooMany();
  const own = await ownData(shop);
  return new Response(JSON.stringify(own, undefined, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shop.tenant.id}-${own.on}.json"`,
      "Cache-Control": "no-store",
    },
  });
});
