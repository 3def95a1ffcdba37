import { describe, expect, it } from 'vitest';
import { type FormValues, fieldsOf, problemOf, STEPS } from './listingForm.ts';

const LINES = STEPS.flatMap((step) => fieldsOf(step, 'assisted-living')).filter(
  ({ kind }) => kind === 'text',
);
const typed = (name: string, value: string) => ({ [name]: value }) as unknown as FormValues;

describe('a line of a listing', () => {
  it.each(LINES.map((field) => [field.label, field] as const))(
    'takes no mark that turns the direction of what stands beside it: %s',
    (_label, field) => {
      for (const value of ['A\u202eB', 'A\u2066B', 'A\u0007B'])
        expect(problemOf(field, typed(field.name, value))).toBe('Use one line of plain text.');
    },
  );

  it('takes words that are written from right to left', () => {
    const name = LINES.find((field) => field.name === 'property_name');
    if (name === undefined) throw new Error('A listing has no name.');
    expect(problemOf(name, typed('property_name', 'בית אבות'))).toBeUndefined();
  });
});
