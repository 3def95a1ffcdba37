import { expect, it } from 'vitest';
import { primaryRole, ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { Constants } from '#shared/database.types.ts';
import { queryDatabase } from '../sql.ts';

it('the database and the clients have the same roles and types', () => {
  expect(Constants.public.Enums.app_role).toEqual(ROLES);
  expect(Constants.public.Enums.user_type).toEqual(USER_TYPES);
});

it('every combination of roles has the same primary role on both sides', async () => {
  const rows = await queryDatabase(`
    select bits, private.primary_role(array(
      select role from unnest(enum_range(null::public.app_role)) with ordinality as r (role, place)
      where bits & (1 << (place - 1)::integer) <> 0
      order by md5(bits::text || role::text)
    ))::text as role
    from generate_series(0, ${2 ** ROLES.length - 1}) as bits
    order by bits`);
  const here = rows.map((_, bits) => primaryRole(ROLES.filter((_, i) => bits & (1 << i))));
  expect(rows).toHaveLength(2 ** ROLES.length);
  expect(rows.map(({ role }) => role)).toEqual(here);
});
