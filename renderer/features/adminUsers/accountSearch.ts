import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROLE_LABELS, ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { PLANS } from '#shared/billing/plans.ts';
import { isId } from '../../kit/format/id.ts';
import { STATUS_LABELS } from './accountWords.ts';

type Options = readonly (readonly [value: string, label: string])[];

const labelled = (labels: Readonly<Record<string, string>>): Options => Object.entries(labels);

/** What each filter and the order may be; an address that says anything else is ignored. */
export const CHOICES = {
  status: labelled(STATUS_LABELS),
  role: ROLES.filter((role) => role !== 'user').map((role) => [role, ROLE_LABELS[role]] as const),
  type: USER_TYPES.map((type) => [type, ROLE_LABELS[type]] as const),
  plan: [
    ['none', 'Basic'],
    ['trial', 'Trial'],
    ...Object.values(PLANS).flatMap(({ tier, name }) =>
      tier === null ? [] : [[tier, name] as const],
    ),
  ],
  sort: [
    ['newest', 'Newest'],
    ['name', 'Name'],
    ['last_sign_in', 'Last sign-in'],
  ],
} as const satisfies Record<string, Options>;

type ChoiceName = keyof typeof CHOICES;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the list is asked for, as the address says it. */
export type AccountSearch = Readonly<
  Partial<Record<ChoiceName | 'q' | 'company' | 'from' | 'to' | 'team', string>>
>;
export type SearchName = keyof AccountSearch;

export const SEARCH_NAMES = [
  'q',
  'status',
  'role',
  'type',
  'plan',
  'company',
  'team',
  'from',
  'to',
  'sort',
] as const satisfies readonly SearchName[];

const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(value));

function isAllowed(name: SearchName, value: string): boolean {
  if (value === '') return false;
  if (name === 'from' || name === 'to') return isDay(value);
  if (name === 'team') return value === 'true';
  if (!(name in CHOICES)) return true;
  return CHOICES[name as ChoiceName].some(([choice]) => choice === value);
}

export function readSearch(params: URLSearchParams): AccountSearch {
  return Object.fromEntries(
    SEARCH_NAMES.flatMap((name) => {
      const value = params.get(name)?.trim() ?? '';
      return isAllowed(name, value) ? [[name, value]] : [];
    }),
  );
}

/** Whether anything but the order narrows the list. */
export const isNarrowed = ({ sort: _order, ...rest }: AccountSearch): boolean =>
  Object.keys(rest).length > 0;

/** The search in the address, and how to change it; null clears. */
export function useAccountSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const change = (changes: Readonly<Partial<Record<SearchName, string | null>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return { search, change };
}

/** The address of one account's panel over whatever is open. */
export function withAccount(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('account');
  else next.set('account', id);
  return `?${next}`;
}

/** Whose panel the address opens. */
export function openAccount(params: URLSearchParams): string | null {
  const id = params.get('account');
  return id !== null && isId(id) ? id : null;
}
