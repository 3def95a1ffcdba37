-- Email domains claimed by workspaces. A claim grants nothing until a DNS record proves it; then people with
-- a confirmed email there can ask to join, and an admin decides.
create table private.tenant_domains (
  domain text not null,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  token text not null default encode(extensions.gen_random_bytes(20), 'hex'),
  claimed_by uuid references public.profiles (id) on delete set null,
  claimed_at timestamptz not null default now(),
  verified_at timestamptz,
  checked_at timestamptz,
  failure text,
  failing_since timestamptz,

  constraint tenant_domains_pkey primary key (domain, tenant_id),
  constraint tenant_domains_token_shape check (token ~ '^[0-9a-f]{40}$'),
  constraint tenant_domains_failure_is_known check (failure in ('missing', 'wrong', 'unreachable', 'taken')),
  constraint tenant_domains_shape check (
    char_length(domain) <= 253 and domain ~ '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$'
  )
);

create unique index tenant_domains_verified_idx on private.tenant_domains (domain) where verified_at is not null;
create index tenant_domains_tenant_id_idx on private.tenant_domains (tenant_id);
create index tenant_domains_claimed_by_idx on private.tenant_domains (claimed_by);

create table private.tenant_join_requests (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  asked_at timestamptz not null default now(),
  declined_at timestamptz,

  constraint tenant_join_requests_once unique (tenant_id, user_id)
);

create index tenant_join_requests_user_id_idx on private.tenant_join_requests (user_id);

alter table private.tenant_domains enable row level security;
alter table private.tenant_join_requests enable row level security;

create function private.my_mail_domain() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return split_part(private.get_my_confirmed_email(), '@', 2);
end $$;

create function private.claim_domain() returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_domain constant text := private.my_mail_domain();
begin
  if coalesce(v_domain, '') = '' or private.is_public_mail_domain(v_domain) then
    raise exception 'Anyone can get an email at this domain, so you cannot claim it.' using errcode = 'HXTDP';
  end if;
  if exists (
    select from private.tenant_domains d
    where d.domain = v_domain and d.tenant_id <> v_tenant_id and d.verified_at is not null
  ) then
    raise exception 'Another workspace has verified this domain.' using errcode = 'HXTDC';
  end if;
  insert into private.tenant_domains (domain, tenant_id, claimed_by) values (v_domain, v_tenant_id, auth.uid())
  on conflict (domain, tenant_id) do nothing;
  if not found then
    return v_domain;
  end if;
  perform private.log_tenant_activity(v_tenant_id, 'domain_claimed', v_domain);
  return v_domain;
end $$;

create function private.release_domain(p_domain text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  delete from private.tenant_domains d where d.tenant_id = v_tenant_id and d.domain = lower(btrim(p_domain));
  if found then
    perform private.log_tenant_activity(v_tenant_id, 'domain_released', lower(btrim(p_domain)));
  end if;
end $$;

create function private.tenant_domains() returns table (
  domain text, claimed_by text, claimed_at timestamptz, record_name text, record_value text, verified_at timestamptz,
  checked_at timestamptz, failure text, ends_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select d.domain, private.called(d.claimed_by), d.claimed_at, private.domain_record_name(d.domain),
    private.domain_record_value(d.token), d.verified_at, d.checked_at, d.failure,
    case when d.verified_at is not null then d.failing_since + private.get_domain_grace_period(d.failure) end
  from private.tenant_domains d
  where d.tenant_id = private.administered_tenant_id() order by d.domain;
end $$;

-- Returns the workspace of the caller's own domain if they aren't a member, and the state of their request.
create function private.my_domain_tenant() returns table (tenant_id uuid, name text, domain text, state text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select t.id, t.name, d.domain,
    case when r.id is null then 'open' when r.declined_at is null then 'asked' else 'declined' end
  from private.tenant_domains d
  join public.tenants t on t.id = d.tenant_id
  left join private.tenant_join_requests r on r.tenant_id = t.id and r.user_id = auth.uid()
  where (select private.is_approved()) and d.domain = private.my_mail_domain() and d.verified_at is not null
    and not exists (select from public.tenant_users u where u.tenant_id = t.id and u.user_id = auth.uid());
end $$;

create function private.ask_to_join() returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.lock_member();
  v_tenant_id uuid;
  v_id uuid;
begin
  select t.tenant_id into v_tenant_id from private.my_domain_tenant() t;
  if v_tenant_id is null then
    raise exception 'No workspace has verified the domain of your email.' using errcode = 'HXTDN';
  end if;
  insert into private.tenant_join_requests (tenant_id, user_id) values (v_tenant_id, v_user_id)
  on conflict (tenant_id, user_id) do nothing
  returning id into v_id;
  if v_id is null then
    return;
  end if;
  perform private.log_tenant_activity(v_tenant_id, 'join_asked', private.called(v_user_id));
  perform private.notify(
    u.user_id, 'tenant_join_asked', 'join:' || v_id,
    jsonb_build_object('name', private.called(v_user_id), 'tenant', t.name)
  )
  from public.tenant_users u join public.tenants t on t.id = u.tenant_id
  where u.tenant_id = v_tenant_id and u.role in ('owner', 'admin');
end $$;

create function private.join_requests() returns table (id uuid, name text, email text, asked_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select r.id, private.called(p.id), p.email, r.asked_at
  from private.tenant_join_requests r join public.profiles p on p.id = r.user_id
  where r.tenant_id = private.administered_tenant_id() and r.declined_at is null
  order by r.asked_at, r.id;
end $$;

create function private.decide_join_request(p_request_id uuid, p_is_welcome boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
  v_user_id uuid;
begin
  select r.user_id into v_user_id from private.tenant_join_requests r
  where r.id = p_request_id and r.tenant_id = v_tenant_id and r.declined_at is null for update;
  if v_user_id is null then
    raise exception 'This request is no longer open.' using errcode = 'HXTOV';
  end if;
  if p_is_welcome then
    perform private.require_available_seat(v_tenant_id);
    delete from private.tenant_join_requests r where r.id = p_request_id;
    insert into public.tenant_users (tenant_id, user_id, admitted_by, is_active)
    select v_tenant_id, v_user_id, auth.uid(), not exists (
      select from public.tenant_users u where u.user_id = v_user_id and u.is_active
    )
    on conflict (tenant_id, user_id) do nothing;
  else
    update private.tenant_join_requests r set declined_at = now() where r.id = p_request_id;
    perform private.log_tenant_activity(v_tenant_id, 'join_declined', private.called(v_user_id));
  end if;
end $$;

-- Claims the domain of the caller's confirmed email for their workspace, pending DNS proof. Returns the
-- domain.
select private.expose('claim_domain', 'authenticated');

-- Releases a claimed domain.
select private.expose('release_domain', 'authenticated', 'plain');

-- Returns the domains of the workspace the caller administers, with the DNS record that proves each.
select private.expose('tenant_domains', 'authenticated');

-- Returns the workspace that verified the domain of the caller's email, if they aren't a member.
select private.expose('my_domain_tenant', 'authenticated');

-- Asks to join the workspace of the caller's domain.
select private.expose('ask_to_join', 'authenticated');

-- Returns requests to join the workspace that the caller administers.
select private.expose('join_requests', 'authenticated');

-- Accepts a request to join as a member, or declines it.
select private.expose('decide_join_request', 'authenticated', 'plain');
