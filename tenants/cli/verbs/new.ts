import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { tenantSchema } from "../../schema";
import { refused, type Answer } from "../answer";
import { hostWords } from "../checks/host-words";
import { isVatNumber } from "../checks/vat-number";
import { writeChain } from "../files/chain-files";
import { exampleOf, firstFiles, type Answers } from "../new/first-files";
import { NotUnderstood } from "../not-understood";
import { register } from "../register";
import type { World } from "../world";
import { check } from "./check";
import { routes } from "./routes";

const rules = tenantSchema.shape;
const company = rules.company.shape;

/** The questions in order: option, wording and rule of each. */
export const questions = {
  name: { says: "Name that shoppers use", schema: rules.name },
  legalName: { says: "Registered company", schema: rules.legalName },
  vatNumber: {
    says: "VAT number (11 digits)",
    schema: company.vatNumber.refine(isVatNumber, "the last digit does not check the others"),
  },
  rea: { says: "REA number (RM-1234567)", schema: company.rea },
  address: { says: "Registered address", schema: company.address },
  capital: {
    says: "Share capital in whole euros (0 where none is fixed, as a cooperative's)",
    schema: z.string().regex(/^\d{1,12}$/, "digits alone"),
  },
  certifiedMail: { says: "Certified mail (PEC)", schema: company.certifiedMail },
  email: { says: "E-mail for shoppers", schema: rules.email },
  host: {
    says: "Host of the shop (www.chain.it)",
    schema: z
      .string()
      .refine((host) => !hostWords(host), "lower case, without port, path or a dot at the end"),
  },
  colour: { says: "Main colour (#rrggbb)", schema: rules.themeColour },
} as const satisfies Record<Exclude<keyof Answers, "id">, { says: string; schema: z.ZodType<string> }>;
export type Given = { [question in keyof typeof questions]?: string };

const keys = Object.keys(questions) as (keyof typeof questions)[];

async function askFor(
  key: keyof typeof questions,
  example: string,
  { ask, err }: World,
): Promise<string | undefined> {
  while (ask) {
    const said = (await ask(`${questions[key].says} [${example}]: `)).trim();
    if (said === "") return undefined;
    const { error } = questions[key].schema.safeParse(said);
    if (!error) return said;
    err(`That does not do: ${error.issues[0]?.message}`);
  }
  return undefined;
}

/**
 * `new`: creates a chain's folder with settings, texts, a theme from one colour and a logo.
 * Unanswered questions get example values.
 */
export async function createChain(world: World, id: string, given: Given): Promise<Answer> {
  const { root } = world;
  if (!rules.id.safeParse(id).success)
    throw new NotUnderstood(
      `"${id}" is no id: lower-case letters, digits and dashes, a letter first, 2 to 31 of them`,
    );
  if (existsSync(join(root, "tenants", id))) return refused(`tenants/${id} is there already.`);
  for (const key of keys) {
    const { error } = questions[key].schema.optional().safeParse(given[key]);
    if (error)
      throw new NotUnderstood(
        `"${given[key]}" does not do as ${questions[key].says}: ${error.issues[0]?.message}`,
      );
  }

  const capital = id.charAt(0).toUpperCase() + id.slice(1);
  const name = given.name ?? (await askFor("name", capital, world)) ?? capital;
  const answers: Answers = { id, name, ...exampleOf(id, name) };
  const examples: string[] = [];
  for (const key of keys.slice(1)) {
    const said = given[key] ?? (await askFor(key, answers[key], world));
    if (said === undefined) examples.push(key);
    else answers[key] = said;
  }

  const { tenant, theme, drawings } = firstFiles(answers);
  const written = await writeChain(root, { id, tenant, theme }, new Map());
  mkdirSync(join(root, "tenants", id, "drawings"));
  mkdirSync(join(root, "public/tenants", id), { recursive: true });
  for (const [file, svg] of drawings) {
    writeFileSync(join(root, "tenants", id, "drawings", file), svg);
    written.push(`tenants/${id}/drawings/${file}`);
  }
  await world.draw();
  written.push(...register(root));
  routes(root, false);
  const checked = await check(root);
  return {
    well: checked.well,
    data: { id, written, examples, check: checked.data },
    says: [
      ...written.map((path) => `written: ${path}`),
      ...(checked.well ? [] : checked.says),
      ...(examples.length > 0
        ? [
            `Examples that are true of nobody, to be replaced in tenants/${id} before shoppers come: ${examples.join(", ")}.`,
          ]
        : []),
      `Goods come from the sandbox until "origin" in tenants/${id}/tenant.json names the chain's eBSN.`,
      `Next: npm run tenants -- push ${id}, then http://${id}.localhost:8787`,
    ],
  };
}
