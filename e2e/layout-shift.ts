import type { Page } from "@playwright/test";

/**
 * Sum of the page's layout shifts since it began (0 = no shift); shifts after a press count, too.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntry[]) =>
          entries.reduce((total, entry) => total + ("value" in entry ? Number(entry.value) : 0), 0);
        let total = 0;
        const watcher = new PerformanceObserver((list) => (total += sum(list.getEntries())));
        watcher.observe({ type: "layout-shift", buffered: true });
        // The observer is not called if there was no shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total + sum(watcher.takeRecords()))));
      }),
  );
