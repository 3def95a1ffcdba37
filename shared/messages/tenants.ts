import { explain, type Notice } from './messages.ts';

explain({
  HXTNC: 'No current tenant',
  HXTAD: 'Only the owner and the administrators of the workspace can do this.',
  HXTRO: 'A workspace has one owner. Hand it over instead.',
  HXTME: 'This person is a member already.',
  HXTMN: 'Your workspace has sent 50 invitations today. Go on tomorrow.',
  HXTIN: 'This address has an open invitation. Send it again, or withdraw it first.',
  HXTFL: 'Members and open invitations take every seat of your plan. Remove one of them first.',
  HXTIS:
    'This invitation is no longer open, or was sent five times already. Withdraw it and invite again.',
  HXTIL: 'Too many links that lead nowhere. Wait fifteen minutes and try again.',
  HXTOA:
    'This invitation was sent to another address. Sign in with the account of that address, and confirm it first.',
  HXTOV: 'This is no longer open. Ask for a new invitation.',
  HXTNM: 'This is no member whom you can change. Nobody changes the owner or themselves here.',
  HXTOW: 'You own this workspace. Hand it over to another member before you leave.',
  HXTDP:
    'This domain is open to everybody, so no workspace can claim it. Confirm an address of your company.',
  HXTDC: 'Another workspace has claimed this domain. Write to support if it is yours.',
  HXTDG: 'Your workspace no longer claims this domain. Claim it again first.',
  HXTNR: 'This name could be mistaken for Haven Exchange. Choose another one.',
  HXTSR: 'This subdomain is reserved. Choose another one.',
  HXTDN: 'No workspace has claimed the domain of your address.',
});

/** A subdomain that is taken, or one that cannot be. */
export const subdomainSentences: Readonly<Record<string, string>> = {
  '23505': 'This subdomain is already taken.',
  '23514':
    'Use 3 to 63 small letters, digits and hyphens, beginning and ending with a letter or digit.',
  P0001: 'You already own five workspaces. Write to support to add more.',
};

export const tenantMessages = {
  outsideProvider: 'useTenant must be used within a TenantProvider',
} as const;

export const tenantNotices = {
  renamed: { title: 'Workspace renamed', description: 'Its members see the new name at once.' },
  invited: { title: 'Invitation sent', description: 'The link in the letter works for a week.' },
  withdrawn: { title: 'Invitation withdrawn', description: 'Its link leads nowhere now.' },
  declined: { title: 'Invitation declined', description: 'Nothing else has changed.' },
  roleSet: { title: 'Role changed', description: 'It counts from now on.' },
  removed: {
    title: 'Member removed',
    description:
      'What they shared stays with the team; what they kept to themselves goes with them.',
  },
  handedOver: { title: 'Workspace handed over', description: 'You stay as an administrator.' },
  claimed: {
    title: 'Domain claimed',
    description: 'Add the DNS record below to verify it.',
  },
  released: { title: 'Domain given up', description: 'Nobody can ask to join by it any more.' },
  asked: { title: 'Request sent', description: 'The administrators of the workspace decide.' },
  letIn: { title: 'Member added', description: 'They can switch to your workspace now.' },
  turnedAway: { title: 'Request declined', description: 'They are not told why.' },
} as const satisfies Record<string, Notice>;
