-- Domain verification by a TXT record with a random value. The function check-domain queries DNS.

create function private.domain_record_name(p_domain text) returns text
language sql immutable set search_path = '' as $$
  select '_haven-challenge.' || p_domain
$$;

create function private.domain_record_value(p_token text) returns text
language sql immutable set search_path = '' as $$
  select 'haven-verification=' || p_token
$$;

-- What a check has to look up.
create function private.build_domain_check(p_claim private.tenant_domains) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'tenant_id', (p_claim).tenant_id, 'domain', (p_claim).domain,
    'name', private.domain_record_name((p_claim).domain), 'value', private.domain_record_value((p_claim).token)
  )
$$;

create function private.start_domain_check(p_domain text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_claim private.tenant_domains;
begin
  select * into v_claim from private.tenant_domains d
  where d.tenant_id = v_tenant_id and d.domain = lower(btrim(p_domain));
  if v_claim.domain is null then
    raise exception 'This domain has not been claimed.' using errcode = 'HXTDG';
  end if;
  perform private.enforce_rate_limit('domain_check', 30, interval '1 hour');
  return private.build_domain_check(v_claim);
end $$;

-- Returns the TXT record that verifies a domain claimed by the caller's workspace.
select private.expose('start_domain_check', 'authenticated', 'plain');

-- Verified domains are rechecked daily. New claims are checked hourly for three days, so no one has to wait
-- for DNS. Domains that our team verified manually have no check.
create function private.list_due_domain_checks(p_limit integer) returns setof private.tenant_domains
language sql stable security definer set search_path = '' as $$
  select * from private.tenant_domains d
  where d.verified_at is not null and d.checked_at < now() - interval '1 day'
    or d.verified_at is null and d.claimed_at > now() - interval '3 days'
      and coalesce(d.checked_at, d.claimed_at) < now() - interval '1 hour'
  order by d.checked_at nulls first, d.domain limit p_limit
$$;

create function private.domain_checks() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.build_domain_check(d)), '[]') from private.list_due_domain_checks(20) d
$$;

-- Returns the domain checks that are due.
select private.expose('domain_checks', 'service_role');

-- Returns how long a domain stays verified while its record is missing or DNS doesn't respond.
create function private.get_domain_grace_period(p_failure text) returns interval
language sql immutable set search_path = '' as $$
  select case when p_failure = 'unreachable' then interval '30 days' else interval '7 days' end
$$;

-- Saves a check's result: null if the record was found, else why not.
create function private.save_domain_check_result(p_tenant_id uuid, p_domain text, p_value text, p_failure text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.tenant_domains;
  v_failure text := p_failure;
begin
  -- If two workspaces verify a domain concurrently, the first gets it.
  perform pg_advisory_xact_lock(hashtextextended('domain:' || p_domain, 0));
  select * into v_claim from private.tenant_domains d
  where d.tenant_id = p_tenant_id and d.domain = p_domain and private.domain_record_value(d.token) = p_value
  for update;
  if v_claim.domain is null then
    return;
  end if;
  if v_failure is null and exists (
    select from private.tenant_domains d
    where d.domain = p_domain and d.tenant_id <> p_tenant_id and d.verified_at is not null
  ) then
    v_failure := 'taken';
  end if;
  update private.tenant_domains d set
    checked_at = now(), failure = v_failure,
    failing_since = case when v_failure is not null then coalesce(d.failing_since, now()) end,
    verified_at = case
      when v_failure is null then coalesce(d.verified_at, now())
      when d.verified_at is not null and coalesce(d.failing_since, now()) > now() - private.get_domain_grace_period(v_failure)
      then d.verified_at
    end
  where d.tenant_id = p_tenant_id and d.domain = p_domain;
  if v_claim.verified_at is null and v_failure is null then
    perform private.log_tenant_activity(p_tenant_id, 'domain_verified', p_domain);
  elsif v_claim.verified_at is not null and not exists (
    select from private.tenant_domains d
    where d.tenant_id = p_tenant_id and d.domain = p_domain and d.verified_at is not null
  ) then
    perform private.log_tenant_activity(p_tenant_id, 'domain_lost', p_domain);
  end if;
end $$;

-- Saves a domain check's result; the failure is null if the record was found.
select private.expose('save_domain_check_result', 'service_role');

-- Schedules a hosted project's domain checks; idempotent. True if there is a scheduler.
create function private.schedule_domain_checks() returns boolean
language sql set search_path = '' as $$
  select private.schedule_calls(array[['check-domains', '*/10 * * * *', 'check-domain', 'exists (select from private.list_due_domain_checks(1))']])
$$;
