export type TapLimit = { taps: number; screens: { on: number; off: number } };

/** Max taps and screens (loaded documents) of a way through the shop, with and without script. */
export const mostTaps = {
  firstOrder: { taps: 22, screens: { on: 11, off: 15 } },
  newcomer: { taps: 32, screens: { on: 16, off: 16 } },
  repeat: { taps: 8, screens: { on: 6, off: 6 } },
  writtenList: { taps: 15, screens: { on: 11, off: 11 } },
} satisfies Record<string, TapLimit>;
