import {
  addBusinessDays,
  addDays,
  type CriticalDate,
  type Day,
  earliestAllowedDate,
  sortByDependencies,
} from './dates.ts';
import type { CareLevel, StateLicensingTemplate } from './licensing.ts';

export const FINANCINGS = [
  { value: 'bank', label: 'Bank loan' },
  { value: 'hud', label: 'HUD-insured loan' },
  { value: 'cash', label: 'Cash' },
] as const;
export type Financing = (typeof FINANCINGS)[number]['value'];

export const LANES = [
  { value: 'contract', label: 'Contract' },
  { value: 'licensing', label: 'License' },
  { value: 'lender', label: 'Lender' },
  { value: 'residents', label: 'Residents' },
  { value: 'closing', label: 'Closing' },
] as const;
export type Lane = (typeof LANES)[number]['value'];

export interface TimelineStep extends Omit<CriticalDate, 'due_on' | 'done_on'> {
  readonly lane: Lane;
  /** Roles notified when it moves; empty means all. */
  readonly concerns: readonly string[];
}

export interface TimelineInputs {
  readonly template: StateLicensingTemplate;
  readonly care: CareLevel;
  readonly financing: Financing;
  /** Requested; only applies where the state allows it. */
  readonly isInterim: boolean;
}

const BUYERS = ['buyer', 'buyer_broker', 'buyer_counsel'];
const SELLERS = ['seller', 'seller_broker', 'seller_counsel'];
const BOTH = [...SELLERS, ...BUYERS];
const LICENSING = [...BUYERS, 'licensing_counsel'];
const LENDING = [...BUYERS, 'lender'];

type Rest = Partial<Pick<TimelineStep, 'follows' | 'days' | 'counts'>>;
const step = (
  key: string,
  label: string,
  lane: Lane,
  concerns: readonly string[],
  { follows = [], days = 0, counts = 'calendar' }: Rest = {},
): TimelineStep => ({ key, label, lane, concerns, follows, days, counts });

export const canUseInterim = ({ template, care, isInterim }: TimelineInputs): boolean =>
  isInterim && template.allowsInterim && care !== 'unlicensed';

/** Returns all steps before closing: contract, license, lender, and residents combined. */
export function buildClosingSteps(facts: TimelineInputs): readonly TimelineStep[] {
  const { template } = facts;
  const licensing = licensingSteps(facts);
  const lending = lendingSteps(facts);
  const isInterim = canUseInterim(facts);
  const waitsFor = [
    'diligence',
    'notice_end',
    ...(facts.financing === 'cash' ? [] : ['financing']),
    ...(facts.care === 'unlicensed' ? [] : ['filing_wait', isInterim ? 'interim' : 'licence']),
  ];
  return [
    step('loi', 'LOI signed', 'contract', BOTH),
    step('psa', 'PSA and OTA signed', 'contract', BOTH, { follows: ['loi'], days: 30 }),
    step('deposit', 'Deposit in escrow', 'contract', [...BOTH, 'title'], {
      follows: ['psa'],
      days: 3,
      counts: 'business',
    }),
    step('diligence', 'Due diligence ends', 'contract', BOTH, { follows: ['psa'], days: 45 }),
    ...licensing.filter(({ key }) => !isInterim || key !== 'licence'),
    ...lending,
    step('resident_notice', 'Residents notified', 'residents', BOTH, { follows: ['diligence'] }),
    step('notice_end', 'Resident notice period ends', 'residents', BOTH, {
      follows: ['resident_notice'],
      days: template.notice,
    }),
    step('closing', 'Closing', 'closing', [], { follows: waitsFor, days: 5, counts: 'business' }),
    ...(isInterim ? licensing.filter(({ key }) => key === 'licence') : []),
    ...(isInterim
      ? [
          step('handover', 'License transferred', 'licensing', [...BOTH, 'licensing_counsel'], {
            follows: ['closing', 'licence'],
            days: 1,
            counts: 'business',
          }),
        ]
      : []),
    step('true_up', 'True-up', 'closing', BOTH, { follows: ['closing'], days: 60 }),
  ];
}

function licensingSteps({ template, care, ...rest }: TimelineInputs): readonly TimelineStep[] {
  if (care === 'unlicensed') return [];
  const isInterim = canUseInterim({ template, care, ...rest });
  const filed = { follows: ['licence_filing'] };
  return [
    step('licence_filing', 'License application filed', 'licensing', LICENSING, {
      follows: ['psa'],
      days: 10,
      counts: 'business',
    }),
    step('filing_wait', 'State may act on the change', 'licensing', LICENSING, {
      ...filed,
      days: template.filedBefore,
    }),
    ...(isInterim
      ? [
          step(
            'interim',
            'Interim management agreed',
            'licensing',
            [...BOTH, 'licensing_counsel'],
            {
              follows: ['psa'],
              days: 30,
            },
          ),
        ]
      : []),
    step('licence', 'License approved', 'licensing', LICENSING, {
      ...filed,
      days: template.review[care],
    }),
  ];
}

/** Third-party reports take four to six weeks; a HUD commitment comes later than a bank's. */
function lendingSteps({ financing }: TimelineInputs): readonly TimelineStep[] {
  if (financing === 'cash') return [];
  const isHud = financing === 'hud';
  return [
    step('loan_application', 'Loan application submitted', 'lender', LENDING, {
      follows: ['psa'],
      days: isHud ? 14 : 7,
    }),
    step('reports', 'Third-party reports received', 'lender', LENDING, {
      follows: ['loan_application'],
      days: 35,
    }),
    step('financing', isHud ? 'HUD commitment issued' : 'Financing approved', 'lender', LENDING, {
      follows: ['reports'],
      days: isHud ? 75 : 21,
    }),
  ];
}

/** A path step with its dates. */
export interface TimelineDate extends CriticalDate {
  readonly lane: string;
  readonly concerns: readonly string[];
}

/** Schedules a path from a start day. Completed steps stay; a contract date stays while earlier steps leave room. */
export function scheduleClosingSteps(
  steps: readonly TimelineStep[],
  present: readonly CriticalDate[],
  start: Day,
): readonly TimelineDate[] {
  const known = new Map(present.map((date) => [date.key, date]));
  const laid = new Map<string, TimelineDate>();
  const blank = steps.map((one) => ({ ...one, due_on: null, done_on: null }));
  for (const one of sortByDependencies(blank)) {
    const was = known.get(one.key);
    const after = earliestAllowedDate(one, (key) => dayOf(laid.get(key)));
    const contractDueDate = one.lane === 'contract' ? (was?.due_on ?? null) : null;
    const due = latest(contractDueDate, after) ?? start;
    const done_on = was?.done_on ?? null;
    laid.set(one.key, { ...one, done_on, due_on: done_on === null ? due : (was?.due_on ?? due) });
  }
  return steps.flatMap(({ key }) => laid.get(key) ?? []);
}

const dayOf = (date: CriticalDate | undefined): Day | null => date?.done_on ?? date?.due_on ?? null;
const latest = (a: Day | null, b: Day | null): Day | null =>
  [a, b]
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

export interface CriticalPath {
  /** The chain from first step to closing: each step waits for the one before, and closing waits for all. */
  readonly chain: readonly string[];
  /** Days each date may slip before closing moves; absent for dates closing doesn't depend on. */
  readonly slack: ReadonlyMap<string, number>;
}

const DAY_MS = 86_400_000;
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Returns the dates that determine when a transaction closes. */
export function findCriticalPath(dates: readonly CriticalDate[], end = 'closing'): CriticalPath {
  const byKey = new Map(dates.map((date) => [date.key, date]));
  const slack = new Map<string, number>();
  const latestOf = new Map<string, Day>();
  const last = dayOf(byKey.get(end));
  if (last === null) return { chain: [], slack };
  latestOf.set(end, last);
  for (const date of sortByDependencies(dates).toReversed()) {
    const limit = latestOf.get(date.key);
    const day = dayOf(date);
    if (limit === undefined || day === null) continue;
    slack.set(date.key, daysBetween(day, limit));
    for (const key of date.follows) {
      const before =
        date.counts === 'business'
          ? addBusinessDays(limit, -date.days)
          : addDays(limit, -date.days);
      const known = latestOf.get(key);
      if (known === undefined || before < known) latestOf.set(key, before);
    }
  }
  return { chain: chainTo(end, byKey), slack };
}

function chainTo(end: string, byKey: ReadonlyMap<string, CriticalDate>): readonly string[] {
  const chain: string[] = [];
  for (let key: string | undefined = end; key !== undefined && !chain.includes(key); ) {
    chain.unshift(key);
    const before: readonly (readonly [string, Day])[] = (byKey.get(key)?.follows ?? []).flatMap(
      (name) => {
        const day = dayOf(byKey.get(name));
        return day === null ? [] : [[name, day] as const];
      },
    );
    key = before.toSorted((a, b) => a[1].localeCompare(b[1])).at(-1)?.[0];
  }
  return chain;
}

/** Returns the parties to notify when these dates move. */
export function partiesToNotify<Party extends { readonly role: string }>(
  moved: readonly { readonly concerns: readonly string[] }[],
  parties: readonly Party[],
): readonly Party[] {
  return parties.filter(
    ({ role }) =>
      role !== 'bidder' &&
      moved.some(({ concerns }) => concerns.length === 0 || concerns.includes(role)),
  );
}
