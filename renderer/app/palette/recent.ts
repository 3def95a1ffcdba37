import type { PaletteEntry } from '../../session/palette/paletteSource.ts';
import { getRecentRailLinks } from '../rail/railLinks.ts';

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

/** Recently visited places, from the palette or other record visits, newest first. */
export function recentEntries(userId: string | null): readonly PaletteEntry[] {
  const chosen = chosenEntries(userId);
  const known = new Set(chosen.map(({ href }) => href));
  const others = (userId === null ? [] : getRecentRailLinks(userId))
    .filter(({ href }) => !known.has(href))
    .map(({ href, label }) => ({ id: href, label, href }));
  return [...chosen, ...others].slice(0, MOST);
}

function chosenEntries(userId: string | null): readonly PaletteEntry[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberEntry(userId: string | null, { id, label, detail, href }: PaletteEntry) {
  const others = chosenEntries(userId).filter((one) => one.id !== id);
  const saved = [{ id, label, detail, href }, ...others].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(saved));
  } catch {
    // Storage is unavailable.
  }
}
