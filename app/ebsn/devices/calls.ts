import { compareVersions } from "~/lib/compare-versions";
import type { Ebsn } from "../client";
import { isEbsnError } from "../errors";
import { readData, type Transport } from "../transport/transport";
import { wireRelease } from "./wire";

/** Timeout of the call at logout, in ms. */
const patienceMs = 1500;

/** Accepts an https address whose host contains no placeholder. */
const isAddress = (url: string): boolean => {
  const filled = url.replaceAll("{platform}", "ios");
  return /^https:\/\/[^{}/?#\\@]+(?:[/?#]|$)/.test(url) && URL.canParse(filled);
};

/** Max characters; every app requests and shows these every ten minutes. */
const longest = { version: 50, url: 500 };

/**
 * Creates the app's calls. A device is registered and unregistered by a repeatable GET, so it is
 * retried after a missing response.
 */
export function createDevices({ send, sendAnonymous }: Transport): Ebsn["devices"] {
  const tell = async (path: string, params: Record<string, string>, deadlineMs?: number) => {
    await send({
      path: `externalregistration/${path}`,
      params,
      once: true,
      repeatable: true,
      ...(deadlineMs !== undefined && { deadlineMs }),
    });
  };

  return {
    register: ({ externalId, model, platform, platformVersion, manufacturer, uuid }) =>
      tell("register", {
        external_id: externalId,
        model,
        platform,
        platform_version: platformVersion,
        manufacturer,
        uuid,
      }),

    unregister: ({ platform, uuid }) => tell("unregister", { platform, uuid }, patienceMs),

    async release() {
      const answer = await sendAnonymous({ path: "app-version/last" }).catch((error: unknown) => {
        if (isEbsnError(error, "notFound")) return undefined;
        throw error;
      });
      const told = answer && readData(wireRelease, answer).lastVersion;
      if (!told || told.version.length > longest.version || told.url.length > longest.url) return undefined;
      if (compareVersions(told.version, "0") === undefined || !isAddress(told.url)) return undefined;
      return { version: told.version, url: told.url };
    },
  };
}
