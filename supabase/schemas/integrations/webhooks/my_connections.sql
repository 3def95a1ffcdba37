-- What an account has connected, for the integrations page: counts and times only, with the caller's rights.
create function private.my_connections() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_me constant uuid := auth.uid();
begin
  if not coalesce(private.is_approved(), false) then
    raise exception 'This account does not have access.' using errcode = '42501';
  end if;
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
        'off', count(*) filter (where not e.is_enabled and e.disabled_reason <> 'owner')
      )
      from public.webhook_endpoints e where e.user_id = v_me
    ),
    'calendar', (
      select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at) from private.calendar_feeds f where f.user_id = v_me
    ),
    'subscriptions', (
      select jsonb_build_object('active', count(*), 'failing', count(*) filter (where s.failure is not null))
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
    'listing_feeds', (
      select jsonb_build_object('active', count(*), 'failing', count(*) filter (where f.failure is not null))
      from private.listing_feeds f where f.user_id = v_me
    ),
    'file_drops', (
      select jsonb_build_object('active', count(*) filter (where not d.is_paused), 'failing', count(*) filter (where d.failure is not null))
      from private.file_drops d where d.user_id = v_me and d.tenant_id is not distinct from private.current_tenant_id()
    ),
    'connectors', case when private.can_manage_connectors() then (
      select jsonb_build_object('active', count(*) filter (where c.state = 'connected'), 'failing', count(*) filter (where c.state = 'attention'))
      from private.connector_connections c
      where case
        when private.current_tenant_id() is null then c.tenant_id is null and c.user_id = v_me else c.tenant_id = private.current_tenant_id()
      end
    ) end,
    'domains', case when private.administered_tenant_id() is not null then (
      select jsonb_build_object('verified', count(*) filter (where d.verified_at is not null), 'all', count(*))
      from private.tenant_domains d where d.tenant_id = private.administered_tenant_id()
    ) end,
    'ledgers', (
      select count(*) from public.communities c
      where c.deleted_at is null and c.id = any (private.list_my_community_ids('ledger', 'read'))
    )
  );
end
$$;

-- Returns the state of each connection of the caller.
select private.expose('my_connections', 'authenticated');
