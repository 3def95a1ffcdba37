import type { Day } from './dates.ts';

export type Care = 'unlicensed' | 'assisted' | 'skilled';

export const CARES = [
  { value: 'assisted', label: 'Assisted living, memory care, board and care' },
  { value: 'skilled', label: 'Skilled nursing' },
  { value: 'unlicensed', label: 'No license: independent living, active adult' },
] as const;

/** How a change of ownership goes in one state, from one day on. */
export interface StateTemplate {
  readonly state: string;
  /** The first day on which it holds, and the first on which it does not any more. */
  readonly since: Day;
  readonly until: Day | null;
  /** What the license of assisted living is called. */
  readonly licence: string;
  /** Days between the filing and the change of ownership, at least. */
  readonly filedBefore: number;
  /** Days that the state is planned to take behind the filing. */
  readonly review: Readonly<Record<Exclude<Care, 'unlicensed'>, number>>;
  /** Days between the notice to residents and the change of ownership. */
  readonly notice: number;
  /** Whether the buyer may manage under the seller's license until the new one comes. */
  readonly allowsInterim: boolean;
  /** The rule behind the days before a change, where one is named; everything else is a range for planning. */
  readonly rule: string | null;
}

const planned = (
  state: string,
  licence: string,
  review: StateTemplate['review'],
  rest: Partial<StateTemplate> = {},
): StateTemplate => ({
  state,
  since: '2026-01-01',
  until: null,
  licence,
  filedBefore: 30,
  review,
  notice: 30,
  allowsInterim: false,
  rule: null,
  ...rest,
});

/**
 * What a path is planned with: 30 to 90 days for most licenses, half a year and more where offices are busy, 30 to 60
 * days of notice to residents. Licensing counsel confirms each; a team moves the dates as it learns.
 */
export const STATE_TEMPLATES: readonly StateTemplate[] = [
  planned('AZ', 'Assisted living facility', { assisted: 60, skilled: 90 }),
  planned(
    'CA',
    'RCFE',
    { assisted: 180, skilled: 180 },
    { rule: 'Health & Safety Code § 1569.191' },
  ),
  planned(
    'FL',
    'ALF',
    { assisted: 90, skilled: 90 },
    {
      since: '2006-07-01',
      filedBefore: 60,
      rule: 'Florida Statutes § 408.807',
    },
  ),
  planned(
    'GA',
    'Assisted living community',
    { assisted: 60, skilled: 90 },
    { allowsInterim: true },
  ),
  planned('IL', 'SLF', { assisted: 90, skilled: 90 }),
  planned(
    'IN',
    'Residential care facility',
    { assisted: 60, skilled: 60 },
    { allowsInterim: true },
  ),
  planned(
    'MD',
    'Assisted living program',
    { assisted: 90, skilled: 90 },
    {
      filedBefore: 45,
      notice: 45,
      rule: 'COMAR 10.07.14',
    },
  ),
  planned('MI', 'Home for the aged', { assisted: 90, skilled: 90 }, { allowsInterim: true }),
  // Since this day assisted living is licensed there at all.
  planned(
    'MN',
    'Assisted living facility',
    { assisted: 60, skilled: 90 },
    {
      since: '2021-08-01',
      filedBefore: 60,
      rule: 'Minnesota Statutes § 144G.19',
    },
  ),
  planned('NC', 'ACH', { assisted: 60, skilled: 90 }, { allowsInterim: true }),
  planned('NY', 'ALR', { assisted: 270, skilled: 365 }, { notice: 60, filedBefore: 90 }),
  planned('OH', 'RCF', { assisted: 60, skilled: 60 }, { allowsInterim: true, filedBefore: 45 }),
  planned('PA', 'PCH or ALR', { assisted: 90, skilled: 120 }),
  planned('TX', 'ALF Type A or B', { assisted: 60, skilled: 60 }, { allowsInterim: true }),
];

/** What holds in a state on a day; null where nothing is known of it. */
export function templateOf(
  state: string,
  day: Day,
  templates: readonly StateTemplate[] = STATE_TEMPLATES,
): StateTemplate | null {
  const holds = templates.filter(
    (one) => one.state === state && one.since <= day && (one.until === null || day < one.until),
  );
  return holds.toSorted((a, b) => a.since.localeCompare(b.since)).at(-1) ?? null;
}

export const templateName = ({ state, since }: StateTemplate): string => `${state} ${since}`;
