-- Approval limits and suppliers of each community. Private: everything goes through calls.
create table private.purchase_settings (
  community_id uuid not null references public.communities (id) on delete cascade,
  head_limit_cents bigint not null default 50000,
  director_limit_cents bigint not null default 500000,
  version integer not null default 1,

  constraint purchase_settings_pkey primary key (community_id),
  constraint purchase_settings_head_limit_in_range check (head_limit_cents between 0 and 10000000000),
  constraint purchase_settings_director_limit_in_range check (director_limit_cents between 0 and 10000000000),
  constraint purchase_settings_limits_in_order check (director_limit_cents >= head_limit_cents)
);
alter table private.purchase_settings enable row level security;

create table private.suppliers (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  email text,
  phone text,
  account_number text,
  vendor_id uuid references public.vendors (id) on delete set null,
  archived_at timestamptz,
  version integer not null default 1,

  constraint suppliers_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint suppliers_email_shape check (
    private.is_single_line(email, 320) and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint suppliers_phone_shape check (phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint suppliers_account_number_is_plain check (private.is_single_line(account_number, 60))
);
comment on column private.suppliers.vendor_id is 'The vendor of the marketplace, which reads its purchase orders.';

create unique index suppliers_name_once_idx on private.suppliers (community_id, lower(name)) where archived_at is null;
create index suppliers_vendor_idx on private.suppliers (vendor_id);
create index suppliers_community_idx on private.suppliers (community_id);
alter table private.suppliers enable row level security;

create function private.get_purchase_limits(p_community_id uuid) returns private.purchase_settings
language plpgsql stable security definer set search_path = '' as $$
declare
  v_settings private.purchase_settings;
begin
  select * into v_settings from private.purchase_settings s where s.community_id = p_community_id;
  if v_settings.community_id is null then
    v_settings := row(p_community_id, 50000, 500000, 0)::private.purchase_settings;
  end if;
  return v_settings;
end $$;

create function private.save_purchase_settings(
  p_community_id uuid, p_version public.whole_number, p_head_limit_cents public.large_number, p_director_limit_cents public.large_number
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'purchases', 'change');
  if not exists (
    select from public.community_members m
    where m.community_id = p_community_id and m.user_id = auth.uid() and m.position = 'executive_director' and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  ) then
    raise exception 'Only an executive director sets limits.' using errcode = 'HXHLI';
  end if;
  if p_director_limit_cents < p_head_limit_cents then
    raise exception 'The second limit is at least the first.' using errcode = 'HXHLO';
  end if;
  insert into private.purchase_settings (community_id, version) values (p_community_id, 0) on conflict do nothing;
  update private.purchase_settings s
  set head_limit_cents = p_head_limit_cents, director_limit_cents = p_director_limit_cents, version = s.version + 1
  where s.community_id = p_community_id and s.version = p_version;
  if not found then
    raise exception 'Someone else changed this.' using errcode = 'HXHVE';
  end if;
end $$;

-- Sets the limits up to which a department head, then one executive director, approves. Open requests keep their level.
select private.expose('save_purchase_settings', 'authenticated');

create function private.save_supplier(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.suppliers;
begin
  perform private.require_community_right(p_community_id, 'purchases', 'add');
  select * into v_row from private.suppliers s where s.id = p_id and s.community_id = p_community_id for update;
  if v_row.id is null and p_version <> 0 or v_row.id is not null and v_row.version <> p_version then
    if v_row.id is not null and p_version = 0 then
      return;
    end if;
    raise exception 'Someone else changed this.' using errcode = 'HXHVE';
  end if;
  -- Where orders are sent is a matter of the office: it pays the invoices.
  if v_row.id is not null then
    perform private.require_community_right(p_community_id, 'purchases', 'change');
  end if;
  perform private.enforce_rate_limit('supplier', 240, interval '1 hour');
  v_row := jsonb_populate_record(v_row, p_values - 'id' - 'community_id' - 'version' - 'archived_at');
  if v_row.vendor_id is not null and not exists (
    select from public.vendors v where v.id = v_row.vendor_id and v.verification_status = 'verified'
  ) then
    raise exception 'Choose a verified vendor.' using errcode = 'HXHVN';
  end if;
  if exists (
    select from private.suppliers s
    where s.community_id = p_community_id and s.archived_at is null and lower(s.name) = lower(btrim(v_row.name)) and s.id <> p_id
  ) then
    raise exception 'This supplier exists already.' using errcode = 'HXHSN';
  end if;
  insert into private.suppliers as s (id, community_id, name, email, phone, account_number, vendor_id)
  values (
    p_id, p_community_id, btrim(v_row.name), nullif(lower(btrim(v_row.email)), ''), nullif(btrim(v_row.phone), ''),
    nullif(btrim(v_row.account_number), ''), v_row.vendor_id
  )
  on conflict (id) do update
  set name = excluded.name, email = excluded.email, phone = excluded.phone, account_number = excluded.account_number,
    vendor_id = excluded.vendor_id, version = s.version + 1
  where s.community_id = p_community_id;
end $$;

-- Adds a supplier, or changes one, which requires the business office.
select private.expose('save_supplier', 'authenticated');

create function private.archive_supplier(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right((select s.community_id from private.suppliers s where s.id = p_id), 'purchases', 'change');
  update private.suppliers s set archived_at = now(), version = s.version + 1 where s.id = p_id and s.archived_at is null;
end $$;

select private.expose('archive_supplier', 'authenticated');
