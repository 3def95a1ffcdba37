import { expect, it } from 'vitest';
import { DEFAULT_COLORS } from '../../shared/teams/brand/brand.ts';
import { applyBrandToHtml, getSubdomain, isSubdomainOf } from './brands.ts';

const BRAND = {
  product_name: 'Cedar Partners',
  ...DEFAULT_COLORS,
  typeface: 'house',
  sign_in_title: '',
  sign_in_text: '',
  logo: null,
};

it.each([
  ['cedar.localhost:4173', 'cedar'],
  ['cedar.haven.example', 'cedar'],
  ['haven.example', null],
  ['localhost:4173', null],
  ['127.0.0.1:4173', null],
  ['-x.haven.example', null],
])('maps %s to the workspace %s', (host, label) => expect(getSubdomain(host)).toBe(label));

it('accepts exactly one label below the host name', () => {
  expect(isSubdomainOf('cedar.haven.example:8443', 'haven.example:8443')).toBe(true);
  expect(isSubdomainOf('a.b.haven.example', 'haven.example')).toBe(false);
  expect(isSubdomainOf('haven.example.evil.example', 'haven.example')).toBe(false);
});

it('escapes brand text in attributes and the title', () => {
  const html = applyBrandToHtml(
    '<html><head><title>Sign in · Haven Exchange</title></head></html>',
    {
      product_name: 'A"><script>x</script>$&',
      ...DEFAULT_COLORS,
      typeface: 'house',
      sign_in_title: '"><img src=x onerror=y>',
      sign_in_text: '',
      logo: null,
    },
    'https://cedar.haven.example',
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('$&amp;</title>');
});

it("shows a workspace's name on shared links and links back to its address", () => {
  const html = applyBrandToHtml(
    [
      '<head><title>Plans · Haven Exchange</title><link rel="canonical" href="https://haven.example/plans"/>',
      '<meta property="og:url" content="https://haven.example/plans"/>',
      '<meta property="og:site_name" content="Haven Exchange"/>',
      '<meta property="og:title" content="Plans · Haven Exchange"/>',
      '<meta property="og:image" content="https://haven.example/share/plans.png"/></head>',
    ].join(''),
    BRAND,
    'https://cedar.haven.example:8443',
  );
  expect(html).toContain('og:site_name" content="Cedar Partners"');
  expect(html).toContain('og:title" content="Plans · Cedar Partners"');
  expect(html).toContain('og:url" content="https://cedar.haven.example:8443/plans"');
  expect(html).toContain('og:image" content="https://cedar.haven.example:8443/share/plans.png"');
  expect(html).toContain('canonical" href="https://haven.example/plans"');
  expect(html).not.toContain('Haven Exchange');
});
