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

/** A tenant as this isolate knows it. */
export type TenantSettings = {
  tenant: Tenant;
  look: Look;
  /**
   * Part of every cached value's key. Changes with the build, the settings without texts and theme,
   * and the operator's `purge`.
   */
  generation: string;
  /** The same for pages, which also show texts and theme. */
  pageGeneration: string;
  /** Generations of categories purged separately, by slug. */
  categories: ChainState["categories"];
  switches: ChainState["switches"];
  /** Logins before this time have ended, by an operator's `end-sessions`; ISO date and time. */
  loginsFrom?: string;
};

/**
 * A tenant's data from KV, and the settings made of it. Without a document, the bundled files are
 * used.
 */
export type ReadChain = TenantSettings & {
  raw: string | null;
  rawState: string | null;
  document?: ChainDocument;
  /** Reason why KV's value is rejected as the document. */
  documentProblem?: string;
  state: ChainState;
  /** Errors in the state's parts. */
  stateProblems: readonly string[];
};

/** Result of a KV read; an Error if it failed. */
export type Said = string | null | Error;

const nothing = stateSchema.parse({});

/** First letters of a text's SHA-256, in hex. */
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

/** A tenant's document from KV. Logs a bad document and returns the last good one. */
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

/** Returns a tenant's state from KV. Unreadable parts keep their last value and are logged. */
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

/** Returns the tenant's settings with the Worker's addresses of its pictures. */
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
 * Returns a tenant from KV's values: its document, else the last good one, else the bundled files,
 * else undefined. Unchanged values return the same objects.
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
