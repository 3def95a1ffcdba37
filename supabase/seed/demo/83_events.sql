-- Calendar events of the demo's brokers around today: tours, meetings, calls and deal dates. Requires people
-- and deals; idempotent, leaves changes.
insert into public.events (
  id, owner_id, tenant_id, sharing, title, kind, begins_at, ends_at, time_zone, is_all_day, place, attendee_ids,
  deal_id, repeats, repeat_count
)
select
  ('dec0de00-0000-4000-8000-0000000083' || e.number)::uuid,
  ('dec0de00-0000-4000-8000-0000000000' || e.owner)::uuid,
  (
    select u.tenant_id from public.tenant_users u
    where u.user_id::text = 'dec0de00-0000-4000-8000-0000000000' || e.owner order by u.is_active desc limit 1
  ),
  e.sharing, e.title, e.kind,
  (current_date + e.in_days + e.begins::time) at time zone 'America/Chicago',
  (current_date + e.in_days + e.begins::time + make_interval(mins => e.minutes)) at time zone 'America/Chicago',
  'America/Chicago', e.minutes = 1440, e.place,
  case when e.other is null then '{}'
    else array[('dec0de00-0000-4000-8000-0000000000' || e.other)::uuid] end,
  ('dec0de00-0000-4000-8000-0000000082' || e.deal)::uuid, e.repeats, e.times
from (values
  ('01', '04', 'team', 'Pipeline review', 'meeting', -14, '09:00', 45, null, '03', null, 'weekly', 12),
  ('02', '04', 'team', 'Tour of Riverbend with Meridian', 'tour', 1, '10:30', 90, 'Riverbend Memory Care, Dublin', null, '05', null, null),
  ('03', '04', 'team', 'Best and final: read the offers', 'meeting', 2, '13:00', 60, 'Video call', '03', '05', null, null),
  ('04', '04', 'private', 'Calls to owners', 'call_block', -3, '08:30', 60, null, null, null, 'weekly', 8),
  ('05', '04', 'team', 'Harbor Point: licence hearing', 'critical_date', 6, '00:00', 1440, 'Tallahassee', null, '11', null, null),
  ('06', '03', 'team', 'Lender questions on Willow Bend', 'meeting', 3, '15:00', 45, 'Video call', '04', '12', null, null),
  ('07', '03', 'team', 'Harvest Square: end of exclusivity', 'critical_date', 12, '00:00', 1440, null, null, '06', null, null),
  ('08', '04', 'team', 'Closing of Saguaro Terrace', 'critical_date', 9, '11:00', 120, 'Title office, Phoenix', '03', '13', null, null),
  ('09', '04', 'team', 'Walk through Birch Hollow', 'tour', -5, '14:00', 120, 'Birch Hollow, Eau Claire', null, '14', null, null)
) as e (number, owner, sharing, title, kind, in_days, begins, minutes, place, other, deal, repeats, times)
on conflict (id) do nothing;

update public.record_changes h set by = r.owner_id, at = r.created_at
from public.events r
where h.record_id = r.id and h.kind = 'events' and h.by is null and h.act = 'created' and r.id::text like 'dec0de00-%';

insert into private.booking_pages (
  id, user_id, is_open, title, intro, place, minutes, buffer_minutes, notice_hours, days_ahead, time_zone, hours
)
select
  'dec0de00-0000-4000-8000-000000008395', p.id, true, 'A first talk',
  'Half an hour by phone: what you look for, what is on the market, and what comes next.', 'By phone', 30, 15, 12, 30,
  'America/Chicago', '{MO 09:00-12:00,MO 13:00-17:00,TU 09:00-12:00,WE 09:00-12:00,WE 13:00-17:00,TH 09:00-12:00,FR 09:00-15:00}'
from public.profiles p where p.id = 'dec0de00-0000-4000-8000-000000000004'
on conflict do nothing;
