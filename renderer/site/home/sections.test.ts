import { describe, expect, it } from 'vitest';
import { activeSection, getFallbackOffset } from './sections.ts';

const tops = (known: Readonly<Record<string, number>>) => (id: string) => known[id] ?? null;

describe('active section', () => {
  it('is none above the first, then the last with its top within 150 pixels', () => {
    expect(activeSection(tops({ 'social-proof': 151, faq: 900 }))).toBeNull();
    expect(activeSection(tops({ 'social-proof': 150, faq: 900 }))).toBe('social-proof');
    expect(activeSection(tops({ 'social-proof': -900, 'who-we-serve': -20, faq: 400 }))).toBe(
      'who-we-serve',
    );
  });

  it('is found even if other sections are missing', () => {
    expect(activeSection(tops({ faq: 80 }))).toBe('faq');
    expect(activeSection(tops({}))).toBeNull();
  });
});

it('returns a scroll offset for a missing section and null for an unknown one', () => {
  const known = [
    'social-proof',
    'who-we-serve',
    'how-platform-works',
    'platform-comparison',
    'faq',
  ];
  expect(known.map(getFallbackOffset)).toEqual([650, 1650, 2850, 4100, 5300]);
  const anchors = ['pricing-section', 'vendor-pricing-section', 'faq-section'];
  expect(anchors.map(getFallbackOffset)).toEqual([2000, 3000, 4000]);
  expect(getFallbackOffset('nowhere')).toBeNull();
});
