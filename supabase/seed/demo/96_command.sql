-- Alert rules of the operator's first community: the recommended ones.
insert into private.alert_rules (id, community_id, figure, threshold, owner_position, escalate_minutes, next_position)
select md5('alert rule ' || f.figure)::uuid, c.id, f.figure, f.threshold, f.owner_position, f.minutes, f.next_position
from (
  select c.id from public.communities c where c.id::text like 'dec0de00-%' order by c.id limit 1
) c cross join private.list_alert_figures() f
on conflict do nothing;

-- A community that is for sale: its director proposed the occupancy of the census, and the listing's owner decides.
update public.communities c set listing_id = 'dec0de00-0000-4000-8000-000000000201'
where c.id = 'dec0de00-0000-4000-8000-00000000b002' and c.listing_id is null
  and exists (select from public.listings l where l.id = 'dec0de00-0000-4000-8000-000000000201');
insert into private.listing_occupancy_proposals (id, community_id, listing_id, day, occupied, available, occupancy, proposed_at)
select md5('occupancy proposal ' || c.id)::uuid, c.id, c.listing_id, d.today, u.occupied, u.available,
  round(u.occupied * 100 / u.available, 1), now() - interval '3 hours'
from public.communities c
cross join lateral (select private.get_community_day(c.id) as today) d
cross join lateral (
  select coalesce(sum(s.weight), 0) as occupied, count(*)::integer as available
  from private.list_unit_states(c.id, d.today) s where s.status <> 'offline'
) u
where c.id = 'dec0de00-0000-4000-8000-00000000b002' and c.listing_id is not null and u.available > 0
on conflict do nothing;
