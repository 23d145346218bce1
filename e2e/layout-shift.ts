import type { Page } from "@playwright/test";

/** How far the page's parts have moved since it began, as the sum of its layout shifts (0 = nothing moved); a shift after a press counts too. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntry[]) =>
          entries.reduce((total, entry) => total + ("value" in entry ? Number(entry.value) : 0), 0);
        let total = 0;
        const watcher = new PerformanceObserver((list) => (total += sum(list.getEntries())));
        watcher.observe({ type: "layout-shift", buffered: true });
        // where nothing moved the observer is not called
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total + sum(watcher.takeRecords()))));
      }),
  );
