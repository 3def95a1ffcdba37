import type { Intent } from '@blueprintjs/core';
import { serverNow } from '#shared/format/clock.ts';
import { type Filter, filterBy } from '../../../ui/search/filters.ts';
import { type QuoteStatus, REQUEST_STATUS_LABELS, type RequestRow } from './projects.ts';

/** URL parameter that opens a request. */
export const REQUEST_PARAM = 'request';

/** List statuses; a request decided before the vendor quoted counts as missed, not as a quote. */
export type RequestStatus = QuoteStatus | 'missed';

const LABELS: Readonly<Record<RequestStatus, string>> = {
  ...REQUEST_STATUS_LABELS,
  passed: 'Not chosen',
  missed: 'Closed',
};

/** Filter of a request list by some of these statuses. */
export const requestStatusField = (statuses: readonly RequestStatus[]) => [
  filterBy(
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      choices: statuses.map((value) => ({ value, label: LABELS[value] })),
    },
    ['any_of'],
  ),
];

export const requestStatusFilter = (...statuses: readonly RequestStatus[]): readonly Filter[] => [
  { field: 'status', is: 'any_of', values: statuses },
];

const HONOLULU_BEHIND_MS = 10 * 3_600_000;

/** The server's date: a day lasts until it has ended in the whole country. */
export const currentServerDay = (): string =>
  new Date(serverNow().getTime() - HONOLULU_BEHIND_MS).toISOString().slice(0, 10);

export const hasPassed = (day: string | null): boolean => day !== null && day < currentServerDay();

interface StatusLabel {
  readonly label: string;
  readonly intent: Intent;
}

type StatusFields = Pick<
  RequestRow,
  'status' | 'project_status' | 'answers_by' | 'price' | 'is_outdated'
>;

/** A request's status for the vendor, combined with the project's outcome. */
export function getRequestStatus(row: StatusFields): StatusLabel {
  const { status, project_status: project, price } = row;
  switch (status) {
    case 'asked':
      return hasPassed(row.answers_by)
        ? { label: 'Expired', intent: 'none' }
        : { label: LABELS.asked, intent: 'warning' };
    case 'quoted':
      return row.is_outdated && project === 'open'
        ? { label: 'New quote needed', intent: 'warning' }
        : { label: LABELS.quoted, intent: 'primary' };
    case 'chosen':
      if (project === 'done') return { label: 'Done', intent: 'success' };
      return project === 'cancelled'
        ? { label: 'Cancelled', intent: 'danger' }
        : { label: LABELS.chosen, intent: 'success' };
    case 'passed':
      if (project === 'cancelled') return { label: 'Cancelled', intent: 'none' };
      return { label: price === null ? LABELS.missed : LABELS.passed, intent: 'none' };
    default:
      return { label: LABELS[status], intent: 'none' };
  }
}

type Requester = Pick<RequestRow, 'asker' | 'company'>;

/** Formats the client, such as "Olive Quill, Maple Court Living"; hidden from vendors until they are chosen. */
export function requesterText({
  asker,
  company,
  status,
}: Requester & Pick<RequestRow, 'status'>): string {
  const names = new Set([asker, company].filter((name) => name !== null));
  if (names.size > 0) return [...names].join(', ');
  return status === 'passed' ? 'Unnamed' : 'Unnamed until chosen';
}

/** The client as the start of a sentence. */
export const requesterNoun = ({ asker, company }: Requester): string => company ?? asker ?? 'They';
