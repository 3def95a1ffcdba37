import { skipReasonLabel } from '../emailLabels.ts';
import type { Enrollment } from './sequencesApi.ts';

interface Placed {
  readonly place: number;
  readonly kind: string;
  readonly title: string;
}

/** Returns the step after a position; undefined after the last. */
export const stepAfter = <S extends Placed>(steps: readonly S[], place: number): S | undefined =>
  steps.filter((step) => step.place > place).toSorted((a, b) => a.place - b.place)[0];

/** Returns "Email: First look". */
export const stepLabel = ({ kind, title }: Omit<Placed, 'place'>): string =>
  `${kind === 'email' ? 'Email' : 'Task'}: ${title}`;

/** Formats a delay as "after 3 business days". */
export const formatStepDelay = (days: number, isFirst: boolean): string => {
  if (days === 0) return isFirst ? 'immediately' : 'same day';
  return `after ${days} business ${days === 1 ? 'day' : 'days'}`;
};

/** Describes why a contact exited the sequence. */
export function endReasonLabel({ status, reason }: Pick<Enrollment, 'status' | 'reason'>): string {
  if (status === 'finished') return 'Completed';
  return `Stopped: ${reason === null ? 'ended' : skipReasonLabel(reason)}`;
}
