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

describe('the page of captured messages', () => {
  const html = renderMailPage([message], '"><script>alert(1)</script>');

  test('escapes everything that came from outside', () => {
    expect(html).not.toMatch(/<(script|img|b)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('needs neither script nor inline style', () => {
    expect(html).not.toMatch(/<script|<style|<[^>]*\s(style|on\w+)=/);
    expect(html).toContain('<link rel="stylesheet" href="mail.css">');
  });

  test('shows whom, what and when', () => {
    expect(html).toContain('&quot;Quoted&quot; &amp; &lt;b&gt;bold&lt;/b&gt;');
    expect(html).toContain('2026-01-01 12:34:56 UTC');
  });

  test('says so when there is nothing to show', () => {
    expect(renderMailPage([])).toContain('No messages yet');
  });

  test('comes in light and dark', () => {
    expect(MAIL_STYLES).toContain('prefers-color-scheme: dark');
  });
});

describe('links in a message', () => {
  test('become clickable without the punctuation behind them', () => {
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
  ])('%s stays text', (text) => {
    expect(linkify(text)).not.toContain('<a');
  });

  test('cannot break out of their attribute', () => {
    expect(linkify('https://a.example/"onmouseover="x')).toBe(
      '<a href="https://a.example/" rel="noreferrer">https://a.example/</a>&quot;onmouseover=&quot;x',
    );
  });
});
