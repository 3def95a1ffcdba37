import { readdirSync } from 'node:fs';
import { inProject } from '../paths.ts';
import { estimateFileSeconds } from './time-budgets.ts';

/** Returns the test files of a folder, relative to the project root. */
export const testFiles = (folder: string, ending: string): string[] =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();

/** Splits files into parts of similar duration; the slowest files come first in each. */
export function splitByDuration(files: readonly string[], parts: number): string[][] {
  const hands = Array.from({ length: parts }, () => ({ files: [] as string[], weight: 0 }));
  for (const file of files.toSorted(
    (one, other) => estimateFileSeconds(other) - estimateFileSeconds(one),
  )) {
    const lightest = hands.reduce((least, hand) => (hand.weight < least.weight ? hand : least));
    lightest.files.push(file);
    lightest.weight += estimateFileSeconds(file);
  }
  return hands.map(({ files }) => files);
}
