import { isLongForm } from '../../build/testing/long-form.ts';

/** Of what is alike, the same few in every run, so that a commit is judged alike on every day; the long form sees all. */
export const isOfShortForm = (place: number, every: number): boolean =>
  isLongForm || place % every === 0;
