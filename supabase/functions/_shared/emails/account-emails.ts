import { type AppRole, ROLE_LABELS } from '../../../../shared/access/roles.ts';
import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { contact, type SupportContactData, support } from './support-contact.ts';
import { defineEmail } from './template.ts';
import { name, optional, text } from './template-data.ts';

interface RoleFacts extends SupportContactData {
  role: string;
  /** End date as text; undefined for a role without an end date. */
  until?: string | undefined;
}

interface SignUpFacts {
  name: string;
  email: string;
  userType?: string | undefined;
  brokerageName?: string | undefined;
  isCompanyUser: boolean;
  requiresApproval: boolean;
}

const yesOrNo = (value: unknown): boolean => value === true;

const role = {
  facts: { ...support.facts, role: text, until: optional(text) },
  sample: { ...support.sample, role: 'broker_of_record', until: 'January 31, 2027' },
};

const labelOf = (role: string): string =>
  Object.hasOwn(ROLE_LABELS, role) ? ROLE_LABELS[role as AppRole].toLowerCase() : role;

/** Emails queued by the database about accounts; see `schemas/account/accounts/account_emails.sql`. */
export const ACCOUNT_EMAILS = {
  account_approved: defineEmail<SupportContactData>({
    ...support,
    write: (facts, site) => ({
      subject: `Your ${PRODUCT_NAME} account is approved`,
      lead: ['Your account has been reviewed and approved. You now have full access.'],
      action: { label: 'Open my dashboard', link: site.url + routes.dashboard.path },
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),

  account_rejected: defineEmail<SupportContactData>({
    ...support,
    write: (facts) => ({
      subject: `Your ${PRODUCT_NAME} account was not approved`,
      lead: [
        'Your account has been reviewed, and we could not approve it.',
        contact(facts, 'If you think this is a mistake, or if something has changed, please'),
      ],
    }),
  }),

  account_suspended: defineEmail<SupportContactData>({
    ...support,
    write: (facts) => ({
      subject: `Your ${PRODUCT_NAME} account is suspended`,
      lead: [
        "An administrator has suspended your account. You can sign in, but you can't use it until the suspension ends. No data is deleted.",
        contact(facts, 'If you have a question, or think this is a mistake, please'),
      ],
    }),
  }),

  account_reinstated: defineEmail<SupportContactData>({
    ...support,
    write: (facts, site) => ({
      subject: `Your ${PRODUCT_NAME} account is active again`,
      lead: ['The suspension of your account has ended. Everything is as you left it.'],
      action: { label: 'Open my dashboard', link: site.url + routes.dashboard.path },
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),

  role_given: defineEmail<RoleFacts>({
    ...role,
    write: ({ role, until, ...facts }, site) => ({
      subject: `You have the ${labelOf(role)} role at ${PRODUCT_NAME}`,
      lead: [
        `An administrator gave your account the ${labelOf(role)} role.`,
        until ? `It is valid until ${until} (UTC).` : 'It has no end date.',
      ],
      action: { label: 'View my roles', link: site.url + routes.profile.path },
      notes: [contact(facts, 'If you did not expect this, please')],
    }),
  }),

  role_taken: defineEmail<RoleFacts>({
    ...role,
    write: ({ role, ...facts }, site) => ({
      subject: `Your ${labelOf(role)} role at ${PRODUCT_NAME} has ended`,
      lead: [`An administrator ended the ${labelOf(role)} role of your account.`],
      action: { label: 'View my roles', link: site.url + routes.profile.path },
      notes: [contact(facts, 'If you have a question, please')],
    }),
  }),

  sign_up_notification: defineEmail<SignUpFacts>({
    facts: {
      name,
      email: text,
      userType: optional(text),
      brokerageName: optional(name),
      isCompanyUser: yesOrNo,
      requiresApproval: yesOrNo,
    },
    sample: {
      name: 'Ada Lovelace',
      email: 'ada@people.example',
      userType: 'broker',
      brokerageName: 'Lovelace Brokerage',
      isCompanyUser: false,
      requiresApproval: true,
    },
    write: ({ name, email, userType, brokerageName, isCompanyUser, requiresApproval }, site) => ({
      subject: `New User Signup - ${name || email}`,
      lead: [
        requiresApproval
          ? 'A new user signed up, confirmed the email address, and is waiting for an administrator to review the account.'
          : 'A new user signed up and confirmed the email address.',
        `Email: ${email}`,
        `User type: ${userType ?? 'not given'}`,
        `Brokerage: ${brokerageName ?? 'not given'}`,
        `Company user: ${isCompanyUser ? 'yes' : 'no'}`,
        `Requires approval: ${requiresApproval ? 'yes' : 'no'}`,
      ],
      action: { label: 'View accounts', link: site.url + routes.admin.path },
    }),
  }),
};
