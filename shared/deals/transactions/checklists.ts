import type { Choice } from '../../records/choice.ts';

export const CHECKLIST_TYPES = [
  { value: 'diligence', label: 'Due diligence' },
  { value: 'closing', label: 'Closing' },
  { value: 'licensure', label: 'Licensure' },
  { value: 'transition', label: 'Transition' },
] as const satisfies readonly Choice[];
export type ChecklistType = (typeof CHECKLIST_TYPES)[number]['value'];

export const isChecklistType = (value: string): value is ChecklistType =>
  CHECKLIST_TYPES.some((one) => one.value === value);

export interface TemplateItem {
  readonly key: string;
  readonly title: string;
  readonly group: string;
  /** Items that must be done first. */
  readonly needs: readonly string[];
  /** The responsible side. */
  readonly side: 'seller' | 'buyer' | 'both';
  /** True if a file must prove it. */
  readonly isProven: boolean;
  /** How much it matters to a buyer or agency, from 1 to 5. */
  readonly weight: number;
}

type Rest = Partial<Omit<TemplateItem, 'key' | 'title' | 'group'>>;
const item = (key: string, title: string, group: string, rest: Rest = {}): TemplateItem => ({
  key,
  title,
  group,
  needs: [],
  side: 'seller',
  isProven: true,
  weight: 3,
  ...rest,
});

/** The standard deal room index, and the tasks of closing, licensing, and transition. */
export const CHECKLIST_TEMPLATES: Readonly<Record<ChecklistType, readonly TemplateItem[]>> = {
  diligence: [
    item('t12', 'Trailing twelve months', 'Financials', { weight: 5 }),
    item('pnl', 'Profit and loss of three years', 'Financials', { weight: 4 }),
    item('budget', 'Budget of this year', 'Financials', { needs: ['t12'], weight: 2 }),
    item('aging', 'Receivables aging', 'Financials', { weight: 3 }),
    item('rent_roll', 'Rent roll', 'Residents', { weight: 5 }),
    item('census', 'Census by month and payor mix', 'Residents', {
      needs: ['rent_roll'],
      weight: 4,
    }),
    item('agreements', 'Resident agreement forms', 'Residents', { weight: 3 }),
    item('licences', 'Licenses', 'Licenses and surveys', { weight: 5 }),
    item('surveys', 'Surveys of three years', 'Licenses and surveys', { weight: 5 }),
    item('corrections', 'Plans of correction', 'Licenses and surveys', {
      needs: ['surveys'],
      weight: 4,
    }),
    item('staffing', 'Staffing by position, wages, agency hours', 'Staff', { weight: 4 }),
    item('pto', 'Accrued paid time off', 'Staff', { needs: ['staffing'], weight: 2 }),
    item('vendors', 'Vendor contracts and termination terms', 'Contracts', { weight: 2 }),
    item('title', 'Title commitment', 'Real estate', { weight: 4 }),
    item('survey', 'ALTA survey', 'Real estate', { needs: ['title'], weight: 3 }),
    item('zoning', 'Zoning report', 'Real estate', { weight: 2 }),
    item('phase_one', 'Phase I report', 'Real estate', { side: 'buyer', weight: 4 }),
    item('condition', 'Property condition report', 'Real estate', { side: 'buyer', weight: 4 }),
    item('capex', 'Three-year capital expenditures', 'Real estate', { weight: 3 }),
    item('insurance', 'Insurance and five-year loss runs', 'Insurance', { weight: 4 }),
    item('litigation', 'Pending and threatened litigation', 'Insurance', { weight: 4 }),
    item('cost_reports', 'Medicare and Medicaid cost reports', 'Licenses and surveys', {
      weight: 2,
    }),
  ],
  closing: [
    item('psa', 'PSA signed by both sides', 'Contract', { side: 'both', weight: 5 }),
    item('ota', 'Operations transfer agreement signed', 'Contract', {
      needs: ['psa'],
      side: 'both',
      weight: 5,
    }),
    item('deposit', 'Deposit in escrow', 'Contract', { needs: ['psa'], side: 'buyer', weight: 4 }),
    item('commitment', 'Loan commitment', 'Money', { side: 'buyer', weight: 5 }),
    item('estoppels', 'Estoppels and payoff letters', 'Money', { weight: 4 }),
    item('prorations', 'Prorations agreed', 'Money', { side: 'both', weight: 3 }),
    item('statement', 'Settlement statement approved', 'Money', {
      needs: ['prorations', 'estoppels'],
      side: 'both',
      weight: 5,
    }),
    item('deed', 'Deed and bill of sale in escrow', 'Papers', { needs: ['statement'], weight: 5 }),
    item('policy', 'Title policy marked up', 'Papers', { side: 'buyer', weight: 4 }),
    item('insurance', 'Buyer’s insurance bound', 'Papers', { side: 'buyer', weight: 4 }),
    item('funds', 'Funds confirmed by title', 'Money', {
      needs: ['statement', 'commitment'],
      side: 'buyer',
      weight: 5,
    }),
  ],
  licensure: [
    item('entity', 'Buyer’s entity registered in the state', 'Applicant', {
      side: 'buyer',
      weight: 4,
    }),
    item('owners', 'Owners disclosed and fingerprinted', 'Applicant', {
      needs: ['entity'],
      side: 'buyer',
      weight: 4,
    }),
    item('administrator', 'Administrator named and qualified', 'Applicant', {
      side: 'buyer',
      weight: 5,
    }),
    item('finances', 'Proof that the buyer can operate it', 'Applicant', {
      side: 'buyer',
      weight: 4,
    }),
    item('application', 'Change of ownership filed', 'Filing', {
      needs: ['entity', 'owners', 'administrator', 'finances'],
      side: 'buyer',
      weight: 5,
    }),
    item('seller_notice', 'State notified by seller', 'Filing', { weight: 4 }),
    item('fire', 'Fire marshal’s report is current', 'Building', { weight: 3 }),
    item('survey', 'State survey passed', 'Approval', {
      needs: ['application'],
      side: 'both',
      weight: 5,
    }),
    item('residents', 'Residents notified in writing', 'Approval', { weight: 5 }),
    item('licence', 'License received', 'Approval', {
      needs: ['application', 'survey'],
      side: 'buyer',
      weight: 5,
    }),
    item('medicaid', 'Medicaid and Medicare enrollment changed', 'Payors', {
      needs: ['application'],
      side: 'buyer',
      weight: 3,
    }),
  ],
  transition: [
    item('offers', 'Job offers made to staff', 'Staff', {
      side: 'buyer',
      isProven: false,
      weight: 5,
    }),
    item('payroll', 'Payroll and benefits set up', 'Staff', {
      needs: ['offers'],
      side: 'buyer',
      isProven: false,
      weight: 5,
    }),
    item('records', 'Resident records transferred', 'Residents', { side: 'both', weight: 5 }),
    item('funds', 'Residents’ funds and deposits transferred', 'Residents', {
      side: 'both',
      weight: 5,
    }),
    item('families', 'Family meetings held', 'Residents', {
      side: 'buyer',
      isProven: false,
      weight: 3,
    }),
    item('pharmacy', 'Pharmacy and therapy contracts begin', 'Contracts', {
      side: 'buyer',
      weight: 4,
    }),
    item('utilities', 'Utilities, phones, and systems transferred', 'Building', {
      side: 'both',
      isProven: false,
      weight: 3,
    }),
    item('keys', 'Keys, codes, and vehicles handed over', 'Building', {
      side: 'both',
      isProven: false,
      weight: 3,
    }),
    item('bank', 'Bank accounts and billing opened', 'Money', {
      side: 'buyer',
      isProven: false,
      weight: 4,
    }),
    item('true_up', 'True-up of prorations', 'Money', { needs: ['bank'], side: 'both', weight: 3 }),
  ],
};

export interface ChecklistItem extends TemplateItem {
  readonly id: string;
  readonly state: 'open' | 'done' | 'not_needed';
  readonly isShown: boolean;
  readonly due_on: string | null;
}

const isOver = ({ state }: ChecklistItem): boolean => state !== 'open';
const keysOf = (items: readonly ChecklistItem[]) =>
  new Set(items.filter(isOver).map(({ key }) => key));

/** Returns the items it is still blocked by. */
export function getBlockingItems(
  item: ChecklistItem,
  items: readonly ChecklistItem[],
): readonly ChecklistItem[] {
  return items.filter((one) => item.needs.includes(one.key) && !isOver(one));
}

export interface Gap {
  /** From 0 (nothing provided) to 100 (nothing missing), weighted by item. */
  readonly score: number;
  readonly done: number;
  readonly all: number;
  /** Next items to be requested, heaviest first, without blocked ones. */
  readonly next: readonly ChecklistItem[];
}

/** Returns a checklist's gaps. An item done without its required file counts half. */
export function getChecklistGap(items: readonly ChecklistItem[], today: string): Gap {
  const counted = items.filter(({ state }) => state !== 'not_needed');
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
  const there = counted.reduce((sum, one) => sum + one.weight * worth(one), 0);
  const over = keysOf(items);
  const heaviness = (one: ChecklistItem): number => {
    const opens = items.filter((other) => other.needs.includes(one.key) && !isOver(other)).length;
    const isLate = one.due_on !== null && one.due_on < today;
    return one.weight + opens + (isLate ? 5 : 0);
  };
  const next = counted
    .filter((one) => worth(one) < 1 && one.needs.every((key) => over.has(key)))
    .toSorted((a, b) => heaviness(b) - heaviness(a) || a.title.localeCompare(b.title));
  return {
    score: whole === 0 ? 100 : Math.round((there / whole) * 100),
    done: counted.filter(({ state }) => state === 'done').length,
    all: counted.length,
    next: next.slice(0, 5),
  };
}

const worth = ({ state, isProven, isShown }: ChecklistItem): number =>
  state !== 'done' ? 0 : isProven && !isShown ? 0.5 : 1;
