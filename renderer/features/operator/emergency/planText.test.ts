import { describe, expect, it } from 'vitest';
import { formatSites, formatSteps, parseSites, parseSteps } from './planText.ts';

const STEPS = 'Pull the nearest alarm\nClose the doors | Caregiver';
const SITES = 'Dublin High School | 600 Bright Rd, Dublin | (614) 555-0190\nEast lot';

describe('steps and sites of a plan', () => {
  it('are read from lines and written back the same way', () => {
    expect(parseSteps(STEPS)).toEqual([
      { text: 'Pull the nearest alarm' },
      { text: 'Close the doors', position: 'caregiver' },
    ]);
    expect(formatSteps(parseSteps(STEPS) ?? [])).toBe(STEPS);
    expect(formatSites(parseSites(SITES) ?? [])).toBe(SITES);
  });

  it('are refused without a text, with an unknown position, or with a malformed phone', () => {
    for (const typed of ['', '| Caregiver', 'Go | Family', 'Go | Chef | Nurse']) {
      expect(parseSteps(typed)).toBeNull();
    }
    for (const typed of ['| Road', 'School | Road | call us']) expect(parseSites(typed)).toBeNull();
  });
});
