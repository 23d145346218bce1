type Span = { top: number; bottom: number };

/** CSS pixels between the element and the areas it must not cover. */
const gap = 12;

/**
 * Distance from the bottom of the screen at which an element of `height` leaves `others` uncovered,
 * in CSS pixels.
 * It stays in the lower half of the screen, even if it then covers something there.
 */
export function clearOf(others: readonly Span[], screen: number, height: number): number {
  let edge = screen - gap;
  for (const { top, bottom } of [...others].sort((one, other) => other.bottom - one.bottom)) {
    const covers = bottom > edge - height && top < edge + gap;
    if (covers && top - gap - height >= screen / 2) edge = top - gap;
  }
  return screen - edge;
}
