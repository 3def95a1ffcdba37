-- API keys, apps, proposed changes, webhook endpoints, file drops, and a listing feed of the demo broker and investor. Their
-- secrets are unknown to everyone, and nothing is sent or read by itself.
do $$
declare
  v_user uuid;
  v_key uuid;
  v_endpoint uuid;
  v_app uuid;
  v_tenant uuid;
  v_count integer;
  v_drop uuid;
  v_feed uuid;
  v_export uuid;
begin
  if exists (select from public.api_keys) then
    -- A new demo password revoked them. They have no secret, so no program can use them.
    update public.api_keys k set revoked_at = null
    where k.hint in ('4f1c', 'a90e', 'c2d7', 'd3e8') and not exists (select from private.api_key_secrets s where s.key_id = k.id);
    select u.id into v_user from auth.users u where u.email = 'broker@demo.havenexchange.example';
    update private.file_drops d set is_paused = false, token_hash = extensions.gen_random_bytes(32), token_hint = '7c1e'
    where d.user_id = v_user and d.source = 'upload' and d.token_hash is null;
    delete from public.notifications n where n.user_id = v_user and n.kind = 'file_drop_attention';
    return;
  end if;
  insert into public.oauth_apps (id, user_id, name, homepage, redirect_uris, scopes, has_secret, created_at)
  select gen_random_uuid(), u.id, 'Portfolio charts', 'https://charts.cedar-analytics.example',
    array['https://charts.cedar-analytics.example/return'], array['deals:read', 'listings:read', 'transactions:read'], true,
    now() - interval '80 days'
  from auth.users u where u.email = 'broker@demo.havenexchange.example'
  returning id into v_app;
  insert into public.site_widgets (id, user_id, kind, title, form_id, origins, created_at)
  select gen_random_uuid(), u.id, w.kind, w.title, w.form_id, array['https://www.havenrealty.example'], now() - w.age
  from auth.users u
  cross join lateral (
    select 'listings' as kind, 'Communities for sale' as title, null::uuid as form_id, interval '40 days' as age
    union all (
      select 'lead_form', f.title, f.id, interval '33 days' from public.lead_forms f
      where f.owner_id = u.id and f.is_open and f.deleted_at is null and not exists (
        select from public.listings l where l.id = f.listing_id and l.is_confidential
      )
      order by f.created_at, f.id limit 1
    )
  ) w
  where u.email = 'broker@demo.havenexchange.example';
  for v_user in
    select u.id from auth.users u
    where u.email in ('broker@demo.havenexchange.example', 'investor@demo.havenexchange.example') order by u.email
  loop
    insert into public.api_keys (id, user_id, name, hint, scopes, aal, allowed_addresses, created_at, last_used_at, expires_at, revoked_at)
    select gen_random_uuid(), v_user, k.name, k.hint, k.scopes, 'aal1', k.addresses, now() - k.age, now() - k.used, now() + k.rest,
      case when k.is_revoked then now() - interval '12 days' end
    from (values
      ('Pipeline report', '4f1c', array['contacts:read', 'deals:read', 'leads:read', 'tasks:read'], '{}'::text[], interval '64 days', interval '2 hours', interval '26 days', false),
      ('Website lead sync', 'a90e', array['leads:read', 'leads:write', 'contacts:read'], array['203.0.113.0/24'], interval '31 days', interval '9 minutes', null, false),
      ('Spreadsheet test', '07bd', array['deals:read'], '{}'::text[], interval '90 days', interval '40 days', null, true)
    ) k (name, hint, scopes, addresses, age, used, rest, is_revoked);

    select k.id into v_key from public.api_keys k where k.user_id = v_user and k.name = 'Pipeline report';
    insert into public.api_usage (key_id, user_id, day, requests, failures, rate_limited)
    select v_key, v_user, current_date - d, 180 + (d * 37) % 90, (d * 7) % 6, case when d = 9 then 4 else 0 end
    from generate_series(0, 29) d where extract(isodow from current_date - d) < 6;
    insert into public.api_requests (id, key_id, user_id, at, method, path, status, code, milliseconds, address)
    select gen_random_uuid(), v_key, v_user, now() - n * interval '11 minutes', 'GET',
      (array['/api/v1/deals', '/api/v1/contacts', '/api/v1/leads', '/api/v1/tasks'])[1 + n % 4],
      case when n % 17 = 5 then 400 else 200 end, case when n % 17 = 5 then 'invalid_parameter' end, 9 + (n * 13) % 40, '198.51.100.24'
    from generate_series(1, 60) n;

    insert into public.api_keys (id, user_id, name, hint, scopes, aal, app_id, created_at, last_used_at)
    values (
      gen_random_uuid(), v_user, 'Portfolio charts', 'c2d7', array['deals:read', 'listings:read'], 'aal1', v_app,
      now() - interval '18 days', now() - interval '5 hours'
    );
    insert into public.api_keys (id, user_id, name, hint, scopes, aal, created_at, last_used_at, expires_at)
    values (
      gen_random_uuid(), v_user, 'Desk assistant', 'd3e8',
      array['contacts:read', 'contacts:write', 'deals:read', 'deals:write', 'tasks:read', 'tasks:write'], 'aal1',
      now() - interval '9 days', now() - interval '3 hours', now() + interval '81 days'
    ) returning id into v_key;
    insert into public.api_proposals (id, key_id, user_id, resource, verb, record_id, title, created_at, expires_at, confirmed_at)
    select gen_random_uuid(), v_key, v_user, p.resource, p.verb, gen_random_uuid(), p.title, now() - p.age,
      now() - p.age + interval '15 minutes', case when p.is_made then now() - p.age + interval '2 minutes' end
    from (values
      ('tasks', 'create', 'Call the seller about the survey', interval '3 hours', true),
      ('contacts', 'update', 'Priya Raman', interval '1 day', true),
      ('deals', 'update', 'Harbor House', interval '2 days', false)
    ) p (resource, verb, title, age, is_made);

    v_endpoint := gen_random_uuid();
    insert into public.webhook_endpoints (id, user_id, workspace_id, url, description, event_types, is_enabled, disabled_reason, created_at)
    values (
      v_endpoint, v_user, v_user, 'https://hooks.cedar-analytics.example/haven', 'Reporting warehouse',
      array['contact.created', 'deal.created', 'deal.stage_changed', 'task.completed'], false, 'owner', now() - interval '40 days'
    );
    insert into public.webhook_deliveries (endpoint_id, user_id, type, change_id, occurred_at, state, reason, attempts, finished_at, log)
    select v_endpoint, v_user, (array['deal.stage_changed', 'contact.created', 'task.completed'])[1 + n % 3], 'demo:' || n,
      now() - n * interval '3 hours', case when n = 4 then 'failed' else 'delivered' end, case when n = 4 then 'timed_out' end,
      case when n = 4 then 10 else 1 end, now() - n * interval '3 hours',
      jsonb_build_array(jsonb_build_object(
        'at', now() - n * interval '3 hours', 'status', case when n <> 4 then 200 end, 'ms', 80 + n * 9,
        'error', case when n = 4 then 'timed_out' end
      ))
    from generate_series(1, 12) n;
  end loop;

  -- A list of contacts that another system sends each night, and a folder that was checked and never turned on.
  select u.id into v_user from auth.users u where u.email = 'broker@demo.havenexchange.example';
  select u.tenant_id into v_tenant from public.tenant_users u where u.user_id = v_user and u.is_active;
  select count(*) into v_count from public.contacts c where c.owner_id = v_user and c.deleted_at is null;
  v_drop := gen_random_uuid();
  insert into private.file_drops (id, user_id, tenant_id, name, kind, source, is_paused, checks_next, token_hash, token_hint, created_at)
  values (
    v_drop, v_user, v_tenant, 'Contacts of the office', 'contacts', 'upload', false, false, extensions.gen_random_bytes(32), '7c1e',
    now() - interval '21 days'
  );
  insert into private.file_drop_runs (
    id, drop_id, file_name, hash, state, failure, rows, faulty, known, skipped, fields, unused, errors, begun_at, finished_at
  )
  select gen_random_uuid(), v_drop, r.name, extensions.gen_random_bytes(32), r.state, r.failure, r.rows, r.faulty, r.known, r.known,
    r.fields, array['Office'], r.errors, now() - r.age, now() - r.age + interval '2 seconds'
  from (values
    ('contacts-1.csv', 'done', null, v_count + 2, 2, v_count, array['name', 'email', 'phone'],
      '[{"at": 4, "field": "email", "sentence": "Enter a valid email address."}, {"at": 9, "field": "name", "sentence": "Enter a name."}]'::jsonb,
      interval '3 days'),
    ('contacts-2.csv', 'failed', 'missing_columns', 12, 0, 0, array['email', 'phone'], '[]', interval '2 days'),
    ('contacts-3.csv', 'done', null, v_count, 0, v_count, array['name', 'email', 'phone'], '[]', interval '1 day')
  ) r (name, state, failure, rows, faulty, known, fields, errors, age);
  insert into private.file_drops (
    id, user_id, tenant_id, name, kind, source, address, checks_next, every, created_at, checked_at, next_at, failure
  )
  values (
    gen_random_uuid(), v_user, v_tenant, 'Leads of the website', 'leads', 'url', 'https://files.cedar-analytics.example/leads.csv',
    false, 'day', now() - interval '9 days', now() - interval '9 days', now() + interval '10 years', 'not_found'
  );
  v_export := gen_random_uuid();
  insert into private.scheduled_exports (
    id, user_id, tenant_id, name, kind, every, weekday, at_hour, time_zone, destination, roles, is_paused, token_hash, token_hint, created_at, next_at
  )
  values (
    v_export, v_user, v_tenant, 'Deals for the weekly report', 'deals', 'week', 1, 6, 'America/Chicago', 'download',
    private.list_active_roles(v_user), true, extensions.gen_random_bytes(32), 'b27d', now() - interval '30 days', now()
  );
  insert into private.scheduled_export_runs (export_id, is_check, state, failure, rows, bytes, began_at, finished_at)
  select v_export, false, r.state, r.failure, r.rows, r.rows * 412, now() - r.age, now() - r.age + interval '1 second'
  from (
    select 'done' as state, null as failure, count(*)::integer as rows, interval '8 days' as age
    from public.deals d where d.owner_id = v_user and d.deleted_at is null
    union all values ('failed', 'other_workspace', 0, interval '15 days')
  ) r;
  v_feed := gen_random_uuid();
  insert into private.listing_feeds (id, user_id, name, url, created_at, checked_at, read_at, next_at)
  values (
    v_feed, v_user, 'Office listings', 'https://listings.cedar-analytics.example/reso', now() - interval '14 days',
    now() - interval '40 minutes', now() - interval '40 minutes', now() + interval '10 years'
  );
  insert into private.listing_feed_entries (feed_id, source_id, title, source, stored, removed_at)
  select v_feed, 'CM-' || 100 + row_number() over (order by l.created_at, l.id), l.property_name, v.fields, v.fields,
    case when row_number() over (order by l.created_at, l.id) = 1 then now() - interval '6 days' end
  from (
    select * from public.listings l where not l.is_confidential and l.status = 'active'
    order by (private.account_of(l.broker_id) is not distinct from v_user) desc, l.created_at, l.id limit 4
  ) l
  cross join lateral (select jsonb_build_object('property_name', l.property_name, 'city', l.city, 'state', l.state) as fields) v;
end $$;

-- Their history begins when their owners added them, not when the demo is created.
update private.integration_changes c
set happened_at = i.created_at, actor_id = c.owner_id, is_automatic = false
from (
  select id, created_at from public.api_keys
  union all select id, created_at from public.oauth_apps
  union all select id, created_at from public.site_widgets
  union all select id, created_at from public.webhook_endpoints
  union all select id, created_at from private.file_drops
  union all select id, created_at from private.listing_feeds
  union all select id, created_at from private.scheduled_exports
) i
where i.id = c.item_id and c.act = 'created';
