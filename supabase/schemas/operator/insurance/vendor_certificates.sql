-- Certificates of insurance that vendors gave a community, and the limits it requires. For vendors of the marketplace,
-- the expiration comes from the credential that staff verified there, so that there is one source.
create table private.certificate_requirements (
  community_id uuid not null references public.communities (id) on delete cascade,
  line text not null,
  occurrence_cents bigint not null default 0,
  aggregate_cents bigint not null default 0,
  needs_additional_insured boolean not null default false,

  constraint certificate_requirements_pkey primary key (community_id, line),
  constraint certificate_requirements_line_is_known check (line in ('general', 'auto', 'workers', 'professional', 'umbrella')),
  constraint certificate_requirements_occurrence_in_range check (occurrence_cents between 0 and 100000000000000),
  constraint certificate_requirements_aggregate_in_range check (aggregate_cents between 0 and 100000000000000)
);

alter table private.certificate_requirements enable row level security;

create table private.certificate_vendors (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  vendor_id uuid references public.vendors (id) on delete set null,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint certificate_vendors_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160))
);

comment on column private.certificate_vendors.vendor_id is 'The vendor of the marketplace, if it is one.';

create index certificate_vendors_community_idx on private.certificate_vendors (community_id, lower(name), id);
create index certificate_vendors_vendor_idx on private.certificate_vendors (vendor_id);

alter table private.certificate_vendors enable row level security;

create table private.vendor_certificates (
  id uuid primary key,
  certificate_vendor_id uuid not null references private.certificate_vendors (id) on delete cascade,
  line text not null,
  carrier text,
  number text,
  occurrence_cents bigint,
  aggregate_cents bigint,
  names_additional_insured boolean not null default false,
  is_from_marketplace boolean not null default false,
  effective_on date,
  expires_on date,
  removed_at timestamptz,
  removed_by_name text,
  created_at timestamptz not null default clock_timestamp(),

  constraint vendor_certificates_line_is_known check (line in ('general', 'auto', 'workers', 'professional', 'umbrella')),
  constraint vendor_certificates_carrier_is_plain check (private.is_single_line(carrier, 160)),
  constraint vendor_certificates_number_is_plain check (private.is_single_line(number, 60)),
  constraint vendor_certificates_occurrence_in_range check (occurrence_cents between 0 and 100000000000000),
  constraint vendor_certificates_aggregate_in_range check (aggregate_cents between 0 and 100000000000000),
  constraint vendor_certificates_effective_on_in_range check (effective_on between '1950-01-01' and '2200-01-01'),
  constraint vendor_certificates_expires_on_in_range check (expires_on between '1950-01-01' and '2200-01-01'),
  constraint vendor_certificates_dates_are_in_order check (expires_on >= effective_on),
  constraint vendor_certificates_expire_in_one_place check (is_from_marketplace = (expires_on is null)),
  constraint vendor_certificates_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300))
);

create index vendor_certificates_vendor_idx on private.vendor_certificates (certificate_vendor_id, line);
create index vendor_certificates_ending_idx on private.vendor_certificates (expires_on) where removed_at is null;

alter table private.vendor_certificates enable row level security;

-- Returns when a certificate expires: its own date, or that of the verified credential on the marketplace. Null if that
-- credential is missing or expired.
create function private.get_certificate_expiry(p_certificate private.vendor_certificates) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  if not p_certificate.is_from_marketplace then
    return p_certificate.expires_on;
  end if;
  return (
    select max(coalesce((p ->> 'expires_on')::date, '2199-12-31'))
    from private.certificate_vendors v cross join lateral jsonb_array_elements(private.list_vendor_credentials(v.vendor_id)) p
    where v.id = p_certificate.certificate_vendor_id and p ->> 'kind' = 'insurance' and p ->> 'coverage' = p_certificate.line
  );
end $$;

-- Returns what a vendor lacks on a day, by required line: nothing on file, expired, below a limit, or without the
-- community as additional insured. A certificate that expires within 30 days is reported too.
create function private.list_certificate_problems(p_vendor private.certificate_vendors, p_day date)
returns table (line text, problem text, required_cents bigint, found_cents bigint, expires_on date)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select r.line, x.problem, x.required, x.found, c.ends
  from private.certificate_requirements r
  left join lateral (
    select k.*, private.get_certificate_expiry(k) as ends
    from private.vendor_certificates k
    where k.certificate_vendor_id = p_vendor.id and k.line = r.line and k.removed_at is null
      and coalesce(k.effective_on <= p_day, true)
    order by coalesce(private.get_certificate_expiry(k), '-infinity') desc, k.created_at desc limit 1
  ) c on true
  cross join lateral (
    select 'missing' as problem, null::bigint as required, null::bigint as found where c.id is null
    union all
    select 'expired', null, null where c.id is not null and coalesce(c.ends, '-infinity') < p_day
    union all
    select 'expiring', null, null where c.ends between p_day and p_day + 30
    union all
    select 'occurrence_low', r.occurrence_cents, coalesce(c.occurrence_cents, 0)
    where c.id is not null and coalesce(c.occurrence_cents, 0) < r.occurrence_cents
    union all
    select 'aggregate_low', r.aggregate_cents, coalesce(c.aggregate_cents, 0)
    where c.id is not null and coalesce(c.aggregate_cents, 0) < r.aggregate_cents
    union all
    select 'not_insured', null, null where c.id is not null and r.needs_additional_insured and not c.names_additional_insured
  ) x
  where r.community_id = p_vendor.community_id and p_vendor.archived_at is null;
end $$;

create function private.save_certificate_requirement(p_community_id uuid, p_line text, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_new private.certificate_requirements;
begin
  perform private.begin_compliance_change(p_community_id, 'insurance_policies');
  if p_values is null then
    delete from private.certificate_requirements r where r.community_id = p_community_id and r.line = p_line;
    return;
  end if;
  v_new := jsonb_populate_record(null::private.certificate_requirements, p_values);
  insert into private.certificate_requirements (community_id, line, occurrence_cents, aggregate_cents, needs_additional_insured)
  values (
    p_community_id, p_line, coalesce(v_new.occurrence_cents, 0), coalesce(v_new.aggregate_cents, 0),
    coalesce(v_new.needs_additional_insured, false)
  )
  on conflict (community_id, line) do update
  set occurrence_cents = excluded.occurrence_cents, aggregate_cents = excluded.aggregate_cents,
    needs_additional_insured = excluded.needs_additional_insured;
end $$;

-- Sets what vendors of a community must carry in a line; null values remove the requirement.
select private.expose('save_certificate_requirement', 'authenticated');

create function private.save_certificate_vendor(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.certificate_vendors;
  v_new private.certificate_vendors;
begin
  perform private.begin_compliance_change(p_community_id, 'insurance_policies');
  select * into v_old from private.certificate_vendors v where v.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_new.vendor_id is distinct from v_old.vendor_id and v_new.vendor_id is not null then
    -- The marketplace's name, which the vendor keeps.
    select v.company_name into v_new.name from public.vendors v
    where v.id = v_new.vendor_id and v.verification_status = 'verified';
    if not found then
      raise exception 'Choose a vendor of the marketplace.' using errcode = 'HXXVE';
    end if;
  end if;
  insert into private.certificate_vendors as v (id, community_id, name, vendor_id, archived_at)
  values (
    p_id, p_community_id, left(btrim(v_new.name), 160), v_new.vendor_id,
    case when (p_values ->> 'is_archived')::boolean then coalesce(v_old.archived_at, now()) end
  )
  on conflict (id) do update
  set name = excluded.name, vendor_id = excluded.vendor_id, archived_at = excluded.archived_at, version = v.version + 1;
end $$;

-- Adds a vendor that must have certificates, links it to the marketplace, or archives it.
select private.expose('save_certificate_vendor', 'authenticated');

create function private.save_vendor_certificate(p_id uuid, p_certificate_vendor_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor private.certificate_vendors;
  v_new constant private.vendor_certificates := jsonb_populate_record(null::private.vendor_certificates, p_values);
  v_is_verified boolean;
begin
  select * into v_vendor from private.certificate_vendors v where v.id = p_certificate_vendor_id for update;
  perform private.begin_compliance_change(v_vendor.community_id, 'insurance_policies');
  if (select count(*) from private.vendor_certificates c where c.certificate_vendor_id = v_vendor.id) >= 200 then
    raise exception 'A vendor has up to 200 certificates.' using errcode = 'HXXFU';
  end if;
  v_is_verified := exists (
    select from jsonb_array_elements(private.list_vendor_credentials(v_vendor.vendor_id)) p
    where p ->> 'kind' = 'insurance' and p ->> 'coverage' = v_new.line
  );
  if coalesce(v_new.is_from_marketplace, false) and not v_is_verified then
    raise exception 'The marketplace has no verified certificate of this line.' using errcode = 'HXXVE';
  end if;
  insert into private.vendor_certificates (
    id, certificate_vendor_id, line, carrier, number, occurrence_cents, aggregate_cents, names_additional_insured, is_from_marketplace,
    effective_on, expires_on
  )
  values (
    p_id, p_certificate_vendor_id, v_new.line, nullif(btrim(v_new.carrier), ''), nullif(btrim(v_new.number), ''),
    v_new.occurrence_cents, v_new.aggregate_cents, coalesce(v_new.names_additional_insured, false), v_is_verified,
    case when not v_is_verified then v_new.effective_on end, case when not v_is_verified then v_new.expires_on end
  )
  on conflict (id) do nothing;
end $$;

-- Files a certificate. If the marketplace verified one of this line, its expiration is used. A newer one replaces it.
select private.expose('save_vendor_certificate', 'authenticated');

create function private.remove_vendor_certificate(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_compliance_change((
    select v.community_id from private.vendor_certificates c join private.certificate_vendors v on v.id = c.certificate_vendor_id
    where c.id = p_id
  ), 'insurance_policies');
  update private.vendor_certificates c
  set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), '')
  where c.id = p_id and c.removed_at is null;
end $$;

-- Removes a certificate entered by mistake.
select private.expose('remove_vendor_certificate', 'authenticated');
