import { describe, expect, it } from 'vitest';
import {
  type AppRole,
  effectiveUserType,
  hasAdminAccess,
  hasOperationsAccess,
  hasPermission,
  hasVendorAccess,
  initialPilotView,
  isUserType,
  PERMISSIONS,
  type Permission,
  primaryRole,
  ROLE_LABELS,
  ROLES,
  USER_TYPES,
} from './roles.ts';

describe('primary role', () => {
  it("follows the specification's order", () => {
    const specified = ROLES.filter((role) => role !== 'support');
    expect(specified).toEqual([
      'admin',
      'broker_of_record',
      'broker',
      'vendor',
      'pilot',
      'operator',
      'investor',
      'seller',
      'buyer',
      'user',
    ]);
    for (const [place, role] of specified.entries()) {
      expect(primaryRole(specified.slice(place).toReversed())).toBe(role);
    }
  });

  it('is support for a staff member who signed up as a buyer', () => {
    expect(primaryRole(['buyer', 'support'])).toBe('support');
    expect(primaryRole(['support', 'admin'])).toBe('admin');
  });

  it('is user for an account without a role', () => expect(primaryRole([])).toBe('user'));
});

describe('effective user type', () => {
  const roles: AppRole[] = ['pilot', 'broker'];

  it('uses the staff address first, then the choice, then the roles', () => {
    expect(effectiveUserType({ staffRole: 'admin', userType: 'seller', roles })).toBe('admin');
    expect(effectiveUserType({ staffRole: null, userType: 'seller', roles })).toBe('seller');
    expect(effectiveUserType({ staffRole: null, userType: null, roles })).toBe('broker');
  });

  it('defaults to buyer', () => {
    expect(effectiveUserType({ staffRole: null, userType: null, roles: [] })).toBe('buyer');
    expect(effectiveUserType({ staffRole: null, userType: null, roles: ['user'] })).toBe('buyer');
  });
});

describe('permissions', () => {
  const expected: [AppRole, Permission[]][] = [
    ['broker', ['view_listings', 'create_listings', 'edit_listings', 'manage_transactions']],
    ['vendor', ['view_marketplace', 'create_services', 'manage_portfolio']],
    ['pilot', ['view_analytics', 'access_beta_features']],
    ['operator', ['manage_properties', 'view_operations']],
    ['admin', [...PERMISSIONS]],
    ['support', []],
    ['broker_of_record', []],
    ['buyer', []],
  ];

  it.each(expected)('of %s match the specification exactly', (role, permissions) => {
    expect(PERMISSIONS.filter((permission) => hasPermission([role], permission))).toEqual(
      PERMISSIONS.filter((permission) => permissions.includes(permission)),
    );
  });

  it('combine across several roles', () => {
    expect(hasPermission(['buyer', 'pilot'], 'view_analytics')).toBe(true);
    expect(hasPermission([], 'view_listings')).toBe(false);
  });
});

describe('access by role', () => {
  const holders = (may: (roles: readonly AppRole[]) => boolean) =>
    ROLES.filter((role) => may([role]));

  it('opens the admin area to administrators and support', () =>
    expect(holders(hasAdminAccess)).toEqual(['admin', 'support']));

  it('opens the vendor area to vendors, pilots and administrators', () =>
    expect(holders(hasVendorAccess)).toEqual(['admin', 'vendor', 'pilot']));

  it('shows operations to operators, pilots and administrators', () =>
    expect(holders(hasOperationsAccess)).toEqual(['admin', 'pilot', 'operator']));

  it('starts a pilot in the view of their highest other role', () => {
    expect(initialPilotView(['pilot', 'broker', 'admin'])).toBe('admin');
    expect(initialPilotView(['pilot', 'operator', 'vendor'])).toBe('vendor');
    expect(initialPilotView(['pilot', 'buyer'])).toBe('investor');
  });
});

describe('role lists', () => {
  it('exclude privileged roles from sign-up', () => {
    const privileged: AppRole[] = ['admin', 'support', 'broker_of_record', 'pilot'];
    expect(privileged.filter(isUserType)).toEqual([]);
    expect(USER_TYPES.every((type) => ROLES.includes(type))).toBe(true);
  });

  it('label every role', () => {
    expect(new Set(Object.values(ROLE_LABELS)).size).toBe(ROLES.length);
  });
});
