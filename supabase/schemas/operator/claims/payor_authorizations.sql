-- Authorizations of payors: a service for a resident, with units and dates. Used units are counted from claims.
create table private.payor_authorizations (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  payor text not null,
  number text not null,
  service text not null,
  procedure_code text,
  units integer not null,
  unit_kind text not null default 'day',
  begins_on date not null,
  ends_on date not null,
  removed_at timestamptz,
  removed_by_name text,
  remove_reason text,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint payor_authorizations_payor_is_known check (payor in ('medicaid', 'medicare_a', 'medicare_advantage', 'va', 'hospice', 'other')),
  constraint payor_authorizations_number_is_plain check (char_length(btrim(number)) >= 1 and private.is_single_line(number, 50)),
  constraint payor_authorizations_service_is_plain check (char_length(btrim(service)) >= 1 and private.is_single_line(service, 120)),
  constraint payor_authorizations_procedure_shape check (procedure_code ~ '^[A-Z0-9]{5}$'),
  constraint payor_authorizations_units_in_range check (units between 1 and 1000000),
  constraint payor_authorizations_unit_kind_is_known check (unit_kind in ('day', 'unit')),
  constraint payor_authorizations_begins_on_in_range check (begins_on between '2000-01-01' and '2200-01-01'),
  constraint payor_authorizations_dates_are_ordered check (ends_on >= begins_on and ends_on <= begins_on + 3660),
  constraint payor_authorizations_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300)),
  constraint payor_authorizations_remove_reason_is_plain check (private.is_single_line(remove_reason, 300))
);

create index payor_authorizations_resident_idx on private.payor_authorizations (resident_id, payor, begins_on);
create index payor_authorizations_community_idx on private.payor_authorizations (community_id, ends_on desc, id);
create index payor_authorizations_ending_idx on private.payor_authorizations (ends_on) where removed_at is null;
alter table private.payor_authorizations enable row level security;

-- Returns the units of an authorization on claims that count: not voided or replaced.
create function private.count_authorized_units_used(p_authorization_id uuid, p_except_claim_id uuid default null) returns numeric
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(l.units), 0)
    from private.care_claims c join private.care_claim_lines l on l.claim_id = c.id
    where c.authorization_id = p_authorization_id and c.status not in ('replaced', 'voided') and c.frequency <> '8'
      and c.id is distinct from p_except_claim_id
  );
end $$;

-- Returns the authorization that covers a resident's services of a payor for all these days; the newest of several.
create function private.find_payor_authorization(p_resident_id uuid, p_payor text, p_from date, p_to date) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select a.id from private.payor_authorizations a
    where a.resident_id = p_resident_id and a.payor = p_payor and a.removed_at is null and a.begins_on <= p_from and a.ends_on >= p_to
    order by a.begins_on desc, a.created_at desc limit 1
  );
end $$;

create function private.save_payor_authorization(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.payor_authorizations;
  v_new private.payor_authorizations;
begin
  perform private.begin_claims_change(p_community_id, 'payor_authorizations');
  select * into v_old from private.payor_authorizations a where a.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id, v_old.removed_at);
  if private.is_repeated_save(v_old.version, p_version, 'HXCXV') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if not exists (
    select from public.residents r where r.id = v_new.resident_id and r.community_id = p_community_id and r.deleted_at is null
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  elsif v_old.id is not null and (v_new.resident_id, v_new.payor) is distinct from (v_old.resident_id, v_old.payor) then
    raise exception 'Resident and payor of an authorization stay.' using errcode = 'HXCXA';
  elsif v_new.units < private.count_authorized_units_used(p_id) then
    raise exception 'Claims use more units than that.' using errcode = 'HXCXU';
  elsif (select count(*) from private.payor_authorizations a where a.resident_id = v_new.resident_id) >= 500 then
    raise exception 'A resident has up to 500 authorizations.' using errcode = 'HXCXF';
  end if;
  insert into private.payor_authorizations as a (
    id, community_id, resident_id, payor, number, service, procedure_code, units, unit_kind, begins_on, ends_on
  )
  values (
    p_id, p_community_id, v_new.resident_id, v_new.payor, btrim(v_new.number), btrim(v_new.service), nullif(upper(btrim(v_new.procedure_code)), ''),
    v_new.units, coalesce(v_new.unit_kind, 'day'), v_new.begins_on, v_new.ends_on
  )
  on conflict (id) do update
  set number = excluded.number, service = excluded.service, procedure_code = excluded.procedure_code, units = excluded.units,
    unit_kind = excluded.unit_kind, begins_on = excluded.begins_on, ends_on = excluded.ends_on, version = a.version + 1;
  -- Drafts without an authorization take one that now covers them.
  update private.care_claims c
  set authorization_id = private.find_payor_authorization(c.resident_id, c.payor, c.from_on, c.to_on)
  where c.resident_id = v_new.resident_id and c.payor = v_new.payor and c.status = 'draft' and c.authorization_id is null;
end $$;

-- Adds or changes an authorization of a resident's payor.
select private.expose('save_payor_authorization', 'authenticated');

create function private.remove_payor_authorization(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_claims_change(
    (select a.community_id from private.payor_authorizations a where a.id = p_id and a.removed_at is null), 'payor_authorizations'
  );
  if coalesce(char_length(btrim(p_reason)), 0) < 3 then
    raise exception 'Enter a reason.' using errcode = 'HXCXR';
  elsif private.count_authorized_units_used(p_id) > 0 then
    raise exception 'Claims use this authorization.' using errcode = 'HXCXU';
  end if;
  update private.care_claims c set authorization_id = null where c.authorization_id = p_id;
  update private.payor_authorizations a
  set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), ''), remove_reason = btrim(p_reason)
  where a.id = p_id;
end $$;

-- Removes an authorization entered by mistake, if no claim uses it.
select private.expose('remove_payor_authorization', 'authenticated');
