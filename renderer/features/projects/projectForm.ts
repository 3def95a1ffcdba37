import { STATES } from '#shared/market/states.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/market/vendors.ts';
import { z } from '../../kit/form/schema.ts';
import { line, TURNED, text } from '../../kit/form/texts.ts';
import type { Wording } from './projects.ts';
import type { ProjectTerms } from './projectsApi.ts';
import { today } from './requests.ts';

/** As `supabase/schemas/projects/projects.sql` has them. */
const EARLIEST = '2000-01-01';
const LATEST = '3000-01-01';
const MOST_DOLLARS = 1_000_000_000_000;

/** "$48,000" as a number; null for nothing, NaN for what is no whole amount. */
function dollarsIn(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
}

const day = z
  .string()
  .check(
    z.refine((typed) => typed === '' || (typed >= EARLIEST && typed <= LATEST), 'Check the year.'),
  );

const dollars = z.string().check(
  z.refine((typed) => !Number.isNaN(dollarsIn(typed)), 'Use whole dollars, such as 48,000.'),
  z.refine((typed) => !((dollarsIn(typed) ?? 0) > MOST_DOLLARS), 'Use a smaller amount.'),
);

/** Several lines without marks that turn the direction of text, and without those that nobody sees. */
const isPlain = (typed: string): boolean => !/[\u202a-\u202e\u2066-\u2069]/u.test(typed);

export const projectSchema = z
  .object({
    title: line(120).check(z.minLength(3, 'Say what has to be done.')),
    category: z.enum(Object.keys(VENDOR_CATEGORIES) as VendorCategory[], 'Choose a trade.'),
    state: z.enum(Object.keys(STATES), 'Choose a state.'),
    place: line(120),
    details: text(4000).check(
      z.minLength(20, 'Describe it in at least 20 characters.'),
      z.refine(isPlain, TURNED),
    ),
    beginsOn: day,
    budgetFrom: dollars,
    budgetTo: dollars,
    answersBy: day.check(
      z.refine(
        (typed) => typed === '' || typed < EARLIEST || typed >= today(),
        'This day is past. Choose a later one, or none.',
      ),
    ),
    isNamed: z.boolean(),
  })
  .check(
    z.refine(
      ({ budgetFrom, budgetTo }) => {
        const [from, to] = [dollarsIn(budgetFrom), dollarsIn(budgetTo)];
        return from === null || to === null || !(from > to);
      },
      { path: ['budgetTo'], message: 'This is less than where the budget begins.' },
    ),
  );

export type ProjectInput = z.input<typeof projectSchema>;
export type ProjectTyped = z.infer<typeof projectSchema>;

const dollarWords = (dollars: number | null): string => (dollars === null ? '' : String(dollars));

/** What is known of a new project before anything is typed; what is no trade or state is nothing. */
export interface Hints {
  readonly category: string;
  readonly state: string;
}

const among = (table: object, code: string): string => (Object.hasOwn(table, code) ? code : '');

/** What the form begins with: a project as it is, or an empty one. */
export const valuesOf = (wording: Wording | null, hints: Hints): ProjectInput => ({
  title: wording?.title ?? '',
  // Chosen by the person; the empty choice is refused.
  category: (wording?.category ?? among(VENDOR_CATEGORIES, hints.category)) as VendorCategory,
  state: wording?.state ?? among(STATES, hints.state),
  place: wording?.place ?? '',
  details: wording?.details ?? '',
  beginsOn: wording?.begins_on ?? '',
  budgetFrom: dollarWords(wording?.budget_from ?? null),
  budgetTo: dollarWords(wording?.budget_to ?? null),
  answersBy: wording?.answers_by ?? '',
  isNamed: wording?.is_named ?? false,
});

export const termsOf = (id: string, n: number | null, typed: ProjectTyped): ProjectTerms => ({
  ...typed,
  id,
  n,
  budgetFrom: dollarsIn(typed.budgetFrom),
  budgetTo: dollarsIn(typed.budgetTo),
});
