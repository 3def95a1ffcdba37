/** Words that don't tell one investment from another. */
const FILLER = new Set(
  'llc lp llp inc the of at and investors investor holdings holding partners capital fund senior living community'.split(
    ' ',
  ),
);

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns the words that identify a name; all of them if each is filler. */
function identifyingWords(name: string): ReadonlySet<string> {
  const words = wordsOf(name);
  const telling = words.filter((word) => !FILLER.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

interface Candidate {
  readonly id: string;
  readonly name: string;
}

interface Alias {
  readonly holding_id: string;
  readonly alias: string;
}

export interface Match {
  readonly id: string;
  /** False if only some words are the same: the user confirms it. */
  readonly isSure: boolean;
}

const LEAST_LIKENESS = 0.5;

/**
 * Finds the holding that a statement means: by its name or a learned alias, else by the words that the names share.
 * Null if none is alike or two are equally alike.
 */
export function matchHolding(
  name: string,
  holdings: readonly Candidate[],
  aliases: readonly Alias[] = [],
): Match | null {
  const text = wordsOf(name).join(' ');
  if (text === '') return null;
  const isSame = (other: string) => wordsOf(other).join(' ') === text;
  const learned = aliases.filter(({ alias }) => isSame(alias)).map(({ holding_id: id }) => id);
  const exact = new Set([
    ...learned,
    ...holdings.filter((one) => isSame(one.name)).map(({ id }) => id),
  ]);
  if (exact.size === 1) return { id: [...exact][0] ?? '', isSure: true };
  if (exact.size > 1) return null;
  const words = identifyingWords(name);
  const ranked = holdings
    .map((one) => {
      const others = identifyingWords(one.name);
      const common = [...words].filter((word) => others.has(word)).length;
      return { id: one.id, likeness: (2 * common) / (words.size + others.size) };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  const [best, next] = ranked;
  if (best === undefined || best.likeness < LEAST_LIKENESS || best.likeness === next?.likeness) {
    return null;
  }
  return { id: best.id, isSure: false };
}
