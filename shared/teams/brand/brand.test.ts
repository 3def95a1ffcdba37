import { expect, it } from 'vitest';
import { type Brand, DEFAULT_COLORS, getContrast, parseColor, toCssProperties } from './brand.ts';

const brand: Brand = {
  product_name: 'Cedar & Main',
  ...DEFAULT_COLORS,
  typeface: 'plain',
  sign_in_title: '',
  sign_in_text: '',
  logo: null,
};

it('computes contrast as WCAG does', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it.each(['red', '#fff', '#12345', '#12345g', '#123456;}', 'url(x)', ''])(
  'rejects %s as a six-digit color',
  (typed) => expect(parseColor(typed)).toBeNull(),
);

it.each([
  [{ surface: '#9caf88;background:url(//evil.example)' }],
  [{ product_name: 'Oak"; background: url(//evil.example)' }],
  [{ product_name: 'Oak\\22 ' }],
  [{ logo: 'AAAA") url(//evil.example' }],
  [{ typeface: 'x; --ink: red' }],
])('drops unsafe brand values from styles: %o', (change) => {
  const css = JSON.stringify(toCssProperties({ ...brand, ...change }));
  expect(css).not.toMatch(/evil|\\\\|;/);
});

it('maps brand names and colors to custom properties', () => {
  expect(toCssProperties(brand)).toMatchObject({
    '--sage': '#9caf88',
    '--accent': 'light-dark(#1e3329, #b5c7a1)',
    '--brand-name': '"Cedar & Main"',
  });
});
