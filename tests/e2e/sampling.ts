import { isFullRun } from '../../build/testing/full-run.ts';

/** Picks the same few of similar cases in every run, so that results are reproducible; the full run covers all. */
export const isInShortRun = (place: number, every: number): boolean =>
  isFullRun || place % every === 0;
