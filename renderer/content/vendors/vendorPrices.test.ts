import { expect, test } from 'vitest';

/** Every page that speaks to vendors about money. */
const sources = import.meta.glob<string>(
  [
    './*.ts',
    '!./*.test.ts',
    '../company/investorRelations.audience.ts',
    '../faq/vendors.ts',
    '../home/vendorPricing.ts',
    '../hubs/vendorMarketplaceHub.*.ts',
    '../roles/forVendors.audience.ts',
    '../tours/toursVendor.tour.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

const PRICE =
  /\bfree\b(?! a crew)|no charge|costs? (?:them |you |vendors )?nothing|no (?:listing )?fees?\b|no commission|not charged/i;

/** Amounts come from `shared/billing/`; what a template inserts is not prose. */
const tellsPrice = (source: string) => PRICE.test(source.replace(/\$\{[^}]*\}/g, ''));

test('vendor pages take every price from the table in shared/billing', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(8);
  expect(Object.keys(sources).filter((file) => tellsPrice(sources[file] ?? ''))).toEqual([]);
});

test('recognizes a price written as prose', () => {
  expect(tellsPrice('A profile is free.')).toBe(true);
  expect(tellsPrice('Reviews cost nothing.')).toBe(true);
  expect(tellsPrice('Profile: $' + '{vendorPriceText("profile")}')).toBe(false);
});
