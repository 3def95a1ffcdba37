import { beforeEach, describe, expect, it } from 'vitest';
import { dismissedTips, dismissTip, isPastHalf } from './tips.ts';

describe('a tip', () => {
  beforeEach(() => localStorage.clear());

  it('stays dismissed', () => {
    expect(dismissedTips()).toEqual([]);
    dismissTip('first-visit');
    dismissTip('first-visit');
    expect(JSON.parse(localStorage.getItem('dismissedTips') ?? '')).toEqual(['first-visit']);
    dismissTip('property-filters');
    expect(dismissedTips()).toEqual(['first-visit', 'property-filters']);
  });

  it('is offered if stored data is invalid', () => {
    for (const stored of ['{', '{"a":1}', '"first-visit"', '[1, null]']) {
      localStorage.setItem('dismissedTips', stored);
      expect(dismissedTips()).toEqual([]);
    }
  });

  it('about filters appears after scrolling half a screen', () => {
    expect(isPastHalf(450, 900)).toBe(false);
    expect(isPastHalf(451, 900)).toBe(true);
  });
});
