import { PLANS } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';

/** The five features compared, in display order. */
export const COMPARED_FEATURES = {
  underwritingTemplates: 'Senior living underwriting templates',
  licensureAwareness: 'Licensure and HUD-232 awareness',
  roleVerifiedAccess: 'Role-verified access',
  dealRooms: 'Deal rooms',
  auditLogs: 'Audit logs',
} as const;

export type ComparedFeature = keyof typeof COMPARED_FEATURES;

export interface Alternative {
  readonly name: string;
  readonly features: Readonly<Record<ComparedFeature, boolean>>;
  readonly pricing: string;
  readonly support: string;
}

const { starter } = PLANS;

/** Alternatives shown on the landing page and `/platform-comparison`. */
export const alternatives: readonly Alternative[] = [
  {
    name: 'Email-based deal chasing',
    features: {
      underwritingTemplates: false,
      licensureAwareness: false,
      roleVerifiedAccess: false,
      dealRooms: false,
      auditLogs: false,
    },
    pricing: 'No fee; costs staff hours',
    support: 'None',
  },
  {
    name: 'Haven Exchange',
    features: {
      underwritingTemplates: true,
      licensureAwareness: true,
      roleVerifiedAccess: true,
      dealRooms: true,
      auditLogs: true,
    },
    pricing: `Free to browse; plans from ${formatPrice(starter.monthlyCents)} a month`,
    support: 'From industry professionals, by email',
  },
  {
    name: 'Generic CRE marketplaces',
    features: {
      underwritingTemplates: false,
      licensureAwareness: false,
      roleVerifiedAccess: false,
      dealRooms: true,
      auditLogs: false,
    },
    pricing: 'Free search; listing and data packages by quote',
    support: 'A help desk for all property types',
  },
];
