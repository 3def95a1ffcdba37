import { describe, expect, test } from 'vitest';
import type { ProofLetter } from './auth-letters.ts';
import { FactsWrong } from './facts.ts';
import { TEMPLATES, writeMessage } from './templates.ts';

const site = { url: 'https://haven.example' };
const PROOFS: ProofLetter[] = [
  'confirm',
  'confirm_again',
  'recovery',
  'email_change',
  'email_leaving',
  'magic_link',
  'invite',
];
const link = 'http://127.0.0.1:4173/auth/v1/verify?token=abc&type=signup';

describe.each(PROOFS)('the %s letter', (name) => {
  const letter = writeMessage(name, { link, code: '012345', validHours: 24 }, site);

  test('carries link, code and how long they are good for, in text and HTML', () => {
    expect(letter.text).toContain(`${link}\n`);
    expect(letter.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const body of [letter.text, letter.html]) {
      expect(body).toContain('012345');
      expect(body).toContain('24 hours');
      expect(body).toMatch(/If you (did|do) not/);
    }
  });
});

const withoutTags = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const words = (text: string): string[] => text.split(/[\s:]+/).filter(Boolean);

/** Facts that try everything: tags, attributes, headers, Unicode tricks. */
const HOSTILE = '"><script>alert(1)</script>\r\nBcc: eve@evil.example \'onclick=x';

/** Facts that are none unless they look as they should. */
const REFUSED = new Set(
  'link path material unsubscribe answer organizer guest event page booking begins_at ends_at updated_at time_zone'.split(
    ' ',
  ),
);

/** The same facts as often as there are words below the first level, each time with other hostile ones. */
function withOneHostile(facts: Record<string, unknown>): Record<string, unknown>[] {
  const variants = (value: unknown): unknown[] => {
    if (typeof value === 'string') return [HOSTILE];
    if (Array.isArray(value)) {
      return value.flatMap((one, at) => variants(one).map((other) => value.with(at, other)));
    }
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) =>
      variants(one).map((other) => ({ ...value, [key]: other })),
    );
  };
  return Object.entries(facts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : variants(value).map((other) => ({ ...facts, [key]: other })),
  );
}

describe.each(Object.entries(TEMPLATES))('the template %s', (name, template) => {
  const sample = template.sample as Record<string, unknown>;
  const letter = writeMessage(name, sample, site);

  test('says all of it in plain text', () => {
    const links = /^https?:/;
    const said = words(withoutTags(letter.html)).filter((word) => !links.test(word));
    const plain = new Set(words(letter.text));
    expect(said.filter((word) => !plain.has(word))).toEqual([]);
    expect(letter.text.length).toBeGreaterThan(20);
  });

  test('names the product, loads nothing from elsewhere and shouts at nobody', () => {
    expect(letter.text).toContain('Haven Exchange');
    expect(letter.html).not.toMatch(/<(img|script|style|link|iframe)\b|url\(/i);
    expect(letter.subject + letter.text + letter.html.replace('<!doctype', '')).not.toContain('!');
  });

  test('lets no words of people in its lists and parts break out of their place', () => {
    for (const hostile of withOneHostile(sample)) {
      const attempt = () => writeMessage(name, hostile, site);
      try {
        const { html, subject, text } = attempt();
        expect(html).not.toMatch(/<script|<[^>]*\sonclick=/);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(text).not.toMatch(/^Bcc:/m);
      } catch (error) {
        expect(error).toBeInstanceOf(FactsWrong);
      }
    }
  });

  test('lets no fact break out of its place', () => {
    for (const key of Object.keys(sample).filter((key) => typeof sample[key] === 'string')) {
      if (REFUSED.has(key)) {
        const attempt = () => writeMessage(name, { ...sample, [key]: HOSTILE }, site);
        expect(attempt).toThrow(FactsWrong);
        continue;
      }
      const hostile = writeMessage(name, { ...sample, [key]: HOSTILE }, site);
      expect(hostile.html).not.toMatch(/<script|<[^>]*\sonclick=/);
      expect(hostile.subject).not.toMatch(/[\r\n]/);
      expect(hostile.text).not.toMatch(/^Bcc:/m);
    }
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://x/"><script>', '', 7])(
  'a link %s is refused',
  (wrong) => {
    const attempt = () => writeMessage('confirm', { link: wrong, validHours: 1 }, site);
    expect(attempt).toThrow(FactsWrong);
  },
);

test('an invitation brings along what calendars read, and no other letter does', () => {
  const carrying = Object.entries(TEMPLATES).filter(
    ([name, { sample }]) => writeMessage(name, sample, site).calendar !== undefined,
  );
  expect(carrying.map(([name]) => name)).toEqual(['event_invitation', 'booking']);
  const { calendar, replyTo } = writeMessage('event_invitation', carrying[0]?.[1].sample, site);
  expect(calendar).toMatch(/METHOD:REQUEST[\s\S]*mailto:ben@brokers\.example/);
  expect(replyTo).toBe('ben@brokers.example');
});

test.each(['no_such_letter', 'constructor', '__proto__'])('there is no template %s', (name) => {
  expect(() => writeMessage(name, {}, site)).toThrow(FactsWrong);
});

test('a letter without a code does not speak of one', () => {
  const { text } = writeMessage('invite', { link, validHours: 1 }, site);
  expect(text).not.toContain('code');
  expect(text).toContain('within 1 hour.');
});

test.each(['email_change_started', 'email_changed'])(
  'the letter %s to the old address leads to the screen that takes the change back',
  (name) => {
    const { text } = writeMessage(name, { token: 'a&b', validDays: 7 }, site);
    expect(text).toContain('https://haven.example/auth/confirm?undo=a%26b\n');
    expect(text).toContain('within 7 days');
  },
);

test('the code that stands for the password comes without a link', () => {
  const { text } = writeMessage('reauthentication', { code: '012345', validHours: 1 }, site);
  expect(text).toContain('Your code: 012345');
  expect(text).not.toContain('http');
});

test('a name that a stranger chose cannot become a link in the mail to the team', () => {
  const facts = { name: 'Eve, see https://evil.example/x or evil.example', email: 'eve@a.example' };
  const { subject, text } = writeMessage('sign_up_notification', facts, site);
  expect(subject + text).not.toMatch(/evil\.example|https:\/\/evil/);
  expect(subject).toContain('New User Signup - Eve see');
});

test('what somebody writes to a broker holds nothing that a mail client would make a link of', () => {
  const { text, html } = writeMessage(
    'broker_contact',
    {
      property: 'Maple Court',
      name: 'Eve',
      email: 'eve@people.example',
      message: 'See https://evil.example/x,\r\nwww.evil.example or eve@evil.example. We pay $4.5M.',
    },
    site,
  );
  for (const body of [text, html]) {
    expect(body).not.toMatch(/evil\.example|:\/\/evil|@evil/);
    expect(body).toContain('We pay $4.5M.');
    expect(body).toContain('eve@people.example');
  }
});

test('a text message fits into one, whatever its headline', () => {
  const facts = { headline: `Überraschung – ${'Große Stücke '.repeat(30)}` };
  const { text } = writeMessage('urgent_notice', facts, site);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^Haven Exchange: Uberraschung - .*\.\.\. https:\/\/haven\.example$/);
  expect(text).toMatch(/^[\x20-\x7e]+$/);
});

describe('a letter about notices', () => {
  const item = { title: 'Maple Court is public', message: 'Approved.', path: '/my-listings' };
  const unsubscribe = 'dG9rZW4tb2YtdGhpcy1sZXR0ZXI';

  test('is left at one press by mail programs, and by its link by people', () => {
    const elsewhere = { ...site, functionsUrl: 'https://project.supabase.example/functions/v1' };
    const { text, headers } = writeMessage('notice', { ...item, unsubscribe }, elsewhere);
    expect(headers).toEqual({
      'List-Unsubscribe': `<https://project.supabase.example/functions/v1/unsubscribe?token=${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(text).toContain(`https://haven.example/auth/confirm?unsubscribe=${unsubscribe}\n`);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a b',
  ])('never leads to %s', (path) => {
    expect(() => writeMessage('notice', { ...item, path, unsubscribe }, site)).toThrow(FactsWrong);
  });

  test('quotes a message short and with nothing that becomes a link', () => {
    const said = { ...item, message: 'See https://evil.example/x now', unread: 1, unsubscribe };
    const { text, html } = writeMessage('unread_message', said, site);
    expect(text).toContain('You have not read it yet:');
    for (const body of [text, html]) expect(body).not.toMatch(/evil\.example|:\/\/evil/);
  });

  test('holds twenty notices, and says how many more there are', () => {
    const many = { items: Array.from({ length: 30 }, () => item), more: 10, unsubscribe };
    const { subject, text } = writeMessage('notice_digest', many, site);
    expect(subject).toBe('30 notices: Maple Court is public');
    expect(text.match(/Approved\./g)).toHaveLength(20);
    expect(text).toContain('And 10 more.');
  });
});
