import { describe, expect, test } from 'vitest';
import type { CapturedMessage } from './captured.ts';
import { linkify, MAIL_STYLES, renderMailPage } from './page.ts';

const message: CapturedMessage = {
  id: '1',
  channel: 'email',
  to: '<img src=x onerror=alert(1)>@example.com',
  subject: '"Quoted" & <b>bold</b>',
  text: 'See http://127.0.0.1:4173/a?b=1&c=2, or javascript:alert(1) <script>alert(1)</script>',
  html: '<script>alert(1)</script>',
  createdAt: '2026-01-01T12:34:56.123+00:00',
};

describe('captured messages page', () => {
  const html = renderMailPage([message], '"><script>alert(1)</script>');

  test('escapes all external text', () => {
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('needs neither script nor inline style', () => {
    expect(html).not.toMatch(/<script|<style|<[^>]*\s(style|on\w+)=/);
    expect(html).toContain('<link rel="stylesheet" href="mail.css">');
  });

  test('shows recipient, content and time', () => {
    expect(html).toContain('&quot;Quoted&quot; &amp; &lt;b&gt;bold&lt;/b&gt;');
    expect(html).toContain('2026-01-01 12:34:56 UTC');
  });

  test('shows an empty state without messages', () => {
    expect(renderMailPage([])).toContain('No messages yet');
  });

  test('supports light and dark mode', () => {
    expect(MAIL_STYLES).toContain('prefers-color-scheme: dark');
  });
});

describe('links in a message', () => {
  test('are clickable without trailing punctuation', () => {
    expect(linkify('Go to https://a.example/x?y=1&z=2.')).toBe(
      'Go to <a href="https://a.example/x?y=1&amp;z=2" rel="noreferrer">https://a.example/x?y=1&amp;z=2</a>.',
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'haven://auth',
    'ftp://a.example',
    'https://',
  ])('leaves %s as text', (text) => {
    expect(linkify(text)).not.toContain('<a');
  });

  test("can't break out of their attribute", () => {
    expect(linkify('https://a.example/"onmouseover="x')).toBe(
      '<a href="https://a.example/" rel="noreferrer">https://a.example/</a>&quot;onmouseover=&quot;x',
    );
  });
});
