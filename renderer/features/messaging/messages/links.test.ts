import { describe, expect, it } from 'vitest';
import { splitLinks } from './links.ts';

const links = (text: string) => splitLinks(text).filter(({ href }) => href !== null);
const getVisibleText = (text: string) =>
  splitLinks(text)
    .map((piece) => piece.text)
    .join('');

describe('links in messages', () => {
  it('links web addresses without the trailing period', () => {
    expect(links('See https://example.com/a?b=c. (Or http://example.org/x)')).toEqual([
      { text: 'https://example.com/a?b=c', href: 'https://example.com/a?b=c' },
      { text: 'http://example.org/x', href: 'http://example.org/x' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://https://x%0aalert(1)'.replace('https://x', 'x'),
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'https://bank.example@evil.example/',
    'https://',
    'http://[',
    '<a href="//evil.example">here</a>',
  ])('finds no link in %s', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('keeps the text unchanged and parses in linear time', () => {
    const long = `${'https://a.b/ '.repeat(300)}${'['.repeat(4_000)} \n\t end`;
    const before = performance.now();
    expect(getVisibleText(long)).toBe(long);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
