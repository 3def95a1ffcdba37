import { describe, expect, it } from 'vitest';
import {
  type AccessContext,
  applyPilotView,
  approvedAccessContext,
  getAccountBadge,
  getApproval,
  isRestrictedBuyer,
  type Subscription,
  subscriptionAccess,
} from './access.ts';
import type { AppRole } from './roles.ts';

const now = new Date('2026-11-21T12:00:00Z');
const TOMORROW = '2026-11-22T12:00:00Z';
const YESTERDAY = '2026-11-20T12:00:00Z';

const person = (more: Partial<AccessContext> = {}): AccessContext =>
  approvedAccessContext({ roles: ['buyer'], userType: 'buyer', ...more });

const plan = (tier: string | null, more: Partial<Subscription> = {}): Subscription => ({
  subscribed: true,
  subscription_tier: tier,
  is_trial: false,
  subscription_end: TOMORROW,
  ...more,
});

const everything = {
  isOpen: true,
  mayCreateListings: true,
  listingAllowance: -1,
  contactsPerMonth: -1,
};
const nothing = {
  isOpen: false,
  mayCreateListings: false,
  listingAllowance: 0,
  contactsPerMonth: 0,
};

describe('subscription access', () => {
  it.each<[string, Partial<AccessContext>, typeof everything]>([
    ['is nothing without a subscription', {}, nothing],
    ['is everything for company users', { isCompanyUser: true }, everything],
    ['is everything for pilots', { roles: ['pilot'] }, everything],
    ['is everything for administrators', { roles: ['admin'] }, everything],
    ['is nothing more for support', { roles: ['support'] }, nothing],
    [
      'is everything with a seat in an Enterprise workspace',
      { seatPlan: 'enterprise' },
      everything,
    ],
    ['is nothing more with a seat in a Basic workspace', { seatPlan: 'basic' }, nothing],
    ['is everything on Professional', { subscription: plan('professional') }, everything],
    [
      'never ends without an end',
      { subscription: plan('enterprise', { subscription_end: null }) },
      everything,
    ],
    [
      'is nothing after the end',
      { subscription: plan('enterprise', { subscription_end: YESTERDAY }) },
      nothing,
    ],
    [
      'is five contacts a month on Starter',
      { subscription: plan('buyer-starter') },
      { ...everything, contactsPerMonth: 5 },
    ],
    [
      'is contacts without listings on a tier of its own',
      { subscription: plan('research') },
      { ...everything, mayCreateListings: false },
    ],
    [
      'is nothing before an approval, whatever else there is',
      { approval: 'pending', isCompanyUser: true, roles: ['admin'] },
      nothing,
    ],
    ['is nothing after a rejection', { approval: 'rejected', roles: ['pilot'] }, nothing],
    [
      'is one listing on a trial',
      { subscription: plan('professional', { is_trial: true }) },
      { ...everything, listingAllowance: 1 },
    ],
    [
      'is no contacts on a trial that is not subscribed',
      { subscription: plan('professional', { is_trial: true, subscribed: false }) },
      { ...nothing, mayCreateListings: true, listingAllowance: 1 },
    ],
    [
      'is nothing after a trial',
      { subscription: plan('professional', { is_trial: true, subscription_end: YESTERDAY }) },
      nothing,
    ],
    [
      'is nothing on a trial without an end',
      { subscription: plan('professional', { is_trial: true, subscription_end: null }) },
      nothing,
    ],
    [
      'is nothing when it was cancelled',
      { subscription: plan('enterprise', { subscribed: false }) },
      nothing,
    ],
  ])('%s', (_name, more, access) => {
    expect(subscriptionAccess(person(more), now)).toEqual(access);
  });

  it.each([
    ['professional', true],
    ['buyer-starter', true],
    ['enterprise', true],
    ['Enterprise-Company', true],
    ['operator-enterprise', true],
    ['operator-anything', true],
    ['operators', false],
    ['starter', false],
    ['basic', false],
    ['Professional', false],
    [null, false],
  ])('on tier %s creates listings: %s', (tier, may) => {
    const { mayCreateListings } = subscriptionAccess(person({ subscription: plan(tier) }), now);
    expect(mayCreateListings).toBe(may);
  });
});

describe('restricted buyer', () => {
  it.each<[string, Partial<AccessContext>, boolean]>([
    ['is a buyer with nothing else', {}, true],
    ['is not one with a plan', { subscription: plan('starter') }, false],
    ['is not one of the company', { isCompanyUser: true }, false],
    ...(['operator', 'admin', 'pilot'] as AppRole[]).map(
      (role): [string, Partial<AccessContext>, boolean] => [
        `is not one who is also ${role}`,
        { roles: ['buyer', role] },
        false,
      ],
    ),
    ['is not an investor', { userType: 'investor' }, false],
  ])('%s', (_name, more, isRestricted) => {
    expect(isRestrictedBuyer(person(more), now)).toBe(isRestricted);
  });
});

describe('approval status', () => {
  it.each([
    [true, 'approved', 'approved'],
    [true, 'pending', 'pending'],
    [true, 'rejected', 'rejected'],
    [false, 'approved', 'approved'],
    [false, 'pending', 'approved'],
    [false, 'rejected', 'rejected'],
  ] as const)('when required: %s and marked %s is %s', (requires, status, counts) => {
    const profile = { requires_approval: requires, approval_status: status, suspended_at: null };
    expect(getApproval(profile)).toBe(counts);
  });

  it.each(['approved', 'pending', 'rejected'] as const)(
    '%s is ignored once the account is suspended',
    (status) => {
      const profile = { requires_approval: true, approval_status: status, suspended_at: YESTERDAY };
      expect(getApproval(profile)).toBe('suspended');
    },
  );
});

describe('account badge', () => {
  it.each<[Partial<AccessContext>, string | null]>([
    [{}, null],
    [{ isCompanyUser: true }, 'Internal Access'],
    [{ subscription: plan('professional') }, 'Pro'],
    [{ subscription: plan('Enterprise-Company') }, 'Premium'],
    [{ subscription: plan('enterprise', { subscription_end: YESTERDAY }) }, null],
  ])('of %j is %s', (more, badge) => {
    expect(getAccountBadge(person(more), now)).toBe(badge);
  });
});

describe('pilot view', () => {
  const pilot = approvedAccessContext({
    roles: ['admin', 'pilot', 'broker'],
    staffRole: 'admin',
    userType: 'broker',
    isCompanyUser: true,
    brokerageName: 'Haven Realty',
  });

  it("keeps only the view's role and the pilot’s full access", () => {
    expect(applyPilotView(pilot, 'vendor')).toEqual({
      ...approvedAccessContext({ roles: ['pilot', 'vendor'], userType: 'vendor' }),
      viewAs: 'vendor',
    });
    expect(subscriptionAccess(applyPilotView(pilot, 'buyer'), new Date()).isOpen).toBe(true);
  });

  it('does not apply without a chosen view or to non-pilots', () => {
    const broker = approvedAccessContext({ roles: ['broker'] });
    expect(applyPilotView(pilot, null)).toBe(pilot);
    expect(applyPilotView(broker, 'admin')).toBe(broker);
  });
});
