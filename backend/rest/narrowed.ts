import { type Catalogue, onlyAbout } from './exposed.ts';

const isShape = (name: string): boolean => name === 'select' || name === 'order';

/**
 * Whether a request speaks of one table alone: it embeds nothing, so no other can matter to it. Whatever
 * could lead to another counts as more than one.
 */
export function speaksOfOne(params: URLSearchParams): boolean {
  for (const [name, value] of params) {
    if (name.includes('.') || (isShape(name) && value.includes('('))) return false;
  }
  return true;
}

/**
 * The REST engine goes through all it knows of the database at each request, hundreds of tables with
 * thousands of columns. For a request that speaks of one table, or of one function, it is shown what
 * belongs to that.
 */
export class Narrowed<C extends Catalogue> {
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
    const part = onlyAbout(whole, about);
    // What nobody has is looked for in the whole, for the hint at what was meant; so the parts are bounded.
    if (part !== whole) this.#parts.set(about, part);
    return part;
  }
}
