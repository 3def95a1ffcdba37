import { z } from '../../../ui/form/schema.ts';
import { line, numberText, plainText } from '../../../ui/form/textSchemas.ts';
import { dollarsIn, requiredDay, requiredDollars } from './rfpForm.ts';
import type { BidContent, VendorRfp } from './rfps.ts';

export const MAX_MILESTONES = 30;

export const bidSchema = z
  .object({
    id: z.string(),
    price: requiredDollars,
    summary: plainText(8000).check(
      z.minLength(20, 'Describe your proposal in at least 20 characters.'),
    ),
    beginsOn: requiredDay('Enter when work begins.'),
    weeks: numberText(1, 520, 'Enter whole weeks, from 1 to 520.').check(
      z.refine((weeks) => Number.isInteger(weeks), 'Enter whole weeks.'),
    ),
    holdsUntil: requiredDay('Enter how long the offer is valid.'),
    responses: z.array(
      z.object({
        criterion: z.string(),
        words: plainText(4000).check(z.minLength(1, 'Answer this question.')),
      }),
    ),
    milestones: z.array(
      z.object({
        title: line(120).check(z.minLength(2, 'Enter a title.')),
        dueOn: requiredDay('Enter a date.'),
        amount: requiredDollars,
      }),
    ),
  })
  .check(
    z.refine(
      ({ price, milestones }) =>
        milestones.reduce((sum, { amount }) => sum + (dollarsIn(amount) ?? 0), 0) ===
        dollarsIn(price),
      { message: 'Milestones must add up to the price.', path: ['price'] },
    ),
  );
type BidInput = z.input<typeof bidSchema>;
type BidValues = z.output<typeof bidSchema>;

/** Starts with the vendor's earlier opened bid, if there is one; a sealed bid can't be read, not even here. */
export function getBidFormValues(rfp: VendorRfp): Omit<BidInput, 'id'> {
  const before = rfp.bids.findLast(({ content }) => content !== null)?.content ?? null;
  return {
    price: before === null ? '' : String(before.price),
    summary: before?.summary ?? '',
    beginsOn: before?.begins_on ?? '',
    weeks: before === null ? '' : String(before.weeks),
    holdsUntil: before?.holds_until ?? '',
    responses: rfp.criteria
      .filter(({ is_price: isPrice }) => !isPrice)
      .map(({ id: criterion }) => ({ criterion, words: before?.responses[criterion] ?? '' })),
    milestones: before?.milestones.map(({ title, due_on: dueOn, amount }) => ({
      title,
      dueOn,
      amount: String(amount),
    })) ?? [{ title: 'Completion', dueOn: '', amount: '' }],
  };
}

export const toBidContent = (values: BidValues): BidContent => ({
  price: dollarsIn(values.price) ?? 0,
  summary: values.summary,
  begins_on: values.beginsOn,
  weeks: values.weeks,
  holds_until: values.holdsUntil,
  responses: Object.fromEntries(values.responses.map(({ criterion, words }) => [criterion, words])),
  milestones: values.milestones.map(({ title, dueOn, amount }) => ({
    title,
    due_on: dueOn,
    amount: dollarsIn(amount) ?? 0,
  })),
});
