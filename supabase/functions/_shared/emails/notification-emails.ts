import { notificationKinds } from '../../../../shared/messaging/notifications/kinds.ts';
import { routes } from '../../../../shared/routes/table.ts';
import type { EmailContent } from './email-layout.ts';
import { buildReplyAddress, REPLY_SEPARATOR } from './reply-address.ts';
import { defineEmail, type Site } from './template.ts';
import { count, list, optional, passage, path, token } from './template-data.ts';

interface Item {
  title: string;
  message: string;
  path: string;
}

interface NoticeFacts extends Item {
  unsubscribe: string;
}

interface DigestFacts {
  items: Item[];
  more: number;
  unsubscribe: string;
}

interface UnreadFacts extends NoticeFacts {
  unread: number;
  /** Token that accepts email replies into the conversation. */
  answer: string | undefined;
}

const item = { title: passage, message: passage, path };
const sample = {
  title: 'Maple Court of Duluth is public',
  message: 'Your listing has been approved.',
  path: '/my-listings',
};
const unsubscribe = 'c2FtcGxlLXRva2VuLW9mLWEtbGV0dGVy';

/** Links to a screen that asks for confirmation first, because mail scanners open links too. */
const screenFor = (site: Site, unsubscribeToken: string): string =>
  `${site.url}${routes.authConfirm.path}?unsubscribe=${encodeURIComponent(unsubscribeToken)}`;

/** Unsubscribe: one-click for mail programs (RFC 8058) and a link for people. */
function createUnsubscribeFooter(site: Site, unsubscribeToken: string, which: string) {
  const endpoint = `${site.functionsUrl ?? `${site.url}/functions/v1`}/unsubscribe?token=${encodeURIComponent(unsubscribeToken)}`;
  return {
    links: [
      { label: `Unsubscribe from emails about ${which}`, link: screenFor(site, unsubscribeToken) },
      { label: 'Manage notifications', link: site.url + routes.notificationsPreferences.path },
    ],
    headers: {
      'List-Unsubscribe': `<${endpoint}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  } satisfies Partial<EmailContent>;
}

/** Notification emails passed on by the database; see `schemas/messaging/notifications/digests.sql`. */
export const NOTIFICATION_EMAILS = {
  notice: defineEmail<NoticeFacts>({
    facts: { ...item, unsubscribe: token },
    sample: { ...sample, unsubscribe },
    write: ({ title, message, path, unsubscribe }, site) => ({
      subject: title,
      lead: message ? [message] : [],
      action: { label: 'Open Haven Exchange', link: site.url + path },
      ...createUnsubscribeFooter(site, unsubscribe, 'this'),
    }),
  }),
  unread_message: defineEmail<UnreadFacts>({
    facts: { ...item, unread: count, answer: optional(token), unsubscribe: token },
    sample: {
      title: notificationKinds.new_message.title.replace('{name}', 'Ada Lovelace'),
      message: 'We could meet on Thursday. Does that suit you?',
      path: '/messages/3f0c2c0e-6d7b-4d6c-9d0e-0c8a5f5d7a11',
      unread: 2,
      answer: '5f0c2c0e6d7b4d6c9d0e0c8a5f5d7a110123cdef',
      unsubscribe,
    },
    write({ title, message, path, unread, answer, unsubscribe }, site) {
      const replyTo = answer && site.answerDomain && buildReplyAddress(answer, site.answerDomain);
      const { links, headers } = createUnsubscribeFooter(site, unsubscribe, 'new messages');
      return {
        subject: title,
        lead: [
          ...(replyTo ? [REPLY_SEPARATOR] : []),
          unread === 1
            ? 'You have not read it yet:'
            : `You have ${unread} unread messages. The latest:`,
          `“${message}”`,
        ],
        action: { label: 'Read and reply', link: site.url + path },
        notes: [
          replyTo
            ? 'Reply to this email within two weeks from this mailbox, and your text is added to the conversation. Attachments are not accepted.'
            : 'Replies to this email are not received.',
          "You won't get another email about this conversation until you read it. Addresses in the message were made unclickable.",
        ],
        links,
        headers,
        ...(replyTo ? { replyTo } : {}),
      };
    },
  }),
  notice_digest: defineEmail<DigestFacts>({
    facts: { items: list(item, 20), more: count, unsubscribe: token },
    sample: {
      items: [
        sample,
        {
          title: 'New Document Uploaded',
          message: 'Rent roll.pdf was added to Maple Court of Duluth.',
          path: '/notifications',
        },
      ],
      more: 3,
      unsubscribe,
    },
    write: ({ items, more, unsubscribe }, site) => ({
      subject: `${items.length + more} notifications: ${items[0]?.title ?? ''}`,
      lead: [
        ...items.map(({ title, message }) => (message ? `${title}: ${message}` : title)),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
      action: { label: 'View all notifications', link: site.url + routes.notifications.path },
      ...createUnsubscribeFooter(site, unsubscribe, 'notices'),
    }),
  }),
};
