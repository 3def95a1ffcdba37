import { RECENT_SEARCHES } from '#shared/constants.ts';

const KEY = 'recentPropertySearches';

/** What was searched here before, newest first; anything else that lies there counts as nothing. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const texts = Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
    return texts.slice(0, RECENT_SEARCHES);
  } catch {
    // Written by somebody else, or a browser that keeps nothing.
    return [];
  }
}

export function rememberSearch(text: string): void {
  const kept = [text, ...recentSearches().filter((one) => one !== text)].slice(0, RECENT_SEARCHES);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing; the search itself goes on.
  }
}
