-- Returns feeds, file drops, scheduled exports, and connections of the caller with their last success and their last failure. Addresses and
-- secrets stay out.
create function private.list_my_listing_feed_states() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'name', f.name, 'state', case when f.failure is null then 'on' else 'failing' end, 'succeeded_at', f.read_at,
    'failure', f.failure, 'failed_at', case when f.failure is not null then f.checked_at end
  ) order by lower(f.name), f.id), '[]')
  from private.listing_feeds f where f.user_id = auth.uid()
$$;

create function private.list_my_file_drop_states() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', d.id, 'name', d.name,
    'state', case when coalesce(d.failure, l.failure) is not null then 'failing' when d.is_paused then 'paused' else 'on' end,
    'succeeded_at', s.at, 'failure', coalesce(d.failure, l.failure),
    'failed_at', case when d.failure is not null then d.checked_at when l.failure is not null then l.begun_at end
  ) order by lower(d.name), d.id), '[]')
  from private.file_drops d
  left join lateral (
    select r.failure, r.begun_at from private.file_drop_runs r
    where r.drop_id = d.id and r.state in ('done', 'failed') and not r.is_check order by r.begun_at desc limit 1
  ) l on true
  left join lateral (
    select max(r.finished_at) as at from private.file_drop_runs r where r.drop_id = d.id and r.state = 'done'
  ) s on true
  where d.user_id = auth.uid() and d.tenant_id is not distinct from private.current_tenant_id()
$$;

create function private.list_my_scheduled_export_states() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', x.id, 'name', x.name,
    'state', case when x.failure is not null then 'failing' when x.is_paused then 'paused' else 'on' end,
    'succeeded_at', (select max(r.finished_at) from private.scheduled_export_runs r where r.export_id = x.id and r.state = 'done'),
    'failure', x.failure, 'failed_at', case when x.failure is not null then (
      select max(r.finished_at) from private.scheduled_export_runs r where r.export_id = x.id and r.state = 'failed'
    ) end
  ) order by lower(x.name), x.id), '[]')
  from private.scheduled_exports x
  where x.user_id = auth.uid() and x.tenant_id is not distinct from private.current_tenant_id()
$$;

create function private.list_my_connector_states() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'connector', c.connector, 'state', case c.state
      when 'draft' then 'draft' when 'attention' then 'failing' else case when c.failure is null then 'on' else 'waiting' end
    end, 'succeeded_at', c.synced_at, 'failure', c.failure, 'failed_at', case when c.failure is not null then (
      select max(y.finished_at) from private.connector_syncs y where y.connection_id = c.id and y.failure is not null
    ) end
  ) order by c.connector), '[]')
  from private.connector_connections c
  where private.can_manage_connectors() and case
    when private.current_tenant_id() is null then c.tenant_id is null and c.user_id = auth.uid()
    else c.tenant_id = private.current_tenant_id()
  end
$$;

-- What an account has connected, for the integrations pages, with the caller's rights.
create function private.my_connections() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  perform private.require_access();
  return jsonb_build_object(
    'api_keys', (
      select jsonb_build_object('active', count(*), 'last_used_at', max(k.last_used_at))
      from public.api_keys k
      where k.user_id = v_me and k.app_id is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
    ),
    'apps', (
      select jsonb_build_object('active', count(*), 'last_used_at', max(k.last_used_at))
      from public.api_keys k where k.user_id = v_me and k.app_id is not null and k.revoked_at is null
    ),
    'proposals', (
      select jsonb_build_object(
        'made', count(*) filter (where p.confirmed_at is not null),
        'waiting', count(*) filter (where p.confirmed_at is null and p.expires_at > now())
      )
      from (
        select p.confirmed_at, p.expires_at from public.api_proposals p where p.user_id = v_me order by p.created_at desc limit 1000
      ) p
    ),
    'webhooks', (
      select jsonb_build_object(
        'active', count(*) filter (where e.is_enabled), 'failing', count(*) filter (where e.is_enabled and e.failing_since is not null),
        'off', count(*) filter (where not e.is_enabled and e.disabled_reason <> 'owner'),
        'failing_since', min(e.failing_since) filter (where e.is_enabled), 'delivered_at', max((
          select v.finished_at from public.webhook_deliveries v
          where v.endpoint_id = e.id and v.state = 'delivered' order by v.occurred_at desc limit 1
        ))
      )
      from public.webhook_endpoints e where e.user_id = v_me
    ),
    'calendar', (
      select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at) from private.calendar_feeds f where f.user_id = v_me
    ),
    'subscriptions', (
      select jsonb_build_object(
        'active', count(*), 'failing', count(*) filter (where s.failure is not null), 'read_at', max(s.read_at),
        'failed_at', max(s.checked_at) filter (where s.failure is not null)
      )
      from private.calendar_subscriptions s where s.user_id = v_me
    ),
    'booking', (select jsonb_build_object('is_open', b.is_open) from private.booking_pages b where b.user_id = v_me),
    'lead_forms', (
      select jsonb_build_object('open', count(*) filter (where f.is_open), 'all', count(*))
      from public.lead_forms f
      where f.deleted_at is null and f.workspace_id = any (private.list_my_workspace_ids('lead_forms'))
    ),
    'widgets', (
      select jsonb_build_object('active', count(*), 'hidden', count(*) filter (where private.get_widget_problem(w) is not null))
      from public.site_widgets w where w.user_id = v_me and w.revoked_at is null
    ),
    'listing_feeds', private.list_my_listing_feed_states(),
    'file_drops', private.list_my_file_drop_states(),
    'scheduled_exports', private.list_my_scheduled_export_states(),
    'connectors', case when private.can_manage_connectors() then private.list_my_connector_states() end,
    'domains', case when private.administered_tenant_id() is not null then (
      select jsonb_build_object('verified', count(*) filter (where d.verified_at is not null), 'all', count(*))
      from private.tenant_domains d where d.tenant_id = private.administered_tenant_id()
    ) end,
    'ledgers', (
      select count(*) from public.communities c
      where c.deleted_at is null and c.id = any (private.list_my_community_ids('ledger', 'read'))
    )
  );
end $$;

-- Returns the state of each connection of the caller.
select private.expose('my_connections', 'authenticated');
