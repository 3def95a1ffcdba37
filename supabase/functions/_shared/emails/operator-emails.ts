import { formatCents } from '../../../../shared/format/money.ts';
import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import { count, list, name, optional, passage, path } from './template-data.ts';

interface CommunityInvitationFacts {
  community: string;
  by: string;
  validDays: number;
}

interface PurchaseOrderFacts {
  community: string;
  number: number;
  /** In cents. */
  total: number;
  lines: { text: string }[];
  address: string;
  /** Only for suppliers with an account. */
  path: string | undefined;
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

  purchase_order: defineEmail<PurchaseOrderFacts>({
    facts: {
      community: passage,
      number: count,
      total: count,
      lines: list({ text: passage }, 40),
      address: passage,
      path: optional(path),
    },
    sample: {
      community: 'Willow Creek',
      number: 41,
      total: 18_450,
      lines: [{ text: '3 × Air filter 20 × 25, $61.50 each' }],
      address: '12 Mill Street, Richmond, IN, 47374',
      path: '/operator/procurement?purchase=00000000-0000-4000-8000-000000000001',
    },
    write: ({ community, number, total, lines, address, path: to }, site) => ({
      subject: `Purchase order ${number} from ${community}`,
      lead: [
        `${community} orders for ${formatCents(total)}, without freight and tax:`,
        ...lines.map(({ text }) => text),
        `Deliver to ${community}${address === '' ? '' : `, ${address}`}.`,
      ],
      ...(to !== undefined && { action: { label: 'View purchase order', link: site.url + to } }),
      notes: [`Put the number ${number} on your invoice.`],
    }),
  }),
};
