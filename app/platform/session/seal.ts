import { base64url, CompactEncrypt, compactDecrypt } from "jose";
import * as z from "zod";
import { sessionKeysOf, weaknessOf } from "~/lib/secrets/session-keys";

type Key = {
  kid: string;
  key: Promise<CryptoKey>;
  /** Key of `Sealer.mark`, which only distinguishes texts. */
  mark: Promise<CryptoKey>;
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const envelope = z.object({ v: z.unknown(), iat: z.number(), exp: z.number() });

// Deriving a key costs more than a seal. The map holds one entry per secret of the operators.
const derived = new Map<string, Key[]>();

function keysOf(secrets: string): Key[] {
  const known = derived.get(secrets);
  if (known) return known;
  const weakness = weaknessOf(secrets);
  if (weakness) throw new Error(`SESSION_KEYS: ${weakness}`);
  const keys = sessionKeysOf(secrets).map(({ name, secret }) => ({
    kid: name,
    key: deriveKey(secret),
    mark: deriveMark(secret),
  }));
  derived.set(secrets, keys);
  return keys;
}

async function deriveKey(secret: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(secret));
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}

async function deriveMark(secret: string): Promise<CryptoKey> {
  const bytes = encoder.encode(`mark ${secret}`);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Length of a keyed hash: distinguishes some millions of accounts. */
const markBytes = 9;

export type Opened = { value: unknown; /** Epoch ms. */ sealedAt: number };
export type Sealer = {
  /** Encrypts JSON that expires after `seconds`; `use` names its purpose. */
  seal(use: string, value: unknown, seconds: number): Promise<string>;
  /**
   * Unseals a value of the same tenant and use. Undefined if it is tampered, foreign, expired or
   * sealed with an unknown key.
   */
  open(use: string, token: string | undefined): Promise<Opened | undefined>;
  /**
   * Returns a keyed hash: twelve characters, the same for the same text, tenant and use. Reversing
   * it needs the first key.
   */
  mark(use: string, text: string): Promise<string>;
};

/**
 * Seals small state into cookies and hidden fields, as JWE compact, `dir` + A256GCM. AES-GCM
 * authenticates tenant and use in the protected header, so a token never unseals at another tenant
 * or for another use. `secrets` = `kid:secret,kid2:secret2`: the first seals, all unseal, so that
 * keys rotate without a logout. Throws on malformed secrets.
 */
export function createSealer(secrets: string, tenantId: string, now: () => number = Date.now): Sealer {
  const keys = keysOf(secrets);
  const [first] = keys;
  if (!first) throw new Error("SESSION_KEYS is empty");
  return {
    async seal(use, value, seconds) {
      const at = now();
      const text = JSON.stringify({ v: value, iat: at, exp: at + seconds * 1000 });
      return new CompactEncrypt(encoder.encode(text))
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: first.kid, ten: tenantId, use })
        .encrypt(await first.key);
    },
    async open(use, token) {
      if (!token) return undefined;
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(
          token,
          async ({ kid }) => {
            const match = keys.find((key) => key.kid === kid);
            if (!match) throw new Error("unknown key");
            return match.key;
          },
          { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A256GCM"] },
        );
        if (protectedHeader.ten !== tenantId || protectedHeader.use !== use) return undefined;
        const { v, iat, exp } = envelope.parse(JSON.parse(decoder.decode(plaintext)));
        return exp > now() ? { value: v, sealedAt: iat } : undefined;
      } catch {
        return undefined;
      }
    },
    async mark(use, text) {
      const bytes = encoder.encode(JSON.stringify([tenantId, use, text]));
      const signed = new Uint8Array(await crypto.subtle.sign("HMAC", await first.mark, bytes));
      return base64url.encode(signed.slice(0, markBytes));
    },
  };
}
