import type { Day } from './dates.ts';

export type CareLevel = 'unlicensed' | 'assisted' | 'skilled';

export const CARE_LEVELS = [
  { value: 'assisted', label: 'Assisted living, memory care, board and care' },
  { value: 'skilled', label: 'Skilled nursing' },
  { value: 'unlicensed', label: 'No license: independent living, active adult' },
] as const;

/** Change of ownership rules of a state, from a given day. */
export interface StateLicensingTemplate {
  readonly state: string;
  /** First day the rules apply, and the first day they no longer do. */
  readonly since: Day;
  readonly until: Day | null;
  /** Name of the assisted living license. */
  readonly licence: string;
  /** Minimum days between filing and change of ownership. */
  readonly filedBefore: number;
  /** Planned days for the state's review after filing. */
  readonly review: Readonly<Record<Exclude<CareLevel, 'unlicensed'>, number>>;
  /** Days between the notice to residents and the change of ownership. */
  readonly notice: number;
  /** True if the buyer may manage under the seller's license until the new one is issued. */
  readonly allowsInterim: boolean;
  /** The rule behind the minimum filing days, if one is cited; all other values are planning ranges. */
  readonly rule: string | null;
}

const planned = (
  state: string,
  licence: string,
  review: StateLicensingTemplate['review'],
  rest: Partial<StateLicensingTemplate> = {},
): StateLicensingTemplate => ({
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
 * Planning assumptions: 30 to 90 days for most licenses, six months or more at busy agencies, and 30 to 60 days of
 * notice to residents. Licensing counsel confirms each; teams adjust the dates as they learn more.
 */
export const STATE_LICENSING_TEMPLATES: readonly StateLicensingTemplate[] = [
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
  // The state has licensed assisted living only since this day.
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

/** Returns the rules of a state on a day; null if unknown. */
export function findLicensingTemplate(
  state: string,
  day: Day,
  templates: readonly StateLicensingTemplate[] = STATE_LICENSING_TEMPLATES,
): StateLicensingTemplate | null {
  const holds = templates.filter(
    (one) => one.state === state && one.since <= day && (one.until === null || day < one.until),
  );
  return holds.toSorted((a, b) => a.since.localeCompare(b.since)).at(-1) ?? null;
}

export const templateName = ({ state, since }: StateLicensingTemplate): string =>
  `${state} ${since}`;
