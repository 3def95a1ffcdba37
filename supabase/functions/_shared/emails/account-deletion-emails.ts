import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { contact, type SupportContactData, support } from './support-contact.ts';
import { defineEmail } from './template.ts';
import { optional, text } from './template-data.ts';

interface AccountDeletionFacts extends SupportContactData {
  /** Date on which the account is deleted, as text. */
  day: string;
  /** Token that cancels the deletion; undefined if staff decided it. */
  token?: string | undefined;
}

/** Account deletion emails: requested, canceled and completed. */
export const ACCOUNT_DELETION_EMAILS = {
  account_leaving: defineEmail<AccountDeletionFacts>({
    facts: { ...support.facts, day: text, token: optional(text) },
    sample: { ...support.sample, day: 'December 9, 2026', token: 'sample' },
    write: ({ day, token, ...facts }, site) => ({
      subject: `Your ${PRODUCT_NAME} account is scheduled for deletion`,
      lead: token
        ? [
            `Someone who is signed in to your account asked to delete it. It will be deleted on ${day} (UTC). This can't be undone.`,
            'If you want to stay, or if it was not you, keep the account. You can do that here or after signing in, until that day.',
          ]
        : [
            `An administrator decided to delete your account. It will be deleted on ${day} (UTC). This can't be undone.`,
            'Until then you can sign in and download your data from your profile.',
          ],
      ...(token && {
        action: {
          label: 'Keep my account',
          link: `${site.url}${routes.authConfirm.path}?keep=${encodeURIComponent(token)}`,
        },
      }),
      notes: [
        ...(token
          ? ['The link works once. If it was not you, choose a new password as well.']
          : []),
        contact(facts, 'If you have a question, please'),
      ],
    }),
  }),

  account_kept: defineEmail<SupportContactData>({
    ...support,
    write: (facts, site) => ({
      subject: `Your ${PRODUCT_NAME} account won't be deleted`,
      lead: [
        'The deletion of your account was canceled. Everything is as you left it.',
        'If it was canceled because of a plan, transaction or workspace of yours, you can ask again once that is settled.',
      ],
      action: { label: 'Open my profile', link: site.url + routes.profile.path },
      notes: [contact(facts, 'If you did not expect this, please')],
    }),
  }),

  account_left: defineEmail<SupportContactData>({
    ...support,
    write: (facts) => ({
      subject: `Your ${PRODUCT_NAME} account was deleted`,
      lead: [
        'Your account is being deleted now, and no one can sign in to it.',
        'Messages and comments that others need are kept without your name. Agreements that you signed, transactions and invoices are kept unchanged, because the other side, an audit or tax law needs them.',
        'This is the last email to this address. You can use it to create a new account, which starts empty.',
      ],
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),
};
