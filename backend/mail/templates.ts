import { escapeHtml } from './html.ts';

export type LetterKind =
  | 'confirm'
  | 'confirm_again'
  | 'recovery'
  | 'email_change'
  | 'magic_link'
  | 'invite';

/** What a letter carries. Nothing that a stranger typed: a name could be a phishing sentence. */
export interface LetterFacts {
  link: string;
  code?: string | undefined;
  validHours: number;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Wording {
  subject: string;
  lead: string;
  action: string;
  unasked: string;
}

const PRODUCT = 'Haven Exchange';

const IGNORE = 'If you did not ask for this, you can ignore this message. Nothing will change.';

const WORDINGS: Readonly<Record<LetterKind, Wording>> = {
  confirm: {
    subject: `Confirm your e-mail address for ${PRODUCT}`,
    lead: `Thank you for signing up for ${PRODUCT}. Please confirm that this is your e-mail address.`,
    action: 'Confirm my e-mail address',
    unasked:
      'If you did not sign up, you can ignore this message. Without your confirmation nobody can use the account.',
  },
  confirm_again: {
    subject: `Confirm your e-mail address for ${PRODUCT}`,
    lead: `Somebody signed up for ${PRODUCT} with your e-mail address again. The account from the first time is still waiting for your confirmation, and its password has not changed. If you do not know that password, confirm first and then choose a new one with "Forgot password".`,
    action: 'Confirm my e-mail address',
    unasked:
      'If you did not sign up, you can ignore this message. Without your confirmation nobody can use the account.',
  },
  recovery: {
    subject: `Choose a new password for ${PRODUCT}`,
    lead: `We were asked to reset the password of your ${PRODUCT} account. Follow the link to choose a new one.`,
    action: 'Choose a new password',
    unasked:
      'If you did not ask for this, you can ignore this message. Your password stays as it is.',
  },
  email_change: {
    subject: `Confirm your new e-mail address for ${PRODUCT}`,
    lead: `This address is to become the e-mail address of a ${PRODUCT} account. Please confirm that it is yours.`,
    action: 'Confirm my new e-mail address',
    unasked: IGNORE,
  },
  magic_link: {
    subject: `Your sign-in link for ${PRODUCT}`,
    lead: `Follow the link to sign in to ${PRODUCT}. You do not need a password.`,
    action: 'Sign in',
    unasked:
      'If you did not ask for this, you can ignore this message. Nobody can sign in without it, so do not pass it on.',
  },
  invite: {
    subject: `You are invited to ${PRODUCT}`,
    lead: `You have been invited to open an account at ${PRODUCT}. Follow the link to accept.`,
    action: 'Accept the invitation',
    unasked: 'If you do not expect an invitation, you can ignore this message.',
  },
};

const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`);

function validity({ code, validHours }: LetterFacts): string {
  const works = code ? 'The link and the code work' : 'The link works';
  return `${works} once, and only within ${hours(validHours)}.`;
}

const STYLE =
  'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1E3329';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:6px;background:#1E3329;color:#FBFAF6;text-decoration:none';

/** The one place where a letter of this service is put into words. */
export function writeLetter(kind: LetterKind, facts: LetterFacts): Letter {
  const { subject, lead, action, unasked } = WORDINGS[kind];
  const { link, code } = facts;
  const text = [
    lead,
    `${action}:\n${link}`,
    ...(code ? [`Or enter this code: ${code}`] : []),
    validity(facts),
    unasked,
    PRODUCT,
  ].join('\n\n');
  const html = [
    `<div style="${STYLE}">`,
    `<p>${escapeHtml(lead)}</p>`,
    `<p><a style="${BUTTON}" href="${escapeHtml(link)}">${escapeHtml(action)}</a></p>`,
    ...(code ? [`<p>Or enter this code: <strong>${escapeHtml(code)}</strong></p>`] : []),
    `<p>${escapeHtml(validity(facts))}</p>`,
    `<p>${escapeHtml(unasked)}</p>`,
    `<p>${PRODUCT}</p>`,
    '</div>',
  ].join('\n');
  return { subject, text, html };
}

/** Tells the old address that it lost its account, in case a thief moved it away. */
export function writeEmailChangedNotice(): Letter {
  const lines = [
    `The e-mail address of your ${PRODUCT} account was changed. This address no longer opens it.`,
    'If you did not change it, please contact support right away.',
    PRODUCT,
  ];
  return {
    subject: `Your e-mail address for ${PRODUCT} was changed`,
    text: lines.join('\n\n'),
    html: `<div style="${STYLE}">\n${lines.map((line) => `<p>${line}</p>`).join('\n')}\n</div>`,
  };
}
