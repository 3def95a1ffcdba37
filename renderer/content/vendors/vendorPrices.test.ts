import { expect, test } from 'vitest';

/** All pages that mention prices to vendors. */
const sources = import.meta.glob<string>(
  [
    './*.{md,ts}',
    '!./*.test.ts',
    '../company/investorRelations.audience.ts',
    '../faq/vendors.faq.md',
    '../home/vendorPricing.ts',
    '../hubs/vendorMarketplaceHub.intro.md',
    '../roles/forVendors.audience.md',
    '../tours/toursVendor.tour.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const PRICE =
  /\bfree\b(?! a crew)|no charge|costs? (?:them |you |vendors )?nothing|no (?:listing )?fees?\b|no commission|not charged/i;

/** Amounts come from `shared/account/billing/`, so what is filled in is ignored. */
const tellsPrice = (source: string) => PRICE.test(source.replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, ''));

test('vendor pages take every price from shared/account/billing', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(8);
  expect(Object.keys(sources).filter((file) => tellsPrice(sources[file] ?? ''))).toEqual([]);
});

test('detects a price written as plain text', () => {
  expect(tellsPrice('A profile is free.')).toBe(true);
  expect(tellsPrice('Reviews cost nothing.')).toBe(true);
  expect(tellsPrice('Profile: $' + '{vendorPriceText("profile")}')).toBe(false);
});
