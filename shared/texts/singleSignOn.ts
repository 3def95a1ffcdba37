import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXSSC: 'Enter the client secret. It is kept only while the issuer stays the same.',
  HXSSV:
    'Verify an email domain first. Single sign-on and directories work for its addresses only.',
  HXSSF: 'Set up two-factor authentication for your own account first, under Security.',
  HXSSN: "The workspace owner can't be managed by a directory.",
  HXSSO: 'Only the workspace owner can change how members sign in.',
  HXSSP: 'Sign in with single sign-on yourself first. That proves it works for everyone.',
  HXSST: 'Two tokens are active. Revoke one first.',
});

/** Why a sign-in through a company failed; the codes come from the function `sso`. */
const REFUSALS: Readonly<Record<string, string>> = {
  expired: 'This sign-in took too long or was already used. Start again.',
  provider_unreachable: "Your company's sign-in didn't respond. Try again, or tell your IT team.",
  provider_refused: "Your company's sign-in refused. Ask your IT team for access.",
  invalid_answer: "We couldn't verify your company's answer. Start again, or tell your IT team.",
  no_email: "Your company's sign-in sent no verified email. Tell your IT team.",
  other_domain: "Your company's sign-in sent an email at a domain that it hasn't verified here.",
  not_allowed: "This account can't sign in through a company.",
  deactivated: 'Your company has deactivated this account. Ask your IT team.',
  not_a_member: "You aren't a member of this workspace. Ask its owner for an invitation.",
  no_seats: 'The workspace has no free seats. Ask its owner.',
};

export const ssoRefusal = (code: string): string =>
  REFUSALS[code] ?? 'Single sign-on failed. Try again.';

export const ssoMessages = {
  noProvider: 'This email domain has no single sign-on. Sign in with your password.',
  otherBrowser: 'Finish the sign-in in the browser where you started it. Start again here.',
} as const;

export const ssoNotices = {
  saved: { title: 'Single sign-on saved', description: 'It applies to the next sign-in.' },
  removed: { title: 'Single sign-on removed', description: 'Members sign in with passwords.' },
  policySaved: { title: 'Sign-in requirements saved', description: 'They apply right away.' },
  tokenRevoked: { title: 'Token revoked', description: 'The directory lost access at once.' },
  groupSaved: { title: 'Group role saved', description: 'Members of the group changed at once.' },
} as const satisfies Record<string, Notice>;
