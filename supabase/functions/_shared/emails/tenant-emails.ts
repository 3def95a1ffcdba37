import { routes } from '../../../../shared/routes/table.ts';
import { PRODUCT_NAME } from './email-layout.ts';
import { defineEmail } from './template.ts';
import { count, type FieldParser, name, optional, passage, text } from './template-data.ts';

interface InvitationFacts {
  token: string;
  tenant: string;
  by: string;
  role: string;
  validDays: number;
  /** Branding of the workspace, if it has any. */
  product?: string | undefined;
  footer?: string | undefined;
  surface?: string | undefined;
}

/** A hex color. Nothing else is allowed in a style. */
const color: FieldParser<string | undefined> = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value) ? value : undefined;

/** Workspace emails; see `schemas/teams/workspaces/invitations.sql`. */
export const TENANT_EMAILS = {
  tenant_invitation: defineEmail<InvitationFacts>({
    facts: {
      token: text,
      tenant: passage,
      by: name,
      role: text,
      validDays: count,
      product: optional(passage),
      footer: optional(passage),
      surface: color,
    },
    sample: {
      token: 'f0'.repeat(32),
      tenant: 'Cedar & Main Brokerage',
      by: 'Rita Record',
      role: 'member',
      validDays: 7,
    },
    write: ({ token, tenant, by, role, validDays, product, footer, surface }, site) => ({
      ...(product && { brand: { name: product, footer, surface } }),
      subject: `Join ${tenant} at ${product ?? PRODUCT_NAME}`,
      lead: [
        `${by || 'An administrator'} invited you to join ${tenant} at ${product ?? PRODUCT_NAME}, as ${role === 'admin' ? 'an administrator' : 'a member'} of the team.`,
        "Open the invitation with an account for this email address. If you don't have an account, you can create one on the way.",
      ],
      action: {
        label: 'View invitation',
        link: site.url + routes.invitation.path.replace(':token', encodeURIComponent(token)),
      },
      notes: [
        `The link works once, within ${validDays} days. If you don't know the sender, ignore this email. Nothing will happen.`,
      ],
    }),
  }),
};
