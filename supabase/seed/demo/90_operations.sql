-- Made-up browser errors, so the demo's operations center is not empty. Each is labeled as demo data;
-- idempotent, leaves decisions.
insert into private.client_versions (version, first_seen, last_seen) values
  ('1.0.0+demo', now() - interval '20 days', now() - interval '3 days'),
  ('1.0.1+demo', now() - interval '3 days', now() - interval '2 hours')
on conflict do nothing;

insert into private.client_errors (
  id, fingerprint, kind, message, frame, state, reports, first_seen, last_seen, decided_at, reopened_at, reopened_in
)
select
  ('dec0de00-0000-4000-8000-0000000090' || lpad(f.number::text, 2, '0'))::uuid,
  'demo' || lpad(f.number::text, 28, '0'), f.kind, 'Demo: ' || f.message, f.frame, f.state, f.reports,
  now() - make_interval(hours => f.first), now() - make_interval(hours => f.last),
  case when f.decided is not null then now() - make_interval(hours => f.decided) end,
  case when f.reopened is not null then now() - make_interval(hours => f.reopened) end,
  case when f.reopened is not null then '1.0.1+demo' end
from (values
  (1, 'route', 'TypeError: Cannot read properties of undefined (reading ''occupancy'')', 'PropertyPage', 'open', 14, 400, 2, 90, 6),
  (2, 'chunk', 'TypeError: Failed to fetch dynamically imported module: (address)', 'ReportsPage', 'open', 6, 30, 5, null, null),
  (3, 'image', 'Image not available', '', 'ignored', 41, 460, 9, 300, null),
  (4, 'app', 'RangeError: Invalid time value', 'EventForm', 'resolved', 3, 200, 160, 120, null),
  (5, 'embed', 'The demo did not load', '', 'open', 2, 16, 14, null, null)
) as f (number, kind, message, frame, state, reports, first, last, decided, reopened)
on conflict do nothing;

insert into private.client_error_locations (client_error_id, version, route, reports, first_seen, last_seen)
select
  ('dec0de00-0000-4000-8000-0000000090' || lpad(p.number::text, 2, '0'))::uuid, p.version, p.route, p.reports,
  now() - make_interval(hours => p.first), now() - make_interval(hours => p.last)
from (values
  (1, '1.0.0+demo', '/property/:id', 11, 400, 95),
  (1, '1.0.1+demo', '/property/:id', 3, 6, 2),
  (2, '1.0.0+demo', '/broker/reports', 6, 30, 5),
  (3, '1.0.0+demo', '/investment-opportunities', 29, 460, 70),
  (3, '1.0.1+demo', '/saved-listings', 12, 60, 9),
  (4, '1.0.0+demo', '/calendar', 3, 200, 160),
  (5, '1.0.1+demo', '/', 2, 16, 14)
) as p (number, version, route, reports, first, last)
where exists (
  select from private.client_errors f
  where f.id = ('dec0de00-0000-4000-8000-0000000090' || lpad(p.number::text, 2, '0'))::uuid
)
on conflict do nothing;

insert into private.policy_reports (fingerprint, kind, directive, blocked, route, is_enforced, reports, first_seen, last_seen) values
  ('demo1', 'policy', 'script-src-elem', 'https://demo-extension.example', '/', true, 5, now() - interval '9 days', now() - interval '7 hours'),
  ('demo2', 'policy', 'img-src', 'https://demo-pictures.example', '/messages', true, 2, now() - interval '4 days', now() - interval '2 days')
on conflict do nothing;
