import { type Catalogue, filterToTarget } from './exposed.ts';

const isShape = (name: string): boolean => name === 'select' || name === 'order';

/**
 * True if a request concerns one table only: without embeds, no other table matters. Anything that could lead to
 * another counts as more than one.
 */
export function hasSingleTarget(params: URLSearchParams): boolean {
  for (const [name, value] of params) {
    if (name.includes('.') || (isShape(name) && value.includes('('))) return false;
  }
  return true;
}

/**
 * The REST engine scans its whole catalog on each request: hundreds of tables with thousands of columns. A request
 * about one table or function gets only that part.
 */
export class TargetCatalogues<C extends Catalogue> {
  #whole: C | undefined;
  readonly #parts = new Map<string, C>();

  of(whole: C, about: string | undefined): C {
    if (about === undefined) return whole;
    if (this.#whole !== whole) {
      this.#whole = whole;
      this.#parts.clear();
    }
    const known = this.#parts.get(about);
    if (known) return known;
    const part = filterToTarget(whole, about);
    // Unknown names use the whole catalog, for the engine's hint at what was meant, so the number of parts is
    // limited.
    if (part !== whole) this.#parts.set(about, part);
    return part;
  }
}
