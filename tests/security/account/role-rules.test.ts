import { expect, it } from 'vitest';
import {
  effectiveUserType,
  hasAdminAccess,
  hasOperationsAccess,
  hasPermission,
  hasVendorAccess,
  PERMISSIONS,
  ROLES,
  USER_TYPES,
} from '#shared/access/roles.ts';
import { queryDatabase } from '../sql.ts';

const COMBINATIONS = 2 ** ROLES.length;
const rolesOf = (bits: number) => ROLES.filter((_, place) => bits & (1 << place));

/** Every set of roles, as a bit mask of the roles in order. */
const EVERY_SET = `
  select bits, array(
    select role from unnest(enum_range(null::public.app_role)) with ordinality as r (role, place)
    where bits & (1 << (place - 1)::integer) <> 0
  ) as roles
  from generate_series(0, ${COMBINATIONS - 1}) as bits`;

it('every combination of roles gives access to the same areas on both sides', async () => {
  const rows = await queryDatabase(`
    select private.allows_admin_area(roles) as admin, private.allows_vendor_area(roles) as vendor,
      private.allows_operations(roles) as operations
    from (${EVERY_SET}) as every_set order by bits`);
  const here = Array.from({ length: COMBINATIONS }, (_, bits) => ({
    admin: hasAdminAccess(rolesOf(bits)),
    vendor: hasVendorAccess(rolesOf(bits)),
    operations: hasOperationsAccess(rolesOf(bits)),
  }));
  expect(rows).toEqual(here);
});

it('every combination of roles has the same permissions on both sides', async () => {
  const permissions = [...PERMISSIONS, 'own_the_place'];
  const rows = await queryDatabase(`
    select array_to_string(array(
      select permission from unnest(array['${permissions.join("','")}']) with ordinality as p (permission, place)
      where private.allows(roles, permission) order by place
    ), ' ') as allowed
    from (${EVERY_SET}) as every_set order by bits`);
  const here = Array.from({ length: COMBINATIONS }, (_, bits) =>
    PERMISSIONS.filter((permission) => hasPermission(rolesOf(bits), permission)).join(' '),
  );
  expect(rows.map(({ allowed }) => allowed)).toEqual(here);
});

it('every staff role, choice and combination of roles maps to the same user type on both sides', async () => {
  const staffRoles = [null, ...ROLES];
  const userTypes = [null, ...USER_TYPES];
  // Only the highest role counts, so sets of one and two cover every case.
  const sets = Array.from({ length: COMBINATIONS }, (_, bits) => bits).filter(
    (bits) => rolesOf(bits).length <= 2,
  );
  const rows = await queryDatabase(`
    select private.effective_user_type(staff, chosen, roles)::text as type
    from (${EVERY_SET}) as every_set,
      unnest(null::public.app_role || enum_range(null::public.app_role)) with ordinality as s (staff, staff_place),
      unnest(null::public.user_type || enum_range(null::public.user_type)) with ordinality as c (chosen, chosen_place)
    where cardinality(roles) <= 2
    order by bits, staff_place, chosen_place`);
  const here = sets.flatMap((bits) =>
    staffRoles.flatMap((staffRole) =>
      userTypes.map((userType) => effectiveUserType({ staffRole, userType, roles: rolesOf(bits) })),
    ),
  );
  expect(rows).toHaveLength(here.length);
  expect(rows.map(({ type }) => type)).toEqual(here);
});

it('a user without roles has no access, and neither does null', async () => {
  const [row] = await queryDatabase(`
    select private.allows_admin_area(null) as admin, private.allows_vendor_area(null) as vendor,
      private.allows_operations(null) as operations, private.allows(null, 'view_listings') as listings,
      private.allows(array['admin']::public.app_role[], null) as nothing`);
  expect(row).toEqual({
    admin: false,
    vendor: false,
    operations: false,
    listings: false,
    nothing: false,
  });
});
