export type TapLimit = { taps: number; screens: { on: number; off: number } };

/** The most taps and screens (documents that are loaded) that a way through the shop may take, with script and without. */
export const mostTaps = {
  firstOrder: { taps: 22, screens: { on: 11, off: 15 } },
  newcomer: { taps: 32, screens: { on: 16, off: 16 } },
  repeat: { taps: 8, screens: { on: 6, off: 6 } },
  writtenList: { taps: 15, screens: { on: 11, off: 11 } },
} satisfies Record<string, TapLimit>;
