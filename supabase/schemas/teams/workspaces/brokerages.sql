-- A workspace as a brokerage: its public profile, its broker of record, and listings waiting for their
-- signature.
create table private.brokerages (
  tenant_id uuid primary key references public.tenants (id) on delete cascade,
  is_public boolean not null default false,
  about text not null default '',
  phone text not null default '',
  license_number text not null default '',
  license_state text,
  broker_of_record uuid references public.profiles (id) on delete set null,
  signs_listings boolean not null default false,
  updated_at timestamptz not null default now(),

  constraint brokerages_about_is_plain check (private.is_plain_message(about, 1200)),
  constraint brokerages_phone_is_plain check (phone ~ '^[0-9+() .-]{0,32}$'),
  constraint brokerages_license_number_is_plain check (private.is_single_line(license_number, 60)),
  constraint brokerages_license_state_shape check (license_state ~ '^[A-Z]{2}$')
);

create index brokerages_broker_of_record_idx on private.brokerages (broker_of_record);

-- Listings that the broker of record has reviewed and signed.
create table private.listing_sign_offs (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  signed_by uuid references public.profiles (id) on delete set null,
  note text not null default '',
  signed_at timestamptz not null default now(),

  constraint listing_sign_offs_note_is_plain check (private.is_single_line(note, 500))
);

create index listing_sign_offs_tenant_id_idx on private.listing_sign_offs (tenant_id);
create index listing_sign_offs_signed_by_idx on private.listing_sign_offs (signed_by);

alter table private.brokerages enable row level security;
alter table private.listing_sign_offs enable row level security;

create function private.get_brokerage(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'slug', t.subdomain, 'name', t.name, 'about', b.about, 'phone', b.phone,
      'license_number', b.license_number, 'license_state', b.license_state,
      'broker_of_record', private.called(b.broker_of_record),
      -- The directory's own cards: public sellers, and nothing confidential.
      'agents', (
        select coalesce(jsonb_agg(private.agent_card(a) order by a.listings desc, a.id), '[]')
        from public.tenant_users u
        join public.broker_accounts c on c.user_id = u.user_id and not c.is_pseudonym
        join private.agents a on a.id = c.broker_id
        where u.tenant_id = t.id and private.is_agent(a.id)
      )
    )
    from private.brokerages b join public.tenants t on t.id = b.tenant_id
    where t.subdomain = lower(left(p_slug, 63)) and b.is_public
  );
end $$;

-- Returns the workspace the caller supervises: as owner, admin, or broker of record.
create function private.supervised_tenant_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.administered_tenant_id(), (
    select b.tenant_id from private.brokerages b
    where b.tenant_id = private.current_tenant_id() and b.broker_of_record = auth.uid()
  ));
end $$;

-- Returns a member's listings and closings in the last twelve months, from deals shared with the team.
create function private.get_member_production(p_tenant_id uuid, p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'live', count(*) filter (where l.approval_status = 'approved' and l.status = 'active'),
      'under_contract', count(*) filter (where l.approval_status = 'approved' and l.status = 'under_contract'),
      'value', coalesce(sum(l.price) filter (where l.approval_status = 'approved'), 0)
    )
    from public.broker_accounts c join public.listings l on l.broker_id = c.broker_id
    where c.user_id = p_user_id and l.status in ('active', 'under_contract')
  ) || (
    select jsonb_build_object(
      'open', count(*) filter (where d.stage not in ('transition', 'true_up', 'won', 'lost')),
      'closed', count(*) filter (where d.stage in ('transition', 'true_up', 'won') and d.closed_on > current_date - 365),
      'volume', coalesce(
        sum(d.price) filter (where d.stage in ('transition', 'true_up', 'won') and d.closed_on > current_date - 365), 0
      )
    )
    from public.deals d
    where d.owner_id = p_user_id and d.workspace_id = p_tenant_id and d.deleted_at is null
  );
end $$;

-- Returns members' submitted listings not yet signed by the broker of record; their own need no signature.
create function private.list_pending_sign_offs(p_tenant_id uuid)
returns table (listing_id uuid, user_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select l.id, u.user_id
  from public.tenant_users u
  join public.broker_accounts c on c.user_id = u.user_id
  join public.listings l on l.broker_id = c.broker_id
  left join private.brokerages b on b.tenant_id = u.tenant_id
  where u.tenant_id = p_tenant_id and l.approval_status = 'pending' and l.status in ('active', 'under_contract')
    and u.user_id is distinct from b.broker_of_record
    and not exists (select from private.listing_sign_offs s where s.listing_id = l.id);
end $$;

create function private.brokerage_desk(p_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.current_tenant_id();
  v_supervises constant boolean := private.supervised_tenant_id() is not null;
  v_tenant public.tenants;
  v_brokerage private.brokerages;
begin
  select * into v_tenant from public.tenants t where t.id = v_tenant_id and t.subdomain = lower(left(p_slug, 63));
  if v_tenant.id is null then
    return null;
  end if;
  select * into v_brokerage from private.brokerages b where b.tenant_id = v_tenant_id;
  return jsonb_build_object(
    'slug', v_tenant.subdomain, 'name', v_tenant.name,
    'supervises', v_supervises,
    'signs', coalesce(v_brokerage.broker_of_record = auth.uid(), false),
    'may_change', private.administered_tenant_id() is not null,
    'profile', jsonb_build_object(
      'is_public', coalesce(v_brokerage.is_public, false), 'about', coalesce(v_brokerage.about, ''),
      'phone', coalesce(v_brokerage.phone, ''), 'license_number', coalesce(v_brokerage.license_number, ''),
      'license_state', v_brokerage.license_state, 'broker_of_record', v_brokerage.broker_of_record,
      'signs_listings', coalesce(v_brokerage.signs_listings, false)
    ),
    'members', (
      select jsonb_agg(
        jsonb_build_object(
          'user_id', m.user_id, 'name', m.name, 'email', m.email, 'role', m.role,
          'is_of_record', coalesce(m.user_id = v_brokerage.broker_of_record, false),
          'licenses', (
            select coalesce(
              jsonb_agg(jsonb_build_object('state', l.state, 'number', l.number, 'expires_on', l.expires_on) order by l.state),
              '[]'
            )
            from public.professional_licenses l where l.user_id = m.user_id
          )
        ) || private.get_member_production(v_tenant_id, m.user_id)
        order by m.role, lower(m.name), m.user_id
      )
      from private.tenant_team() m
      where v_supervises or m.is_me
    ),
    'waiting', case when v_supervises then (
      select coalesce(jsonb_agg(w.one order by w.created_at), '[]') from (
        select l.created_at, jsonb_build_object(
          'id', l.id, 'name', l.property_name, 'city', l.city, 'state', l.state, 'price', l.price,
          'is_confidential', l.is_confidential, 'by', private.called(u.user_id), 'at', l.created_at,
          'is_returned', exists (
            select from private.listing_returns r where r.listing_id = l.id and r.resubmitted_at is null
          )
        ) as one
        from private.list_pending_sign_offs(v_tenant_id) u join public.listings l on l.id = u.listing_id
        order by l.created_at limit 50
      ) w
    ) else '[]' end
  );
end $$;

create function private.set_brokerage(
  p_is_public boolean, p_about text, p_phone text, p_license_number text, p_license_state text default null,
  p_broker_of_record uuid default null, p_signs_listings boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.lock_administered_tenant();
begin
  -- The signer must have the role that platform administrators assign for it.
  if p_broker_of_record is not null and not exists (
    select from public.tenant_users u join public.user_roles r on r.user_id = u.user_id
    where u.tenant_id = v_tenant_id and u.user_id = p_broker_of_record and r.role = 'broker_of_record'
      and r.is_active and (r.expires_at is null or r.expires_at > now())
  ) then
    raise exception 'The broker of record must be a member with that role.' using errcode = 'HXBKR';
  end if;
  insert into private.brokerages as b (
    tenant_id, is_public, about, phone, license_number, license_state, broker_of_record, signs_listings
  )
  values (
    v_tenant_id, p_is_public, btrim(p_about), btrim(p_phone), btrim(p_license_number), nullif(upper(btrim(p_license_state)), ''),
    p_broker_of_record, p_signs_listings and p_broker_of_record is not null
  )
  on conflict (tenant_id) do update set
    is_public = excluded.is_public, about = excluded.about, phone = excluded.phone,
    license_number = excluded.license_number, license_state = excluded.license_state,
    broker_of_record = excluded.broker_of_record, signs_listings = excluded.signs_listings, updated_at = now();
end $$;

create function private.sign_off_listing(p_listing_id uuid, p_note text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id uuid;
begin
  select b.tenant_id into v_tenant_id from private.brokerages b
  where b.tenant_id = private.current_tenant_id() and b.broker_of_record = v_me;
  if v_tenant_id is null or not private.can_sign_listing(p_listing_id) then
    raise exception 'This listing is not waiting for your signature.' using errcode = 'HXBKS';
  end if;
  insert into private.listing_sign_offs (listing_id, tenant_id, signed_by, note)
  values (p_listing_id, v_tenant_id, v_me, coalesce(btrim(p_note), ''))
  on conflict (listing_id) do nothing;
  delete from private.listing_returns r where r.listing_id = p_listing_id;
end $$;

-- If the brokerage requires it, members' listings can't be approved before the broker of record has signed. A
-- listing they returned waits for the member.
create function private.require_sign_off() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id constant uuid := private.account_of(new.broker_id);
begin
  if exists (
    select from public.tenant_users u join private.brokerages b on b.tenant_id = u.tenant_id
    where u.user_id = v_user_id and u.is_active and b.signs_listings and b.broker_of_record <> v_user_id
  ) and not exists (select from private.listing_sign_offs s where s.listing_id = new.id) then
    raise exception 'The broker of record has not signed this listing yet.' using errcode = 'HXBKW';
  end if;
  if exists (
    select from private.listing_returns r
    join public.tenant_users u on u.tenant_id = r.tenant_id and u.user_id = v_user_id and u.is_active
    where r.listing_id = new.id and r.resubmitted_at is null
  ) then
    raise exception 'The broker of record returned this listing with comments.' using errcode = 'HXBKW';
  end if;
  return new;
end $$;

create trigger require_sign_off before update of approval_status on public.listings
  for each row when (old.approval_status <> 'approved' and new.approval_status = 'approved')
  execute function private.require_sign_off();

-- Returns a brokerage's public page with its agents; null if it isn't public.
select private.expose('get_brokerage', 'anon, authenticated', 'plain');

-- Returns the desk of the caller's brokerage; without supervisor rights it includes only the caller among its
-- members.
select private.expose('brokerage_desk', 'authenticated', 'plain');

-- Saves the brokerage's public profile and its broker of record.
select private.expose('set_brokerage', 'authenticated', 'plain');

-- Signs a listing as the brokerage's broker of record.
select private.expose('sign_off_listing', 'authenticated', 'plain');
