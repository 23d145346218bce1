import { Hono } from "hono";
import * as z from "zod";
import type { AppEnv } from "../kernel/sandbox";

const formId = 5;
const fields = [
  { name: "nome", label: "Nome e cognome", type: "text", required: true },
  { name: "email", label: "E-mail", type: "email", required: true },
  {
    name: "telefono",
    label: "Telefono",
    type: "tel",
    required: false,
    help: "Se preferisci che ti chiamiamo.",
  },
  {
    name: "argomento",
    label: "Argomento",
    type: "select",
    required: true,
    options: [
      "Un ordine",
      "Recesso da un ordine",
      "La consegna",
      "Un prodotto",
      "Il mio profilo",
      "Il sito e l'accessibilità",
      "Altro",
    ],
  },
  { name: "ordine", label: "Numero dell'ordine", type: "text", required: false },
  { name: "messaggio", label: "Messaggio", type: "textarea", required: true },
];
const action = "ebsn_send_mail";
const thanks = "Grazie, abbiamo ricevuto il tuo messaggio: ti rispondiamo entro due giorni lavorativi.";

/** Returns the nonce that WordPress gives to a form. */
const nonceOf = (tenant: string): string => `${tenant}-5f1c9d2ab0`;

const sent = z.record(z.string(), z.unknown());

/**
 * The customer-service form: its fields and its submission. A message becomes a mail to the chain.
 */
export const contactForm = new Hono<AppEnv>();

contactForm.get("/wp-json/wp/v2/get_mail_pars", (c) => {
  if (c.req.query("form_id") !== String(formId))
    return c.json({ code: "rest_no_form", message: "Modulo inesistente", data: { status: 404 } }, 404);
  return c.json({ form_id: formId, security: nonceOf(c.get("sandbox").tenant.id), action, fields });
});

contactForm.post("/wp-admin/admin-ajax.php", async (c) => {
  const { tenant, mail } = c.get("sandbox");
  const form = await c.req.formData().catch(() => new FormData());
  if (form.get("security") !== nonceOf(tenant.id)) return c.text("-1", 403);
  if (form.get("action") !== action) return c.text("0", 400);
  const read = sent.safeParse(parsed(form.get("formData")));
  const missing = fields.find(({ name, required }) => required && !read.data?.[name]);
  if (!read.success || missing)
    return c.json({ success: false, data: { message: `Manca un dato: ${missing?.label ?? "il modulo"}.` } });
  const lines = fields.map(({ name, label }) => `${label}: ${String(read.data[name] ?? "")}`);
  mail(tenant.content.email, `Servizio clienti: ${String(read.data["argomento"])}`, lines.join("\n"));
  mail(String(read.data["email"]), `Abbiamo ricevuto: ${String(read.data["argomento"])}`, lines.join("\n"));
  return c.json({ success: true, data: { message: thanks } });
});

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
