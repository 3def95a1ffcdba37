import { describe, expect, it } from 'vitest';
import { type FormValues, fieldsOf, getFieldProblem, STEPS } from './listingForm.ts';

const LINES = STEPS.flatMap((step) => fieldsOf(step, 'assisted-living')).filter(
  ({ kind }) => kind === 'text',
);
const typed = (name: string, value: string) => ({ [name]: value }) as unknown as FormValues;

describe('listing text fields', () => {
  it.each(LINES.map((field) => [field.label, field] as const))(
    'reject bidirectional control characters: %s',
    (_label, field) => {
      for (const value of ['A\u202eB', 'A\u2066B', 'A\u0007B'])
        expect(getFieldProblem(field, typed(field.name, value))).toBe(
          'Use one line of plain text.',
        );
    },
  );

  it('accept right-to-left text', () => {
    const name = LINES.find((field) => field.name === 'property_name');
    if (name === undefined) throw new Error('A listing has no name.');
    expect(getFieldProblem(name, typed('property_name', 'בית אבות'))).toBeUndefined();
  });
});
