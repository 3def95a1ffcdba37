import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import { count, name, passage, path } from './template-data.ts';

interface CommunityInvitationFacts {
  community: string;
  by: string;
  validDays: number;
}

interface ResidencyAgreementFacts {
  community: string;
  name: string;
  path: string;
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

  residency_agreement: defineEmail<ResidencyAgreementFacts>({
    facts: { community: passage, name: name, path, validDays: count },
    sample: {
      community: 'Willow Creek',
      name: 'Nina Clark',
      path: '/residency-agreement/00000000-0000-4000-8000-000000000001',
      validDays: 30,
    },
    write: ({ community, name: signer, path, validDays }, site) => ({
      subject: `Residency agreement of ${community} to sign`,
      lead: [
        `${signer}, ${community} sent you a residency agreement. Read it and sign it online.`,
        "Sign in with this email address. If you don't have an account, create one with this address first.",
      ],
      action: {
        label: 'Read and sign',
        link: site.url + path,
      },
      notes: [
        `The agreement can be signed for ${validDays} days. If you don't know the community, ignore this email.`,
      ],
    }),
  }),
};
