-- Work of the demo's broker for one client with an account: a shortlist, a meeting, a task. Requires people,
-- contacts and communities; idempotent, leaves changes.
insert into public.contacts (
  id, owner_id, tenant_id, sharing, name, company, job_title, role, email, city, state, source, needs_types, needs_states,
  price_most, beds_least, funds, created_at, last_contact_at
)
select
  'dec0de00-0000-4000-8000-000000009301', 'dec0de00-0000-4000-8000-000000000004', u.tenant_id, 'team', 'Priya Demo-Paid',
  'Prairie Care Partners', 'Acquisitions', 'buyer', p.email, 'Des Moines', 'IA', 'Inquiry', '{memory-care,assisted-living}',
  '{IA,MN,WI,IL}', 30000000, 30, 'verified', now() - interval '80 days', now() - interval '2 days'
from public.profiles p join public.tenant_users u
  on u.user_id = 'dec0de00-0000-4000-8000-000000000004' and u.is_active
where p.id = 'dec0de00-0000-4000-8000-000000000011'
on conflict (id) do nothing;

-- A duplicate contact, as an import leaves it.
insert into public.contacts (id, owner_id, tenant_id, sharing, name, company, role, email, phone, city, state, source, created_at)
select
  ('dec0de00-0000-4000-8000-00000000930' || d.number)::uuid, c.owner_id, c.tenant_id, 'team', d.name, c.company, c.role,
  c.email, '(515) 555-0' || 140 + d.number, d.city, c.state, 'Conference list', now() - interval '12 days'
from (values (2, '01', 'M. Whitfield', 'Ankeny'), (3, '17', 'Simone Duarte', 'Coral Gables')) as d (number, contact, name, city)
join public.contacts c on c.id = ('dec0de00-0000-4000-8000-0000000090' || d.contact)::uuid
on conflict (id) do nothing;

insert into public.shortlists (id, contact_id, workspace_id, by, recipient, note, sent_at)
select
  'dec0de00-0000-4000-8000-000000009311', c.id, c.workspace_id, c.owner_id, lower(c.email),
  'All within a day’s drive of Des Moines. The first can be walked next week.', now() - interval '2 days'
from public.contacts c where c.id = 'dec0de00-0000-4000-8000-000000009301'
on conflict (id) do nothing;

insert into public.shortlist_items (
  id, shortlist_id, listing_id, workspace_id, place, property_name, fits, misses, clicks, clicked_at, answer, answered_at
)
select
  ('dec0de00-0000-4000-8000-00000000932' || m.place)::uuid, s.id, m.id, s.workspace_id, m.place, m.property_name, m.fits, m.misses,
  case m.place when 1 then 3 when 2 then 1 else 0 end, case when m.place < 3 then now() - interval '1 day' end,
  case m.place when 2 then 'pass' end, case m.place when 2 then now() - interval '1 day' end
from public.shortlists s
join public.contacts c on c.id = s.contact_id
cross join lateral (
  select l.id, l.property_name, f.fits, f.misses,
    row_number() over (order by cardinality(f.misses), cardinality(f.fits) desc, l.id) as place
  from public.listings l cross join lateral private.fit_of(c, l) f
  where l.approval_status = 'approved' and l.status = 'active' and l.state = any (c.needs_states)
    and l.property_type = any (c.needs_types)
) m
where s.id = 'dec0de00-0000-4000-8000-000000009311' and m.place <= 4
on conflict (id) do nothing;

insert into public.record_tasks (id, kind, record_id, by, title, due_on, assignee_id, created_at)
values (
  'dec0de00-0000-4000-8000-000000009331', 'contacts', 'dec0de00-0000-4000-8000-000000009301',
  'dec0de00-0000-4000-8000-000000000004', 'Send the proof of funds of your lender', current_date + 4,
  'dec0de00-0000-4000-8000-000000000004', now() - interval '2 days'
)
on conflict (id) do nothing;

insert into public.events (
  id, owner_id, tenant_id, sharing, title, kind, begins_at, ends_at, time_zone, place, contact_id
)
select
  'dec0de00-0000-4000-8000-000000009341', c.owner_id, c.tenant_id, 'team', 'Walk two communities with Priya', 'tour',
  (current_date + 5 + time '10:00') at time zone 'America/Chicago',
  (current_date + 5 + time '12:30') at time zone 'America/Chicago', 'America/Chicago', 'Meet at the first community', c.id
from public.contacts c where c.id = 'dec0de00-0000-4000-8000-000000009301'
on conflict (id) do nothing;

insert into public.client_shares (id, contact_id, workspace_id, by, event_id, task_id, shared_at)
select
  ('dec0de00-0000-4000-8000-00000000935' || s.number)::uuid, c.id, c.workspace_id, c.owner_id, s.event_id::uuid, s.task_id::uuid,
  now() - interval '2 days'
from (values
  (1, 'dec0de00-0000-4000-8000-000000009341', null), (2, null, 'dec0de00-0000-4000-8000-000000009331')
) as s (number, event_id, task_id)
join public.contacts c on c.id = 'dec0de00-0000-4000-8000-000000009301'
on conflict (id) do nothing;

-- Author and time of creation.
update public.record_changes h set by = 'dec0de00-0000-4000-8000-000000000004', at = c.created_at
from public.contacts c
where h.record_id = c.id and h.by is null and c.id::text like 'dec0de00-0000-4000-8000-00000000930_';
