import { type Notice, registerErrorMessages } from './messages.ts';

registerErrorMessages({
  HXTNC: 'No current tenant',
  HXTAD: 'Only the workspace owner and administrators can do this.',
  HXTRO: 'A workspace has one owner. Transfer ownership instead.',
  HXTME: 'This person is already a member.',
  HXTMN: 'Your workspace has sent 50 invitations today. Try again tomorrow.',
  HXTIN: 'This email already has an open invitation. Resend it, or revoke it first.',
  HXTFL: 'Members and open invitations use all seats in your plan. Remove one first.',
  HXTIS: 'This invitation is closed or was already sent five times. Revoke it and invite again.',
  HXTIL: 'Too many invalid links. Wait 15 minutes and try again.',
  HXTOA:
    'This invitation was sent to another email. Sign in with that email, and confirm it first.',
  HXTOV: 'This is no longer open. Ask for a new invitation.',
  HXTNM: "You can't change this member. The owner and your own role can't be changed here.",
  HXTOW: 'You own this workspace. Transfer it to another member before you leave.',
  HXTDP: "This is a public email domain and can't be claimed. Confirm a company email.",
  HXTDC: "Another workspace has claimed this domain. Contact support if it's yours.",
  HXTDG: 'Your workspace no longer claims this domain. Claim it again first.',
  HXTNR: 'This name is too similar to Haven Exchange. Choose another one.',
  HXTSR: 'This subdomain is reserved. Choose another one.',
  HXTDN: "No workspace has claimed your email's domain.",
});

/** Errors for a subdomain that is taken or invalid. */
export const subdomainErrors: Readonly<Record<string, string>> = {
  '23505': 'This subdomain is already taken.',
  '23514':
    'Use 3 to 63 lowercase letters, numbers, and hyphens. Start and end with a letter or number.',
  P0001: 'You already own five workspaces. Contact support to add more.',
};

export const tenantMessages = {
  outsideProvider: 'useTenant must be used within a TenantProvider',
} as const;

export const tenantNotices = {
  renamed: { title: 'Workspace renamed', description: 'Members see the new name right away.' },
  invited: {
    title: 'Invitation sent',
    description: 'The link in the email is valid for one week.',
  },
  withdrawn: { title: 'Invitation revoked', description: 'The link no longer works.' },
  declined: { title: 'Invitation declined', description: 'Nothing else changed.' },
  roleSet: { title: 'Role changed', description: 'It applies immediately.' },
  removed: {
    title: 'Member removed',
    description: 'Shared records stay with the team. Their private records go with them.',
  },
  handedOver: { title: 'Ownership transferred', description: 'You stay as an administrator.' },
  claimed: {
    title: 'Domain claimed',
    description: 'Add the DNS record below to verify it.',
  },
  released: {
    title: 'Domain released',
    description: 'It can no longer be used to request access.',
  },
  asked: { title: 'Request sent', description: "The workspace's administrators will decide." },
  letIn: { title: 'Member added', description: 'They can switch to your workspace now.' },
  turnedAway: { title: 'Request declined', description: "They don't see a reason." },
} as const satisfies Record<string, Notice>;
