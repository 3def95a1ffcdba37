import { describe, expect, it } from 'vitest';
import { DEAL_STAGES } from '../deals/stages.ts';
import { PROPERTY_TYPES } from '../listings/listings.ts';
import { STATES } from '../listings/states.ts';
import { expandHeading, findChoice, findState } from './abbreviations.ts';
import { parseFieldValue } from './inputValue.ts';

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const types = choicesOf(PROPERTY_TYPES);
const states = choicesOf(STATES);

describe('abbreviations', () => {
  it.each([
    ['AL', 'assisted-living'],
    ['mc', 'memory-care'],
    ['SNF', 'skilled-nursing'],
    ['IL', 'independent-living'],
    ['Nursing Home', 'skilled-nursing'],
    ['Assisted-Living', 'assisted-living'],
    ['CCRC', 'ccrc'],
    ['B&C', 'board-and-care'],
    ['Castle', undefined],
  ])('read the property type %s', (text, value) => {
    expect(findChoice(text, types)?.value).toBe(value);
  });

  it.each([
    ['IL', 'IL'],
    ['Illinois', 'IL'],
    ['Calif.', 'CA'],
    ['N.Y.', 'NY'],
    ['new  york', 'NY'],
    ['ZZ', undefined],
  ])('read the state %s', (text, value) => {
    expect(findState(text, states)?.value).toBe(value);
  });

  it('read deal stages', () => {
    expect(findChoice('DD', DEAL_STAGES)?.value).toBe('diligence');
    expect(findChoice('OM', DEAL_STAGES)?.value).toBe('om');
  });

  it.each([
    ['Prop. Nm', 'property name'],
    ['Occ %', 'occupancy'],
    ['# of beds', 'beds'],
    ['Lic Bds', 'licensed beds'],
    ['Asking price ($)', 'asking price'],
    ['Zip Code', 'zip code'],
    ['Yr Blt', 'year built'],
    ['Email', 'email'],
  ])('write out the heading %s', (heading, expanded) => {
    expect(expandHeading(heading)).toBe(expanded);
  });

  it.each([
    ['$450k', 450_000],
    ['12.4M', 12_400_000],
    ['$1.2 MM', 1_200_000],
    ['3 million', 3_000_000],
    ['750 thousand', 750_000],
    ['(2.5k)', -2500],
  ])('read the amount %s', (text, value) => {
    const field = { name: 'price', label: 'Price', type: 'money', least: -1e6 } as const;
    expect(parseFieldValue(field, text)).toEqual({ value });
  });
});
