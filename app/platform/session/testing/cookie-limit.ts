/** Browsers drop a cookie above this, name and attributes included (RFC 6265bis); `Set-Cookie` is ASCII, so characters are bytes. */
export const cookieLimit = 4096;
