import { PAGE_VIEW_ONCE_MS } from '#shared/constants.ts';

/** Deduplicates views: the same path within three seconds is one visit. */
export class PageViews {
  readonly #seen = new Map<string, number>();

  isNews(path: string, now: number): boolean {
    for (const [known, at] of this.#seen) {
      if (now - at >= PAGE_VIEW_ONCE_MS || at > now) this.#seen.delete(known);
    }
    if (this.#seen.has(path)) return false;
    this.#seen.set(path, now);
    return true;
  }
}
