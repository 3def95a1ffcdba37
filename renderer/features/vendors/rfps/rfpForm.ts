import { toLocalTime } from '#shared/format/zonedTime.ts';
import { STATES } from '#shared/listings/states.ts';
import { COVERAGES, CREDENTIAL_KINDS } from '#shared/vendors/credentials.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { z } from '../../../ui/form/schema.ts';
import { dateTime, line, numberText, plainText } from '../../../ui/form/textSchemas.ts';
import { currentRound, type RfpTerms, type TeamRfp } from './rfps.ts';

/** Same limits as `supabase/schemas/vendors/rfps/rfps.sql`. */
const MOST_DOLLARS = 100_000_000_000;
export const MAX_CRITERIA = 12;

/** Credentials that an RFP can require, by database name. */
export const REQUIRED_CREDENTIALS: readonly (readonly [string, string])[] = [
  ...Object.entries(COVERAGES).map(([kind, label]) => [`insurance:${kind}`, label] as const),
  ...Object.entries(CREDENTIAL_KINDS).filter(([kind]) => kind !== 'insurance'),
];

/** Parses "$48,000"; null if empty, NaN if not a whole amount. */
export function dollarsIn(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,12}$/.test(plain) ? Number(plain) : Number.NaN;
}

export const optionalDollars = z.string().check(
  z.refine((typed) => !Number.isNaN(dollarsIn(typed)), 'Enter whole dollars, such as 48,000.'),
  z.refine((typed) => !((dollarsIn(typed) ?? 0) > MOST_DOLLARS), 'Enter a smaller amount.'),
);

export const requiredDollars = optionalDollars.check(
  z.refine((typed) => (dollarsIn(typed) ?? 0) >= 1, 'Enter an amount.'),
);

/** A calendar day. */
export const requiredDay = (missing: string) =>
  z.string().check(
    z.refine((typed) => typed !== '', missing),
    z.refine(
      (typed) => typed === '' || (typed >= '2000-01-01' && typed <= '3000-01-01'),
      'Check the year.',
    ),
  );

const criterion = z.object({
  name: line(80).check(z.minLength(2, 'Enter a name.')),
  prompt: plainText(1000),
  weight: numberText(1, 100, 'Enter 1 to 100.'),
  isPrice: z.boolean(),
});

const member = z.object({
  account: z.string(),
  isManager: z.boolean(),
  isApprover: z.boolean(),
  isEvaluator: z.boolean(),
});

export const rfpSchema = z
  .object({
    id: z.string(),
    title: line(120).check(z.minLength(3, 'Enter a title.')),
    category: z.enum(Object.keys(VENDOR_CATEGORIES) as VendorCategory[], 'Choose a trade.'),
    state: z.enum(Object.keys(STATES), 'Choose a state.'),
    place: line(120),
    details: plainText(8000).check(z.minLength(20, 'Describe the work in at least 20 characters.')),
    beginsOn: z.string(),
    budgetTo: optionalDollars,
    isPublic: z.boolean(),
    questionsUntil: dateTime('Enter when questions end.'),
    deadline: dateTime('Enter when bids are due.'),
    decidesOn: requiredDay('Enter the decision date.'),
    requiredCredentials: z.array(z.string()),
    criteria: z.array(criterion),
    team: z.array(member),
  })
  .check(
    z.refine((typed) => typed.questionsUntil <= typed.deadline, {
      message: 'Questions must end before bids are due.',
      path: ['questionsUntil'],
    }),
    z.refine((typed) => typed.decidesOn >= typed.deadline.slice(0, 10), {
      message: 'The decision must follow the deadline.',
      path: ['decidesOn'],
    }),
  );
export type RfpInput = z.input<typeof rfpSchema>;
type RfpValues = z.output<typeof rfpSchema>;

/** Sum of the weights as typed. */
export const sumWeights = (criteria: readonly { readonly weight?: string | undefined }[]): number =>
  criteria.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);

const localTime = (at: string): string =>
  toLocalTime(Date.parse(at), Intl.DateTimeFormat().resolvedOptions().timeZone);

export function getRfpFormValues(rfp: TeamRfp | null): Omit<RfpInput, 'id'> {
  if (rfp === null) {
    return {
      title: '',
      category: '' as VendorCategory,
      state: '',
      place: '',
      details: '',
      beginsOn: '',
      budgetTo: '',
      isPublic: false,
      questionsUntil: '',
      deadline: '',
      decidesOn: '',
      requiredCredentials: [],
      criteria: [
        { name: 'Approach', prompt: 'How will you do the work?', weight: '60', isPrice: false },
        { name: 'Price', prompt: '', weight: '40', isPrice: true },
      ],
      team: [],
    };
  }
  return {
    title: rfp.title,
    category: rfp.category as VendorCategory,
    state: rfp.state,
    place: rfp.place,
    details: rfp.details,
    beginsOn: rfp.begins_on ?? '',
    budgetTo: rfp.budget_to === null ? '' : String(rfp.budget_to),
    isPublic: rfp.is_public,
    questionsUntil: localTime(rfp.questions_until),
    deadline: localTime(currentRound(rfp).deadline),
    decidesOn: rfp.decides_on,
    requiredCredentials: [...rfp.required_credentials],
    criteria: rfp.criteria.map(({ name, prompt, weight, is_price: isPrice }) => ({
      name,
      prompt,
      weight: String(weight),
      isPrice,
    })),
    team: rfp.team.map((one) => ({
      account: one.account,
      isManager: one.is_manager,
      isApprover: one.is_approver,
      isEvaluator: one.is_evaluator,
    })),
  };
}

export const toRfpTerms = (n: number | null, values: RfpValues): RfpTerms => ({
  ...values,
  n,
  budgetTo: dollarsIn(values.budgetTo),
  criteria: values.criteria.map(({ isPrice, ...one }) => ({ ...one, is_price: isPrice })),
  team: values.team
    .filter(({ isManager, isApprover, isEvaluator }) => isManager || isApprover || isEvaluator)
    .map(({ account, isManager, isApprover, isEvaluator }) => ({
      account,
      is_manager: isManager,
      is_approver: isApprover,
      is_evaluator: isEvaluator,
    })),
});
