import { expect, test } from 'vitest';

/** All pages that mention prices to vendors. */
const sources = import.meta.glob<string>(
  [
    './*.ts',
    '!./*.test.ts',
    '../company/investorRelations.audience.ts',
    '../faq/vendors.ts',
    '../home/vendorPricing.ts',
    '../hubs/vendorMarketplaceHub.ts',
    '../roles/forVendors.audience.ts',
    '../tours/toursVendor.tour.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const PRICE =
  /\bfree\b(?! a crew)|no charge|costs? (?:them |you |vendors )?nothing|no (?:listing )?fees?\b|no commission|not charged/i;

/** Amounts come from `shared/account/billing/`, so template expressions are ignored. */
const tellsPrice = (source: string) => PRICE.test(source.replace(/\$\{[^}]*\}/g, ''));

test('vendor pages take every price from shared/account/billing', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(8);
  expect(Object.keys(sources).filter((file) => tellsPrice(sources[file] ?? ''))).toEqual([]);
});

test('detects a price written as plain text', () => {
  expect(tellsPrice('A profile is free.')).toBe(true);
  expect(tellsPrice('Reviews cost nothing.')).toBe(true);
  expect(tellsPrice('Profile: $' + '{vendorPriceText("profile")}')).toBe(false);
});
