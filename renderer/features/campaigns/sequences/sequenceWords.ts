import { reasonWords } from '../letterWords.ts';
import type { Enrolled } from './sequencesApi.ts';

interface Placed {
  readonly place: number;
  readonly kind: string;
  readonly title: string;
}

/** The step that comes behind a place; none behind the last. */
export const stepAfter = <S extends Placed>(steps: readonly S[], place: number): S | undefined =>
  steps.filter((step) => step.place > place).toSorted((a, b) => a.place - b.place)[0];

/** "Letter: First look". */
export const stepWords = ({ kind, title }: Omit<Placed, 'place'>): string =>
  `${kind === 'letter' ? 'Letter' : 'Task'}: ${title}`;

/** How a wait is said: "after 3 business days". */
export const waitWords = (days: number, isFirst: boolean): string => {
  if (days === 0) return isFirst ? 'at once' : 'on the same day';
  return `after ${days} business ${days === 1 ? 'day' : 'days'}`;
};

/** What became of somebody who is in a sequence no more. */
export function endWords({ status, reason }: Pick<Enrolled, 'status' | 'reason'>): string {
  if (status === 'finished') return 'All steps done';
  return `Stopped: ${reason === null ? 'ended' : reasonWords(reason)}`;
}
