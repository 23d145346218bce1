type Span = { top: number; bottom: number };

/** Between what is shown and what it must not cover, CSS pixels. */
const gap = 12;

/**
 * How far above the bottom edge of the screen something `height` high stands clear of all `others`, in CSS pixels. It never rises above the
 * middle of the screen: what stands there is covered rather than what one reads.
 */
export function clearOf(others: readonly Span[], screen: number, height: number): number {
  let edge = screen - gap;
  for (const { top, bottom } of [...others].sort((one, other) => other.bottom - one.bottom)) {
    const covers = bottom > edge - height && top < edge + gap;
    if (covers && top - gap - height >= screen / 2) edge = top - gap;
  }
  return screen - edge;
}
