import { wordsOf } from '../words.ts';

/** One sentence or paragraph shown to readers, with its location in the content. */
export interface Text {
  readonly at: string;
  readonly text: string;
}

/** Returns every string within `value`. Objects shared by several collections are visited once. */
export function textsIn(value: unknown, at = '', seen = new Set<unknown>()): Text[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}/${key}`, seen));
}

export const linksIn = (text: string): string[] =>
  [...text.matchAll(/\[[^\]]+\]\(([^)]*)\)/g)].map(([, path = '']) => path);

function runsOf(text: string, length: number): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words.slice(length - 1).map((_word, start) => words.slice(start, start + length).join(' ')),
  );
}

/** Returns pairs of texts that share more than `most` runs of `length` words, with one shared run each. */
export function nearDuplicates(texts: readonly Text[], length: number, most: number): string[] {
  const placesByRun = new Map<string, number[]>();
  texts.forEach(({ text }, place) => {
    for (const run of runsOf(text, length)) {
      placesByRun.set(run, [...(placesByRun.get(run) ?? []), place]);
    }
  });
  const runsByPair = new Map<string, string[]>();
  for (const [run, places] of placesByRun) {
    places.forEach((first, index) => {
      for (const second of places.slice(index + 1)) {
        const pair = `${texts[first]?.at} ≈ ${texts[second]?.at}`;
        runsByPair.set(pair, [...(runsByPair.get(pair) ?? []), run]);
      }
    });
  }
  return [...runsByPair]
    .filter(([, runs]) => runs.length > most)
    .map(([pair, runs]) => `${pair}: “${runs[0]}”`);
}
