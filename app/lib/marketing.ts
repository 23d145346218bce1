/** True for a query parameter that names the source of a visit; pages do not depend on these. */
export const isMarketing = (name: string): boolean => /^(utm_\w+|gclid|fbclid|msclkid)$/.test(name);
