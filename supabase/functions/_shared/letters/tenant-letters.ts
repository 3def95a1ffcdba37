import { routes } from '../../../../shared/routes/table.ts';
import { count, name, passage, text, token } from './facts.ts';
import { PRODUCT } from './layout.ts';
import { defineLetter } from './template.ts';

interface InvitationFacts {
  token: string;
  tenant: string;
  by: string;
  role: string;
  validDays: number;
}

/** What is written to people about workspaces; see `schemas/tenants/invitations.sql`. */
export const TENANT_LETTERS = {
  tenant_invitation: defineLetter<InvitationFacts>({
    facts: { token, tenant: passage, by: name, role: text, validDays: count },
    sample: {
      token: 'f0'.repeat(32),
      tenant: 'Cedar & Main Brokerage',
      by: 'Rita Record',
      role: 'member',
      validDays: 7,
    },
    write: ({ token, tenant, by, role, validDays }, site) => ({
      subject: `Join ${tenant} at ${PRODUCT}`,
      lead: [
        `${by || 'An administrator'} invites you to work in ${tenant} at ${PRODUCT}, as ${role === 'admin' ? 'an administrator' : 'a member'} of the team.`,
        'Open the invitation with an account of this address. If you have none yet, you make it on the way.',
      ],
      action: {
        label: 'See the invitation',
        link: site.url + routes.invitation.path.replace(':token', token),
      },
      notes: [
        `The link works for ${validDays} days and once. If you do not know who invites you, leave it: nothing happens.`,
      ],
    }),
  }),
};
