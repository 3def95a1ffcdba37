/** A plan. The database holds the same table; a test checks that both agree. */
export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly monthlyCents: number;
  /** Value of `subscribers.subscription_tier` while paid; Basic writes nothing. */
  readonly tier: string | null;
  /** Brokers that can be contacted per calendar month (UTC); -1 means unlimited. */
  readonly contactsPerMonth: number;
}

export const PLAN_IDS = ['basic', 'starter', 'professional', 'enterprise'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export type PaidPlanId = Exclude<PlanId, 'basic'>;

export const CONTACTS_UNLIMITED = -1;

/** In order of price: a later plan is an upgrade. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  basic: {
    id: 'basic',
    name: 'Basic',
    monthlyCents: 0,
    tier: null,
    contactsPerMonth: 0,
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    monthlyCents: 2_900,
    tier: 'buyer-starter',
    contactsPerMonth: 5,
  },
  professional: {
    id: 'professional',
    name: 'Professional',
    monthlyCents: 7_900,
    tier: 'professional',
    contactsPerMonth: CONTACTS_UNLIMITED,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyCents: 39_900,
    tier: 'enterprise',
    contactsPerMonth: CONTACTS_UNLIMITED,
  },
};

/** Plans that include a featured place in the vendor directory; the database holds the same list. */
export const FEATURED_VENDOR_PLANS: readonly PlanId[] = ['professional', 'enterprise'];

/** Most featured places above the first page of the directory. */
export const FEATURED_VENDOR_PLACES = 3;

interface StorageQuota {
  readonly megabytes: number;
  readonly files: number;
}

/** Storage per account, photos and documents combined; the database holds the same values. */
export const STORAGE_QUOTAS: Readonly<Record<PlanId, StorageQuota>> = {
  basic: { megabytes: 200, files: 500 },
  starter: { megabytes: 2_000, files: 2_000 },
  professional: { megabytes: 10_000, files: 10_000 },
  enterprise: { megabytes: 50_000, files: 20_000 },
};

/** One trial per account, requires a card, and ends automatically if canceled in time. */
export const TRIAL = { plan: 'professional', days: 14 } as const;

/** Days a plan continues after a failed payment while the card can be updated. */
export const GRACE_DAYS = 7;

export const isPlanId = (value: unknown): value is PlanId => PLAN_IDS.includes(value as PlanId);

export const isPaidPlanId = (value: unknown): value is PaidPlanId =>
  value !== 'basic' && isPlanId(value);

/** Tiers staff assigns by contract, such as `operator-enterprise`, count as Enterprise. */
export function planOfTier(tier: string | null): Plan {
  if (tier === null) return PLANS.basic;
  return Object.values(PLANS).find((plan) => plan.tier === tier) ?? PLANS.enterprise;
}
