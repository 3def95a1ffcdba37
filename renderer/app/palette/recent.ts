import type { PaletteEntry } from '../../core/palette/paletteSource.ts';

const MOST = 6;
const keyOf = (userId: string | null): string => `haven.palette.${userId ?? 'visitor'}`;

const isEntry = (one: unknown): one is PaletteEntry => {
  const { id, label, href, detail } = (one ?? {}) as Partial<Record<keyof PaletteEntry, unknown>>;
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    typeof href === 'string' &&
    href.startsWith('/') &&
    (detail === undefined || typeof detail === 'string')
  );
};

/** Where this person went before by the palette, newest first. */
export function recentEntries(userId: string | null): readonly PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberEntry(userId: string | null, { id, label, detail, href }: PaletteEntry) {
  const others = recentEntries(userId).filter((one) => one.id !== id);
  const kept = [{ id, label, detail, href }, ...others].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing.
  }
}
