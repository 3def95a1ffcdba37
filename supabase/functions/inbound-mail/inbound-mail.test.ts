import { describe, expect, test } from 'vitest';
import { findReplyToken, isReplyDomain, REPLY_SEPARATOR } from '../_shared/emails/reply-address.ts';
import { renderMessage } from '../_shared/emails/templates.ts';
import { extractReplyText } from './answer-words.ts';
import { isAutomatedEmail } from './is-automatic.ts';
import { htmlToText } from './text-of-html.ts';

describe('reply text', () => {
  test.each([
    [
      'above our reply separator',
      `Yes, Thursday.\n\n> ${REPLY_SEPARATOR}\n> You have not read it yet:`,
    ],
    [
      'above the line, its dashes exchanged',
      'Yes, Thursday.\n-- Write your reply above this line --\nold',
    ],
    [
      'above what Gmail quotes',
      'Yes, Thursday.\n\nOn Mon, Nov 23, 2026 at 9:01 AM Haven <a@b.example> wrote:\n\n> old',
    ],
    [
      'above an opening over two lines',
      'Yes, Thursday.\n\nOn Mon, Nov 23, 2026 at 9:01 AM Haven Exchange\n<a@b.example> wrote:\nold',
    ],
    [
      'above an opening in another language',
      'Yes, Thursday.\n\nAm 23.11.2026 schrieb Haven:\n> old',
    ],
    [
      'above what Outlook quotes',
      'Yes, Thursday.\r\n\r\nFrom: Haven\r\nSent: Monday\r\nTo: Ada\r\n\r\nold',
    ],
    ['above an original message', 'Yes, Thursday.\n-----Original Message-----\nold'],
    ['above a signature', 'Yes, Thursday.\n\n-- \nAda Lovelace\n+1 555'],
    ['above the word of a phone', 'Yes, Thursday.\n\nSent from my phone'],
    ['between what is quoted', '> Does that suit you?\nYes, Thursday.\n> Where?'],
    ['with what cannot be seen', '\u202eYes,\u200b Thursday.\u0007'],
  ])('is the part %s', (_where, text) => {
    expect(extractReplyText(text)).toBe('Yes, Thursday.');
  });

  test('keeps line breaks, colons and an inline plus sign', () => {
    const text = 'Two things:\n\n1. The roof\n2. The rent roll\n\n\n\nFrom: here to there - Ada';
    expect(extractReplyText(text)).toBe(text.replace('\n\n\n\n', '\n\n'));
  });

  test('is empty for an email with only a quote', () => {
    expect(extractReplyText(`> ${REPLY_SEPARATOR}\n> old`)).toBe('');
  });

  test('is extracted quickly from any input', () => {
    const started = process.cpuUsage();
    for (const part of ['On ', '>', '-', '<', '<b', 'a:\n', '&#', 'From: x\n', '\n\n']) {
      extractReplyText(part.repeat(100_000));
      htmlToText(part.repeat(100_000));
    }
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
  });
});

test('is extracted from HTML-only emails, up to the quote', () => {
  const html =
    '<html><head><title>no</title><style>p{}</style></head><body><p>Yes, &quot;Thursday&quot;.</p><div>3 &lt; 4 &#9731;<br>Ada</div>' +
    '<div class="gmail_quote">old</div></body></html>';
  expect(htmlToText(html)).toBe('Yes, "Thursday".\n3 < 4 ☃\nAda');
});

describe('automatic email', () => {
  const email = {
    from: 'ada@people.example',
    subject: 'Re: New message',
    headers: new Map<string, string>(),
  };
  const domain = 'reply.company.example';

  test.each([
    { headers: new Map([['auto-submitted', 'auto-replied']]) },
    { headers: new Map([['precedence', 'Bulk']]) },
    { headers: new Map([['x-autoreply', 'yes']]) },
    { headers: new Map([['list-id', '<x>']]) },
    { headers: new Map([['return-path', '<>']]) },
    { headers: new Map([['authentication-results', 'mx; spf=pass; dmarc=fail']]) },
    { from: `answer+1@${domain}` },
    { from: 'MAILER-DAEMON@people.example'.toLowerCase() },
    { subject: 'Automatic reply: New message' },
    { subject: 'Out of Office' },
  ])('is detected by %j', (more) => {
    expect(isAutomatedEmail({ ...email, ...more }, domain)).toBe(true);
  });

  test('is not an email written by a person', () => {
    const headers = new Map([
      ['auto-submitted', 'no'],
      ['authentication-results', 'dmarc=pass'],
    ]);
    expect(isAutomatedEmail({ ...email, headers }, domain)).toBe(false);
  });
});

describe('message email', () => {
  const token = 'a'.repeat(40);
  const facts = {
    title: 'New message from Ada',
    message: 'Thursday?',
    path: '/messages',
    unread: 1,
    answer: token,
    unsubscribe: 'u'.repeat(40),
  };
  const site = { url: 'https://haven.example' };

  test('accepts replies at an address that parses back to its token', () => {
    const email = renderMessage('unread_message', facts, {
      ...site,
      answerDomain: 'reply.haven.example',
    });
    expect(email.text.startsWith(REPLY_SEPARATOR)).toBe(true);
    expect(email.text).toContain('within two weeks');
    expect(findReplyToken([email.replyTo ?? ''], 'Reply.haven.example')).toBe(token);
    expect((email.replyTo ?? '').split('@')[0]?.length).toBeLessThanOrEqual(64);
  });

  test.each([
    ['where nowhere is named', facts, site],
    [
      'without an address',
      { ...facts, answer: null },
      { ...site, answerDomain: 'reply.haven.example' },
    ],
  ])('offers no reply %s', (_what, messageFacts, at) => {
    const email = renderMessage('unread_message', messageFacts, at);
    expect(email.replyTo).toBeUndefined();
    expect(email.text).not.toContain(REPLY_SEPARATOR);
    expect(email.text).toContain('Replies to this email are not received.');
  });

  test('ignores replies at other domains', () => {
    for (const address of [
      `answer+${token}@evil.example`,
      `answer+${token}@a@reply.haven.example`,
      `${token}@reply.haven.example`,
    ]) {
      expect(findReplyToken([address], 'reply.haven.example')).toBeNull();
    }
  });
});

test.each(['reply.company.example', 'a.io'])('accepts %s as a domain', (text) => {
  expect(isReplyDomain(text)).toBe(true);
});

test.each(['', 'localhost', 'a@b.example', 'a..b', 'x.example\nBcc: y', '-a.example'])(
  'rejects %j as a domain',
  (text) => {
    expect(isReplyDomain(text)).toBe(false);
  },
);
