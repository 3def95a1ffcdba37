import { describe, expect, test } from 'vitest';
import type { VerificationEmail } from './auth-emails.ts';
import { TemplateDataError } from './template-data.ts';
import { MESSAGE_TEMPLATES, renderMessage } from './templates.ts';

const site = { url: 'https://haven.example' };
const PROOFS: VerificationEmail[] = [
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
  const rendered = renderMessage(name, { link, code: '012345', validHours: 24 }, site);

  test('contains the link, the code and how long they are valid, in text and HTML', () => {
    expect(rendered.text).toContain(`${link}\n`);
    expect(rendered.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    for (const body of [rendered.text, rendered.html]) {
      expect(body).toContain('012345');
      expect(body).toContain('24 hours');
      expect(body).toMatch(/If you (did|do|were)n(?:'|&#39;)t/);
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

const splitWords = (text: string): string[] => text.split(/[\s:]+/).filter(Boolean);

/** Hostile input: tags, attributes, headers, Unicode tricks. */
const HOSTILE = '"><script>alert(1)</script>\r\nBcc: eve@evil.example \'onclick=x';

/** Facts that are rejected unless they have the right format. */
const REJECTED_KEYS = new Set(
  'link path material unsubscribe answer organizer guest event page booking begins_at ends_at updated_at time_zone'.split(
    ' ',
  ),
);

/** One copy of the facts per text below the first level, each with a different hostile text. */
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

describe.each(Object.entries(MESSAGE_TEMPLATES))('template %s', (name, template) => {
  const sample = template.sample as Record<string, unknown>;
  const rendered = renderMessage(name, sample, site);

  test('contains all content in plain text', () => {
    const links = /^https?:/;
    const said = splitWords(withoutTags(rendered.html)).filter((word) => !links.test(word));
    const plain = new Set(splitWords(rendered.text));
    expect(said.filter((word) => !plain.has(word))).toEqual([]);
    expect(rendered.text.length).toBeGreaterThan(20);
  });

  test('names the product, loads no external resources and has no exclamation marks', () => {
    expect(rendered.text).toContain('Haven Exchange');
    expect(rendered.html).not.toMatch(/<(img|script|style|link|iframe)\b|url\(/i);
    expect(rendered.subject + rendered.text + rendered.html.replace('<!doctype', '')).not.toContain(
      '!',
    );
  });

  test('escapes user-entered text in lists and nested facts', () => {
    for (const hostile of withOneHostile(sample)) {
      const attempt = () => renderMessage(name, hostile, site);
      try {
        const { html, subject, text } = attempt();
        expect(html).not.toMatch(/<script|<[^>]*\sonclick=/);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(text).not.toMatch(/^Bcc:/m);
      } catch (error) {
        expect(error).toBeInstanceOf(TemplateDataError);
      }
    }
  });

  test('escapes every fact', () => {
    for (const key of Object.keys(sample).filter((key) => typeof sample[key] === 'string')) {
      if (REJECTED_KEYS.has(key)) {
        const attempt = () => renderMessage(name, { ...sample, [key]: HOSTILE }, site);
        expect(attempt).toThrow(TemplateDataError);
        continue;
      }
      const hostile = renderMessage(name, { ...sample, [key]: HOSTILE }, site);
      expect(hostile.html).not.toMatch(/<script|<[^>]*\sonclick=/);
      expect(hostile.subject).not.toMatch(/[\r\n]/);
      expect(hostile.text).not.toMatch(/^Bcc:/m);
    }
  });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://x/"><script>', '', 7])(
  'rejects a link %s',
  (wrong) => {
    const attempt = () => renderMessage('confirm', { link: wrong, validHours: 1 }, site);
    expect(attempt).toThrow(TemplateDataError);
  },
);

test('attaches a calendar file to invitations only', () => {
  const carrying = Object.entries(MESSAGE_TEMPLATES).filter(
    ([name, { sample }]) => renderMessage(name, sample, site).calendar !== undefined,
  );
  expect(carrying.map(([name]) => name)).toEqual(['event_invitation', 'booking']);
  const { calendar, replyTo } = renderMessage('event_invitation', carrying[0]?.[1].sample, site);
  expect(calendar).toMatch(/METHOD:REQUEST[\s\S]*mailto:ben@brokers\.example/);
  expect(replyTo).toBe('ben@brokers.example');
});

test.each(['no_such_letter', 'constructor', '__proto__'])('has no template %s', (name) => {
  expect(() => renderMessage(name, {}, site)).toThrow(TemplateDataError);
});

test("doesn't mention a code in an email without one", () => {
  const { text } = renderMessage('invite', { link, validHours: 1 }, site);
  expect(text).not.toContain('code');
  expect(text).toContain('within 1 hour.');
});

test.each(['email_change_started', 'email_changed'])(
  'links the email %s to the old address to the undo screen',
  (name) => {
    const { text } = renderMessage(name, { token: 'a&b', validDays: 7 }, site);
    expect(text).toContain('https://haven.example/auth/confirm?undo=a%26b\n');
    expect(text).toContain('within 7 days');
  },
);

test('sends the reauthentication code without a link', () => {
  const { text } = renderMessage('reauthentication', { code: '012345', validHours: 1 }, site);
  expect(text).toContain('Your code: 012345');
  expect(text).not.toContain('http');
});

test('removes links from a user-chosen name in the team email', () => {
  const facts = { name: 'Eve, see https://evil.example/x or evil.example', email: 'eve@a.example' };
  const { subject, text } = renderMessage('sign_up_notification', facts, site);
  expect(subject + text).not.toMatch(/evil\.example|https:\/\/evil/);
  expect(subject).toContain('New User Signup - Eve see');
});

test('removes links from a message to a broker', () => {
  const { text, html } = renderMessage(
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

test('fits every text message into one, whatever its headline', () => {
  const facts = { headline: `Überraschung – ${'Große Stücke '.repeat(30)}` };
  const { text } = renderMessage('urgent_notice', facts, site);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/^Haven Exchange: Uberraschung - .*\.\.\. https:\/\/haven\.example$/);
  expect(text).toMatch(/^[\x20-\x7e]+$/);
});

describe('notification email', () => {
  const item = { title: 'Maple Court is public', message: 'Approved.', path: '/my-listings' };
  const unsubscribe = 'dG9rZW4tb2YtdGhpcy1sZXR0ZXI';

  test('supports one-click unsubscribe for mail programs and a link for people', () => {
    const elsewhere = { ...site, functionsUrl: 'https://project.supabase.example/functions/v1' };
    const { text, headers } = renderMessage('notice', { ...item, unsubscribe }, elsewhere);
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
  ])('never links to %s', (path) => {
    expect(() => renderMessage('notice', { ...item, path, unsubscribe }, site)).toThrow(
      TemplateDataError,
    );
  });

  test('quotes a message in short form without links', () => {
    const said = { ...item, message: 'See https://evil.example/x now', unread: 1, unsubscribe };
    const { text, html } = renderMessage('unread_message', said, site);
    expect(text).toContain('You have not read it yet:');
    for (const body of [text, html]) expect(body).not.toMatch(/evil\.example|:\/\/evil/);
  });

  test('lists twenty notifications and counts the rest', () => {
    const many = { items: Array.from({ length: 30 }, () => item), more: 10, unsubscribe };
    const { subject, text } = renderMessage('notice_digest', many, site);
    expect(subject).toBe('30 notifications: Maple Court is public');
    expect(text.match(/Approved\./g)).toHaveLength(20);
    expect(text).toContain('And 10 more.');
  });
});
