const validDays = 180;

type SecurityText = { email: string; address: string; now: number };

/**
 * The text of security.txt (RFC 9116). `email` is the chain's own, `address` the file's whole URL.
 * `now` is in milliseconds. `Expires` is 180 days ahead: RFC 9116 § 2.5.5 recommends less than a
 * year.
 */
export function securityText({ email, address, now }: SecurityText): string {
  const expires = new Date(now + validDays * 24 * 3600 * 1000).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: it, en",
    `Canonical: ${address}`,
    "",
  ].join("\n");
}
