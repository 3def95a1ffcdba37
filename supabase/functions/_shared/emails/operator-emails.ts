import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import { count, name, passage } from './template-data.ts';

interface CommunityInvitationFacts {
  community: string;
  by: string;
  validDays: number;
}

/** Emails of communities; see `schemas/operator/access/community_invitations.sql`. */
export const OPERATOR_EMAILS = {
  community_invitation: defineEmail<CommunityInvitationFacts>({
    facts: { community: passage, by: name, validDays: count },
    sample: { community: 'Willow Creek', by: 'Olivia Operator', validDays: 14 },
    write: ({ community, by, validDays }, site) => ({
      subject: `Join the team of ${community} at ${PRODUCT_NAME}`,
      lead: [
        `${by || 'The executive director'} invited you to join the team of ${community} at ${PRODUCT_NAME}.`,
        "Sign in with this email address to accept or decline. If you don't have an account, create one with this address first.",
      ],
      action: { label: 'View invitation', link: site.url + routes.workspaceSettings.path },
      notes: [
        `The invitation expires in ${validDays} days. If you don't know the sender, ignore this email.`,
      ],
    }),
  }),
};
