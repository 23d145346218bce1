/**
 * Max cookie size in bytes, name and attributes included (RFC 6265bis); browsers drop larger ones.
 * `Set-Cookie` is ASCII, so characters are bytes.
 */
export const cookieLimit = 4096;
