import { expect, it } from 'vitest';
import { HOUSE_COLOURS } from '../../shared/brand/brand.ts';
import { dress, isBelow, labelOf } from './brands.ts';

it.each([
  ['cedar.localhost:4173', 'cedar'],
  ['cedar.haven.example', 'cedar'],
  ['haven.example', null],
  ['localhost:4173', null],
  ['127.0.0.1:4173', null],
  ['-x.haven.example', null],
])('the workspace of %s is %s', (host, label) => expect(labelOf(host)).toBe(label));

it('a host is below a name only by one label', () => {
  expect(isBelow('cedar.haven.example:8443', 'haven.example:8443')).toBe(true);
  expect(isBelow('a.b.haven.example', 'haven.example')).toBe(false);
  expect(isBelow('haven.example.evil.example', 'haven.example')).toBe(false);
});

it('what a brand says stays inside of its attribute and of the title', () => {
  const html = dress('<html><head><title>Sign in · Haven Exchange</title></head></html>', {
    product_name: 'A"><script>x</script>$&',
    ...HOUSE_COLOURS,
    typeface: 'house',
    sign_in_title: '"><img src=x onerror=y>',
    sign_in_text: '',
    logo: null,
  });
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('$&amp;</title>');
});
