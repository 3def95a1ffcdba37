import type { Page } from '@playwright/test';

interface Moved {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
}

/** Runs in the page. Records layout shifts not caused by user input. */
export function recordLayoutShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || value === 0) continue;
      const moves = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      shifts.push(`${value}: ${moves.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records layout shifts on the pages opened next, with motion enabled. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(recordLayoutShifts);
}

/** Returns the layout shifts so far with their sizes, one frame after they were drawn. */
export const getLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, 'shifts') as string[];
  });
