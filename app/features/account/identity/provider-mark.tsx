import type { IdentityProvider } from "~/model/identity";

type Marked = Exclude<IdentityProvider, "company">;

/**
 * Shapes of each provider's mark in its own colours, which the tenant's theme and dark mode leave
 * unchanged.
 */
const shapes = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#ea4335" d="M18.4 5.6A9 9 0 0 0 4.2 7.5" />
      <path stroke="#fbbc05" d="M4.2 7.5a9 9 0 0 0 0 9" />
      <path stroke="#34a853" d="M4.2 16.5a9 9 0 0 0 13.6 2.4" />
      <path stroke="#4285f4" d="M17.8 18.9A9 9 0 0 0 21 12h-9" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M10 24v-8.2H7V12h3V9.6C10 6.4 11.7 5 14.6 5c1 0 1.9.1 2.4.2v3.2h-1.7c-1.2 0-1.5.6-1.5 1.6v2h3.1l-.6 3.8h-2.5V24z"
      />
    </>
  ),
} as const satisfies Record<Marked, unknown>;

/** Small mark of a provider, before its name. */
export const ProviderMark = ({ of }: { of: Marked }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {shapes[of]}
  </svg>
);
