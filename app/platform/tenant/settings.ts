import * as z from "zod";
import { bundledTenant } from "#tenants/registry";
import {
  chainDocumentSchema,
  readState,
  stateSchema,
  type ChainDocument,
  type ChainState,
} from "#tenants/kv-documents";
import type { Tenant } from "#tenants/schema";
import { logFault } from "../log-line";
import type { Look } from "../look";

/** One chain as this isolate knows it. */
export type TenantSettings = {
  tenant: Tenant;
  look: Look;
  /** part of the key of every kept value: changes with the build, the settings without texts and theme, and the operator's `purge` */
  generation: string;
  /** the same for pages, which show texts and theme, too */
  pageGeneration: string;
  /** of single categories, by slug, where they were purged by themselves */
  categories: ChainState["categories"];
  switches: ChainState["switches"];
  /** every login before then has ended, by an operator's `end-sessions`; ISO date and time */
  loginsFrom?: string;
};

/** What was read of a chain, and what was made of it. Pushed: its document; else the bundled files stand in for one. */
export type ReadChain = TenantSettings & {
  raw: string | null;
  rawState: string | null;
  document?: ChainDocument;
  /** why what KV holds is not taken for the document, in words */
  documentProblem?: string;
  state: ChainState;
  /** what of the state cannot be read, in words */
  stateProblems: readonly string[];
};

/** What KV said; an Error where it did not answer. */
export type Said = string | null | Error;

const nothing = stateSchema.parse({});

/** So many letters of a text's SHA-256. */
export async function digestOf(text: string, letters = 12): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, letters);
}

const complain = (event: string, tenant: string, error: unknown) =>
  logFault({ level: "error", event, tenant, error: String(error).slice(0, 500) });

const whyOf = (error: unknown) =>
  (error instanceof z.ZodError ? z.prettifyError(error) : String(error)).slice(0, 300);

/** The document of a chain, or the last good one and a line in the log. */
function documentOf(
  id: string,
  said: Said,
  last: ReadChain | undefined,
): Pick<ReadChain, "document" | "documentProblem"> {
  if (typeof said === "string" && said === last?.raw)
    return { document: last.document, documentProblem: last.documentProblem };
  try {
    if (said instanceof Error) throw said;
    if (said === null) {
      if (!last?.document) return {};
      complain("tenant.document-gone", id, "kept as it was");
      return { document: last.document, documentProblem: "it is gone" };
    }
    const document = chainDocumentSchema.parse(JSON.parse(said));
    if (document.tenant.id !== id) throw new Error(`names itself ${document.tenant.id}`);
    const { version = 0 } = last?.document ?? {};
    if (document.version < version) throw new Error(`version ${document.version} is older than ${version}`);
    return { document };
  } catch (error) {
    complain("tenant.document", id, error);
    const problem = said instanceof Error ? last?.documentProblem : whyOf(error);
    return { document: last?.document, documentProblem: problem };
  }
}

/** The state of a chain; what of it cannot be read stays as it was, and the log has a line. */
function stateOf(
  id: string,
  said: Said,
  last: ReadChain | undefined,
): Pick<ReadChain, "state" | "stateProblems"> {
  if (said === null) return { state: nothing, stateProblems: [] };
  if (said instanceof Error) {
    complain("tenant.state", id, said);
    return { state: last?.state ?? nothing, stateProblems: last?.stateProblems ?? [] };
  }
  const { state, problems } = readState(said, last?.state);
  if (problems.length > 0) complain("tenant.state", id, problems.join("\n"));
  return { state, stateProblems: problems };
}

/** The chain's settings with the addresses at which the Worker serves its pictures. */
function withPictures({ tenant, assets }: ChainDocument): Tenant {
  const at = (path: string) => assets[path] ?? path;
  const { logo, favicon, app } = tenant;
  return {
    ...tenant,
    logo: { ...logo, src: at(logo.src) },
    favicon: at(favicon),
    ...(app && {
      app: {
        ...app,
        icons: {
          plain192: at(app.icons.plain192),
          plain512: at(app.icons.plain512),
          maskable192: at(app.icons.maskable192),
          maskable512: at(app.icons.maskable512),
          apple: at(app.icons.apple),
        },
        screenshots: app.screenshots.map((shot) => ({ ...shot, src: at(shot.src) })),
      },
    }),
  };
}

const drawingOf = (id: string) => `/tenants/${id}/hero.webp`;

async function lookOf({ tenant: { id }, theme, assets }: ChainDocument): Promise<Look> {
  const text = Object.entries(assets).reduce((css, [path, at]) => css.replaceAll(path, at), theme);
  const drawing = drawingOf(id);
  return {
    theme: { href: `/chain/${id}/${await digestOf(text, 16)}.css`, text },
    drawing: theme.includes(drawing) ? (assets[drawing] ?? drawing) : undefined,
  };
}

/**
 * A chain of what KV said of it: its document, behind it the last good one, behind that the bundled files; undefined where there is none of
 * them. What was said again word by word keeps its identity.
 */
export async function readChain(
  buildId: string,
  id: string,
  saidDocument: Said,
  saidState: Said,
  last: ReadChain | undefined,
): Promise<ReadChain | undefined> {
  const { document, documentProblem } = documentOf(id, saidDocument, last);
  const { state, stateProblems } = stateOf(id, saidState, last);
  const raw = saidDocument instanceof Error ? (last?.raw ?? null) : saidDocument;
  const rawState = saidState instanceof Error ? (last?.rawState ?? null) : saidState;
  const isSame = last && last.document === document && last.rawState === rawState;
  if (isSame) return { ...last, raw, rawState, documentProblem };
  const isSameDocument = last && last.document === document;
  const tenant = isSameDocument ? last.tenant : document ? withPictures(document) : bundledTenant(id);
  if (!tenant) return undefined;
  const look = isSameDocument ? last.look : document ? await lookOf(document) : { drawing: drawingOf(id) };
  const { texts, ...settings } = tenant;
  const generation = await digestOf(JSON.stringify([buildId, state.generation, settings]));
  return {
    tenant,
    look,
    generation,
    pageGeneration: await digestOf(JSON.stringify([generation, texts, look, state.switches])),
    categories: state.categories,
    switches: state.switches,
    loginsFrom: state.loginsFrom,
    raw,
    rawState,
    document,
    documentProblem,
    state,
    stateProblems,
  };
}
