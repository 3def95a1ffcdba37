import { describe, expect, test } from 'vitest';
import { type LetterKind, writeEmailChangedNotice, writeLetter } from './templates.ts';

const KINDS: LetterKind[] = [
  'confirm',
  'confirm_again',
  'recovery',
  'email_change',
  'magic_link',
  'invite',
];
const link = 'http://127.0.0.1:4173/auth/v1/verify?token=abc&type=signup';

describe.each(KINDS)('the %s letter', (kind) => {
  const letter = writeLetter(kind, { link, code: '012345', validHours: 24 });

  test('carries link, code and how long they are good for, in text and HTML', () => {
    expect(letter.text).toContain(`${link}\n`);
    expect(letter.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const body of [letter.text, letter.html]) {
      expect(body).toContain('012345');
      expect(body).toContain('24 hours');
      expect(body).toMatch(/If you (did|do) not/);
    }
  });

  test('is plain: it names the product and has no exclamation marks', () => {
    expect(letter.subject).toContain('Haven Exchange');
    expect(letter.subject + letter.text + letter.html).not.toContain('!');
  });
});

test('a letter without a code does not speak of one', () => {
  const { text } = writeLetter('invite', { link, validHours: 1 });
  expect(text).not.toContain('code');
  expect(text).toContain('within 1 hour.');
});

test('a link cannot break out of its attribute', () => {
  const { html } = writeLetter('confirm', { link: 'http://x/"><script>', validHours: 1 });
  expect(html).not.toContain('<script>');
});

test('the notice to the old address carries no link', () => {
  expect(writeEmailChangedNotice().text).not.toContain('http');
});
