import { expect, it } from 'vitest';
import { getApproval } from '#shared/access/access.ts';
import { queryDatabase } from '../sql.ts';

const COMBINATIONS = [true, false].flatMap((requires_approval) =>
  (['approved', 'pending', 'rejected'] as const).flatMap((approval_status) =>
    [null, '2026-11-20T09:00:00Z'].map((suspended_at) => ({
      requires_approval,
      approval_status,
      suspended_at,
    })),
  ),
);

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';

/** Sets one account to each standing in turn and queries as that account; leaves nothing behind. */
const QUERY_EACH = `
  do $$
  declare
    v_case jsonb;
    v_answers jsonb := '[]';
  begin
    insert into auth.users (id, email) values ('${ID}', 'standing@people.example');
    perform set_config('request.jwt.claims', '{"sub": "${ID}", "role": "authenticated", "haven_acting": "database"}', true);
    for v_case in select * from jsonb_array_elements('${JSON.stringify(COMBINATIONS)}') loop
      update public.profiles set
        requires_approval = (v_case ->> 'requires_approval')::boolean,
        approval_status = (v_case ->> 'approval_status')::public.approval_status,
        suspended_at = (v_case ->> 'suspended_at')::timestamptz
      where id = '${ID}';
      v_answers := v_answers || (
        select jsonb_build_object(
          'let_in', private.is_approved(),
          'roles', cardinality(private.my_roles()),
          'status', private.account_status(p.requires_approval, p.approval_status, p.suspended_at)
        )
        from public.profiles p where p.id = '${ID}'
      );
    end loop;
    delete from auth.users where id = '${ID}';
    perform set_config('haven.answers', v_answers::text, false);
  end
  $$`;

it('every combination of review and suspension gives the same standing on both sides', async () => {
  const [row] = await queryDatabase(
    `select current_setting('haven.answers') as answers`,
    QUERY_EACH,
  );
  const results = JSON.parse(String(row?.answers));
  expect(results).toEqual(
    COMBINATIONS.map((profile) => {
      const status = getApproval(profile);
      return { let_in: status === 'approved', roles: status === 'approved' ? 1 : 0, status };
    }),
  );
});
