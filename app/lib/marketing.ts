/** Parameters that say where a visitor came from: no page depends on them. */
export const isMarketing = (name: string): boolean => /^(utm_\w+|gclid|fbclid|msclkid)$/.test(name);
