/** Fields of performance entries beyond the common ones. */
type Entry = PerformanceEntry & {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
  responseStart?: number;
};

/**
 * Milliseconds, from the definition of CLS: max gap between two shifts of a window, and its max
 * length.
 */
const shiftGap = 1000;
const shiftWindow = 5000;

/**
 * Measures LCP, INP, CLS, TTFB and FCP for visitors who consented to statistics (record 112).
 * Sends them to `address` once, when the page is left or hidden, without cookie or id.
 * Starts after the page has loaded and observes only entries this browser supports.
 * A page opened in the background is not measured.
 */
export function vitals(address: string): void {
  const known = (window.PerformanceObserver && PerformanceObserver.supportedEntryTypes) || [];
  const values: Record<string, number> = {};
  const pending: (() => void)[] = [];
  let shift = 0;
  let first = 0;
  let last = 0;
  let isTold = false;

  function watch(type: string, take: (entry: Entry) => void, more?: object): void {
    if (!known.includes(type)) return;
    const takeAll = (entries: Entry[]) => entries.forEach(take);
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    observer.observe({ type, buffered: true, ...more });
    pending.push(() => takeAll(observer.takeRecords()));
  }

  function onShift({ value = 0, hadRecentInput, startTime }: Entry): void {
    if (hadRecentInput) return;
    const goesOn = startTime - last < shiftGap && startTime - first < shiftWindow;
    shift = goesOn ? shift + value : value;
    if (!goesOn) first = startTime;
    last = startTime;
    values.CLS = Math.max(values.CLS ?? 0, shift);
  }

  function begin(): void {
    if (!known.length || !navigator.sendBeacon || document.visibilityState === "hidden") return;
    if (known.includes("layout-shift")) values.CLS = 0;
    watch("navigation", ({ responseStart = 0 }) => (values.TTFB = responseStart));
    watch("paint", ({ name, startTime }) => name.startsWith("first-c") && (values.FCP = startTime));
    watch("largest-contentful-paint", ({ startTime }) => (values.LCP = startTime));
    watch("layout-shift", onShift);
    watch(
      "event",
      ({ interactionId, duration }) => interactionId && (values.INP = Math.max(values.INP ?? 0, duration)),
      { durationThreshold: 16 },
    );
    addEventListener("visibilitychange", () => document.visibilityState === "hidden" && tell());
    addEventListener("pagehide", tell);
  }

  function tell(): void {
    if (isTold) return;
    isTold = true;
    pending.forEach((takeRest) => takeRest());
    const body = new URLSearchParams({ page: location.pathname });
    for (const name in values) body.set(name, String(Math.round((values[name] ?? 0) * 1e4) / 1e4));
    navigator.sendBeacon(address, body);
  }

  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
