import { routes } from '../../../../shared/routes.ts';
import { name, optional, text } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter } from './template.ts';

interface DecisionFacts {
  support?: string | undefined;
}

const support = {
  facts: { support: optional(text) },
  sample: { support: 'support@haven.example' },
};

const contact = ({ support }: DecisionFacts, reason: string): string =>
  support ? `${reason} write to ${support}.` : `${reason} contact support.`;

/** What the database queues about accounts; see `migrations/20261121001703_account_letters.sql`. */
export const ACCOUNT_LETTERS = {
  account_approved: defineLetter<DecisionFacts>({
    ...support,
    write: (facts, site) => ({
      subject: `Your ${PRODUCT} account is approved`,
      lead: ['Your account has been reviewed and approved. You now have full access.'],
      action: { label: 'Open my dashboard', link: site.url + routes.dashboard.path },
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),

  account_rejected: defineLetter<DecisionFacts>({
    ...support,
    write: (facts) => ({
      subject: `Your ${PRODUCT} account was not approved`,
      lead: [
        'Your account has been reviewed, and we could not approve it.',
        contact(facts, 'If you think this is a mistake, or something has changed, please'),
      ],
    }),
  }),

  sign_up_notification: defineLetter<{
    name: string;
    email: string;
    userType?: string | undefined;
  }>({
    facts: { name, email: text, userType: optional(text) },
    sample: { name: 'Ada Lovelace', email: 'ada@people.example', userType: 'broker' },
    write: ({ name, email, userType }, site) => ({
      subject: `A new account waits for approval at ${PRODUCT}`,
      lead: [
        'Somebody signed up, confirmed the e-mail address, and waits for an administrator to review the account.',
        [
          `E-mail: ${email}`,
          `Name: ${name || 'not given'}`,
          `Type: ${userType ?? 'not given'}`,
        ].join(' · '),
      ],
      action: { label: `Open ${PRODUCT}`, link: site.url + routes.dashboard.path },
    }),
  }),
};
