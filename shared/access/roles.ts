/** Every role in order of priority: a user's first match is their primary role. */
export const ROLES = [
  'admin',
  // Not in the specification's order. A staff account also keeps the role it signed up with.
  'support',
  'broker_of_record',
  'broker',
  'vendor',
  'pilot',
  'operator',
  'investor',
  'seller',
  'buyer',
  'user',
] as const;

export type AppRole = (typeof ROLES)[number];

/** User types available at sign-up. None is privileged. */
export const USER_TYPES = ['investor', 'broker', 'vendor', 'operator', 'seller', 'buyer'] as const;

export type UserType = (typeof USER_TYPES)[number];

/** User type when none was chosen. */
export const DEFAULT_USER_TYPE: UserType = 'buyer';

export const ROLE_LABELS: Readonly<Record<AppRole, string>> = {
  admin: 'Administrator',
  support: 'Support',
  broker_of_record: 'Broker of record',
  broker: 'Broker',
  vendor: 'Vendor',
  pilot: 'Pilot',
  operator: 'Operator',
  investor: 'Investor',
  seller: 'Seller',
  buyer: 'Buyer',
  user: 'Member',
};

export const isUserType = (value: unknown): value is UserType =>
  USER_TYPES.some((type) => type === value);

/** Returns the highest-priority role; `user` if none applies. */
export const primaryRole = (roles: readonly AppRole[]): AppRole =>
  ROLES.find((role) => roles.includes(role)) ?? 'user';

export interface AccountRoleInfo {
  /** The fixed role of a confirmed staff address, as `my_account()` reports it. */
  staffRole: AppRole | null;
  userType: UserType | null;
  /** The effective roles, including those earned by the email domain. */
  roles: readonly AppRole[];
}

/** Returns the role to treat a user as: from their staff address, then their own choice, then their roles. */
export function effectiveUserType({ staffRole, userType, roles }: AccountRoleInfo): AppRole {
  const role = staffRole ?? userType ?? primaryRole(roles);
  return role === 'user' ? DEFAULT_USER_TYPE : role;
}

export const PERMISSIONS = [
  'view_listings',
  'create_listings',
  'edit_listings',
  'manage_transactions',
  'view_marketplace',
  'create_services',
  'manage_portfolio',
  'view_analytics',
  'access_beta_features',
  'manage_properties',
  'view_operations',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const ROLE_PERMISSIONS: Readonly<Partial<Record<AppRole, readonly Permission[]>>> = {
  admin: PERMISSIONS,
  broker: ['view_listings', 'create_listings', 'edit_listings', 'manage_transactions'],
  vendor: ['view_marketplace', 'create_services', 'manage_portfolio'],
  pilot: ['view_analytics', 'access_beta_features'],
  operator: ['manage_properties', 'view_operations'],
};

/** True if any of the roles grants the permission. For rendering only; the database decides. */
export const hasPermission = (roles: readonly AppRole[], permission: Permission): boolean =>
  roles.some((role) => ROLE_PERMISSIONS[role]?.includes(permission) ?? false);

const holdsAny = (roles: readonly AppRole[], allowed: readonly AppRole[]): boolean =>
  allowed.some((role) => roles.includes(role));

/** Admin dashboards and website analytics. */
export const hasAdminAccess = (roles: readonly AppRole[]): boolean =>
  holdsAny(roles, ['admin', 'support']);

export const hasVendorAccess = (roles: readonly AppRole[]): boolean =>
  holdsAny(roles, ['vendor', 'pilot', 'admin']);

/** Access to the Senior Living Operations menu. */
export const hasOperationsAccess = (roles: readonly AppRole[]): boolean =>
  holdsAny(roles, ['operator', 'admin', 'pilot']);

/** Views available to pilots, in the order of the selector. */
export const PILOT_VIEWS = [
  'admin',
  'broker',
  'vendor',
  'operator',
  'investor',
  'seller',
  'buyer',
] as const;

export type PilotView = (typeof PILOT_VIEWS)[number];

/** Returns a pilot's initial view. */
export const initialPilotView = (roles: readonly AppRole[]): PilotView =>
  (['admin', 'broker', 'vendor', 'operator'] as const).find((role) => roles.includes(role)) ??
  'investor';
