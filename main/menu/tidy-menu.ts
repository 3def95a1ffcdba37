import type { MenuItemConstructorOptions } from 'electron';

type Item = MenuItemConstructorOptions;

/** Removes leading, trailing and duplicate separators after items are left out. */
export function tidyMenu(items: readonly (Item | null)[]): Item[] {
  const shown = items.filter((item) => item !== null);
  return shown.filter((item, index) => {
    if (item.type !== 'separator') return true;
    const next = shown[index + 1];
    const isFirst = !shown.slice(0, index).some(({ type }) => type !== 'separator');
    return !isFirst && next !== undefined && next.type !== 'separator';
  });
}
