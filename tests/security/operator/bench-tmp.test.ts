import { expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { person, succeed } from '../world.ts';
import { as } from './team.ts';

it('measures', { timeout: 500_000 }, async () => {
  const me = await person('operator');
  const other = await person('operator');
  for (const [who, n] of [[other, 20], [me, 200]] as const) {
    await queryDatabase(`
      create temporary table c${n} on commit drop as select gen_random_uuid() as id, n from generate_series(1, ${n}) n;
      insert into public.communities (id, owner_id, name) select id, null, 'Bench ' || n from c${n};
      insert into public.community_members (community_id, user_id, position) select id, '${who.id}', 'executive_director' from c${n};
      insert into public.buildings (id, community_id, name) select id, id, 'Main' from c${n};
      insert into public.floors (id, building_id, name) select id, id, 'First' from c${n};
      insert into public.units (floor_id, name, license_category, type) select c.id, u::text, 'AL', 'private' from c${n} c, generate_series(1, 100) u;
      insert into public.residents (id, community_id, name) select md5(u.id::text || 'r')::uuid, u.community_id, 'R ' || u.name from public.units u join c${n} c on c.id = u.community_id;
      insert into public.stay_events (community_id, resident_id, type, at, unit_id) select u.community_id, md5(u.id::text || 'r')::uuid, 'admit', now() - interval '200 days', u.id from public.units u join c${n} c on c.id = u.community_id;
      update public.residents r set status = 'in_house', unit_id = u.id from public.units u join c${n} c on c.id = u.community_id where r.id = md5(u.id::text || 'r')::uuid;
      insert into public.work_orders (community_id, number, title, due_at) select c.id, k, 'Order', now() + make_interval(hours => k - 10) from c${n} c, generate_series(1, 30) k;
      insert into public.medication_orders (community_id, resident_id, drug, dose, route, schedule, times, starts_at, reviewed_at, prescriber)
      select r.community_id, r.id, 'Aspirin', '81', 'oral', 'bid', array['08:00','20:00']::time[], now() - interval '9 days', now() - interval '9 days', 'Dr' from public.residents r join c${n} c on c.id = r.community_id, generate_series(1, 5)`);
    await queryDatabase('analyze');
    const clock = async (name: string, work: () => Promise<unknown>) => {
      const at = performance.now();
      const out = await work();
      console.log(n, name, Math.round(performance.now() - at), JSON.stringify(out).slice(0, 60));
    };
    const ask = () => succeed(as(who).rpc('get_command_center'));
    await clock('first', ask);
    await clock('refresh all', () =>
      queryDatabase(`select private.refresh_boards(array(select community_id from public.community_members where user_id = '${who.id}'), array(select part from private.list_board_parts()), 400000)`));
    for (let i = 0; i < 6; i += 1) await clock('warm', ask);
    await queryDatabase(`update public.work_orders set title = 'Changed' where number = 3 and community_id in (select community_id from public.community_members where user_id = '${who.id}' limit 1)`);
    await clock('after change', ask);
    await clock('warm', ask);
    await clock('feed', () => succeed(as(who).rpc('list_operations_feed')));
    await clock('sql', () => queryDatabase(`explain (analyze, timing off) select count(*) from private.community_boards b where private.is_board_part_stale(b)`));
  }
  expect(true).toBe(true);
});
