import { beforeEach, describe, expect, it } from 'vitest';
import { dismissedTips, dismissTip, isPastHalf } from './tips.ts';

describe('a tip', () => {
  beforeEach(() => localStorage.clear());

  it('that was sent away stays away', () => {
    expect(dismissedTips()).toEqual([]);
    dismissTip('first-visit');
    dismissTip('first-visit');
    expect(JSON.parse(localStorage.getItem('dismissedTips') ?? '')).toEqual(['first-visit']);
    dismissTip('property-filters');
    expect(dismissedTips()).toEqual(['first-visit', 'property-filters']);
  });

  it('is offered when something else lies in its place', () => {
    for (const stored of ['{', '{"a":1}', '"first-visit"', '[1, null]']) {
      localStorage.setItem('dismissedTips', stored);
      expect(dismissedTips()).toEqual([]);
    }
  });

  it('about filters comes after half of the window', () => {
    expect(isPastHalf(450, 900)).toBe(false);
    expect(isPastHalf(451, 900)).toBe(true);
  });
});
