import { STATES } from '#shared/listings/states.ts';
import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { z } from '../../../ui/form/schema.ts';
import { line, text, withoutBidiMarks } from '../../../ui/form/textSchemas.ts';
import type { ProjectDescription } from './projects.ts';
import type { ProjectTerms } from './projectsApi.ts';
import { currentServerDay } from './requests.ts';

/** Same limits as `supabase/schemas/vendors/projects/projects.sql`. */
const EARLIEST = '2000-01-01';
const LATEST = '3000-01-01';
const MOST_DOLLARS = 1_000_000_000_000;

/** Parses "$48,000"; null if empty, NaN if not a whole amount. */
function dollarsIn(typed: string): number | null {
  const plain = typed.replace(/[$,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,15}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Check that a day, if there is one, is in a plausible year. */
export const inPlausibleYear = () =>
  z.refine<string>(
    (typed) => typed === '' || (typed >= EARLIEST && typed <= LATEST),
    'Check the year.',
  );

/** A day, or none. */
export const day = z.string().check(inPlausibleYear());

const dollars = z.string().check(
  z.refine((typed) => !Number.isNaN(dollarsIn(typed)), 'Enter whole dollars, such as 48,000.'),
  z.refine((typed) => !((dollarsIn(typed) ?? 0) > MOST_DOLLARS), 'Enter a smaller amount.'),
);

export const projectSchema = z
  .object({
    title: line(120).check(z.minLength(3, 'Enter the work to be done.')),
    category: z.enum(Object.keys(VENDOR_CATEGORIES) as VendorCategory[], 'Choose a trade.'),
    state: z.enum(Object.keys(STATES), 'Choose a state.'),
    place: line(120),
    details: text(4000).check(
      z.minLength(20, 'Describe it in at least 20 characters.'),
      withoutBidiMarks(),
    ),
    beginsOn: day,
    budgetFrom: dollars,
    budgetTo: dollars,
    answersBy: day.check(
      z.refine(
        (typed) => typed === '' || typed < EARLIEST || typed >= currentServerDay(),
        'This date is in the past. Choose a later one or leave it empty.',
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
      { path: ['budgetTo'], message: 'Maximum budget must be at least the minimum.' },
    ),
  );

export type ProjectInput = z.input<typeof projectSchema>;
export type ProjectTyped = z.infer<typeof projectSchema>;

const formatDollarInput = (dollars: number | null): string =>
  dollars === null ? '' : String(dollars);

/** Prefilled values for a new project; unknown trades and states are dropped. */
export interface ProjectDefaults {
  readonly category: string;
  readonly state: string;
}

const among = (table: object, code: string): string => (Object.hasOwn(table, code) ? code : '');

/** Initial form values: an existing project or an empty one. */
export const getProjectFormValues = (
  wording: ProjectDescription | null,
  hints: ProjectDefaults,
): ProjectInput => ({
  title: wording?.title ?? '',
  // Chosen by the user; the empty choice is rejected.
  category: (wording?.category ?? among(VENDOR_CATEGORIES, hints.category)) as VendorCategory,
  state: wording?.state ?? among(STATES, hints.state),
  place: wording?.place ?? '',
  details: wording?.details ?? '',
  beginsOn: wording?.begins_on ?? '',
  budgetFrom: formatDollarInput(wording?.budget_from ?? null),
  budgetTo: formatDollarInput(wording?.budget_to ?? null),
  answersBy: wording?.answers_by ?? '',
  isNamed: wording?.is_named ?? false,
});

export const toProjectTerms = (
  id: string,
  n: number | null,
  typed: ProjectTyped,
): ProjectTerms => ({
  ...typed,
  id,
  n,
  budgetFrom: dollarsIn(typed.budgetFrom),
  budgetTo: dollarsIn(typed.budgetTo),
});
