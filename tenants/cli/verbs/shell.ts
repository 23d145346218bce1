import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { refused, well, type Answer } from "../answer";
import { readChain } from "../files/chain-files";

/** Product name in the shell's user agent, before its version. */
const agent = "BottegaApp";

const settings = z.object({
  name: z.string().min(1),
  canonicalOrigin: z.url({ protocol: /^https$/ }),
  paymentOrigins: z.array(z.url()),
  shell: z.object({ id: z.string() }),
});

/** Error page if the shop does not load; the shell also needs a local file to start. */
const page = (name: string) => `<!doctype html>
<html lang="it">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${name.replace(/[&<]/g, "")}</title>
  <p>Il negozio non risponde. Controlla la connessione e riapri l'app.</p>
</html>
`;

/**
 * `shell`: writes the files from which Capacitor builds a chain's app.
 * The app loads only the chain's site and its payment pages, which redirect back.
 * Its user agent contains its version.
 */
export function shell(root: string, id: string, version: string): Answer {
  const read = settings.safeParse(readChain(root, id).tenant);
  if (!read.success) return refused(`${id} has no app: "shell" with its id is not in its tenant.json`);
  const { name, canonicalOrigin, paymentOrigins, shell } = read.data;
  const config = {
    appId: shell.id,
    appName: name,
    webDir: "www",
    appendUserAgent: ` ${agent}/${version}`,
    server: {
      url: canonicalOrigin,
      allowNavigation: [canonicalOrigin, ...paymentOrigins].map((origin) => new URL(origin).hostname),
      errorPath: "index.html",
      cleartext: false,
    },
    plugins: { PushNotifications: { presentationOptions: ["badge", "sound", "alert"] } },
  };
  const folder = `build/shell/${id}`;
  mkdirSync(join(root, folder, "www"), { recursive: true });
  writeFileSync(join(root, folder, "capacitor.config.json"), `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(join(root, folder, "www/index.html"), page(name));
  const written = [`${folder}/capacitor.config.json`, `${folder}/www/index.html`];
  return well({ config, written }, ...written.map((path) => `written: ${path}`));
}
