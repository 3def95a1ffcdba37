import { beforeAll, describe, expect, it } from 'vitest';
import { getApproval, type Subscription, subscriptionAccess } from '#shared/access/access.ts';
import type { AppRole } from '#shared/access/roles.ts';
import {
  FEATURED_VENDOR_PLANS,
  PLAN_IDS,
  PLANS,
  planOfTier,
  STORAGE_QUOTAS,
} from '#shared/account/billing/plans.ts';
import { LISTING_STATUSES, PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { queryDatabase } from './sql.ts';

const NOW = '2026-11-21T12:00:00+00:00';
const TIERS = [
  null,
  ...Object.values(PLANS).flatMap(({ tier }) => tier ?? []),
  'Enterprise-Company',
  'operator-enterprise',
  'operator-of-forty',
  'operators',
  'operator',
  'Professional',
  'starter',
];

const ROLE_SETS: AppRole[][] = [
  [],
  ['buyer'],
  ['support'],
  ['pilot'],
  ['admin'],
  ['broker', 'operator'],
  ['support', 'pilot'],
  ['admin', 'pilot', 'buyer'],
];
const PROFILES = [false, true].flatMap((is_company_user) =>
  [false, true].flatMap((requires_approval) =>
    (['approved', 'pending', 'rejected'] as const).flatMap((approval_status) =>
      [null, NOW].map((suspended_at) => ({
        is_company_user,
        requires_approval,
        approval_status,
        suspended_at,
      })),
    ),
  ),
);
const ENDS = [null, NOW, '2026-11-20T12:00:00+00:00', '2026-11-22T12:00:00+00:00'];
const SUBSCRIPTIONS: (Subscription | null)[] = [
  null,
  ...TIERS.flatMap((subscription_tier) =>
    [false, true].flatMap((is_trial) =>
      [false, true].flatMap((subscribed) =>
        ENDS.map((subscription_end) => ({
          subscription_tier,
          is_trial,
          subscribed,
          subscription_end,
        })),
      ),
    ),
  ),
];

const SEAT_PLANS = [null, ...PLAN_IDS, 'operator-enterprise', 'unknown'];

const ANY_USER_ID = '00000000-0000-4000-8000-000000000001';
const listed = (values: readonly unknown[]) =>
  `jsonb_array_elements('${JSON.stringify(values)}') with ordinality`;

it('gives every account the same access on both sides', async () => {
  const rows = await queryDatabase(`
    select concat_ws(' ', a.is_open, a.may_create_listings, a.listing_allowance, a.contacts_per_month) as opens
    from ${listed(ROLE_SETS)} as r (roles, r_place),
      ${listed(PROFILES)} as p (profile, p_place),
      ${listed(SUBSCRIPTIONS)} as s (subscription, s_place),
      ${listed(SEAT_PLANS)} as t (seat, t_place),
      private.access_of(
        jsonb_populate_record(null::public.profiles, profile || '{"id": "${ANY_USER_ID}"}'),
        array(select jsonb_array_elements_text(roles)::public.app_role),
        case when jsonb_typeof(subscription) = 'object' then
          jsonb_populate_record(null::public.subscribers, subscription || '{"user_id": "${ANY_USER_ID}"}')
        end,
        seat #>> '{}',
        '${NOW}'
      ) as a
    order by r_place, p_place, s_place, t_place`);
  const now = new Date(NOW);
  const here = ROLE_SETS.flatMap((roles) =>
    PROFILES.flatMap((profile) =>
      SUBSCRIPTIONS.flatMap((subscription) =>
        SEAT_PLANS.map((seatPlan) => {
          const access = subscriptionAccess(
            {
              roles,
              subscription,
              seatPlan,
              approval: getApproval(profile),
              isCompanyUser: profile.is_company_user,
              staffRole: null,
              userType: null,
            },
            now,
          );
          return [
            access.isOpen ? 't' : 'f',
            access.mayCreateListings ? 't' : 'f',
            access.listingAllowance,
            access.contactsPerMonth,
          ].join(' ');
        }),
      ),
    ),
  );
  expect(rows).toHaveLength(here.length);
  expect(rows.map(({ opens }) => opens)).toEqual(here);
});

interface Facts {
  readonly missingUser: string;
  readonly plans: unknown;
  readonly quotas: unknown;
  readonly featuredPlans: unknown;
  readonly planOfTiers: unknown;
  readonly propertyTypes: string;
  readonly statuses: string;
}

describe('constants and limits', () => {
  let facts: Facts;
  beforeAll(async () => {
    const rule = (column: string) =>
      `(select pg_get_constraintdef(oid) from pg_constraint where conname = 'listings_${column}_is_known')`;
    const [row] = await queryDatabase(`
      select private.access_of(null, null, null, null, now())::text as "missingUser",
        (select jsonb_agg(p order by monthly_cents) from private.plans() p) as plans,
        (select jsonb_agg(q order by megabytes) from private.storage_quotas() q) as quotas,
        private.list_featured_plans() as "featuredPlans",
        (select jsonb_agg(private.plan_of_tier(tier #>> '{}') order by place) from ${listed(TIERS)} as t (tier, place))
          as "planOfTiers",
        ${rule('property_type')} as "propertyTypes", ${rule('status')} as statuses`);
    facts = row as unknown as Facts;
  });

  it('a missing user has no access', () => {
    expect(facts.missingUser).toBe('(f,f,0,0)');
  });

  it('both sides have the same plans with a featured place', () => {
    expect(facts.featuredPlans).toEqual(FEATURED_VENDOR_PLANS);
  });

  it('both sides have the same storage limits', () => {
    expect(facts.quotas).toEqual(PLAN_IDS.map((plan) => ({ plan, ...STORAGE_QUOTAS[plan] })));
  });

  it('both sides have the same plans', () => {
    expect(facts.plans).toEqual(
      Object.values(PLANS).map(({ id, name, monthlyCents, tier, contactsPerMonth }) => ({
        id,
        name,
        monthly_cents: monthlyCents,
        tier,
        contacts_per_month: contactsPerMonth,
      })),
    );
  });

  it('every tier maps to the same plan on both sides', () => {
    expect(facts.planOfTiers).toEqual(TIERS.map((tier) => planOfTier(tier).id));
  });

  it('the database accepts every option of the listing forms', () => {
    const valuesIn = (rule: string) =>
      [...rule.matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
    expect(valuesIn(facts.propertyTypes)).toEqual(Object.keys(PROPERTY_TYPES));
    expect(valuesIn(facts.statuses)).toEqual([...LISTING_STATUSES]);
  });
});
