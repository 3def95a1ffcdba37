-- How long a community keeps records with names of people. Nothing is deleted without the confirmation of an executive
-- director or of the workspace's owner. Ledgers, claims, invoices, and census history stay, without names: see
-- docs/decisions/0105-retention-removes-people-and-keeps-books.md.

-- Years after which records of a kind are due, and the limits that a community can choose within.
-- shared/operator/retention.ts has labels and what each kind covers.
create function private.list_retention_kinds() returns table (kind text, default_years integer, min_years integer, max_years integer)
language sql immutable set search_path = '' as $$
  values ('residents', 7, 5, 30), ('prospects', 2, 1, 10), ('family', 3, 1, 30), ('meals', 3, 1, 30), ('activities', 3, 1, 30),
    ('employees', 7, 4, 30)
$$;

create function private.is_retention_kind(p_kind text) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from private.list_retention_kinds() k where k.kind = p_kind)
$$;

create table private.retention_periods (
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  years integer not null,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by_name text not null default '',

  constraint retention_periods_pkey primary key (community_id, kind),
  constraint retention_periods_kind_is_known check (private.is_retention_kind(kind)),
  constraint retention_periods_years_in_range check (years between 1 and 30),
  constraint retention_periods_changed_by_name_is_plain check (private.is_single_line(changed_by_name, 300))
);
comment on table private.retention_periods is 'Periods that differ from the default.';
alter table private.retention_periods enable row level security;

-- Holds of residents' records, for example for a lawsuit: nothing of a resident on hold is deleted.
create table private.resident_holds (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  reason text not null,
  held_at timestamptz not null default clock_timestamp(),
  held_by_name text not null default '',
  released_at timestamptz,
  released_by_name text,
  release_reason text,

  constraint resident_holds_reason_is_plain check (char_length(btrim(reason)) >= 5 and private.is_single_line(reason, 200)),
  constraint resident_holds_held_by_name_is_plain check (private.is_single_line(held_by_name, 300)),
  constraint resident_holds_released_by_name_is_plain check (private.is_single_line(released_by_name, 300)),
  constraint resident_holds_release_reason_is_plain check (
    char_length(btrim(release_reason)) >= 5 and private.is_single_line(release_reason, 200)
  ),
  constraint resident_holds_released_with_reason check ((released_at is null) = (release_reason is null))
);
create unique index resident_holds_once_idx on private.resident_holds (resident_id) where released_at is null;
create index resident_holds_resident_idx on private.resident_holds (resident_id);
create index resident_holds_community_idx on private.resident_holds (community_id, held_at desc);
alter table private.resident_holds enable row level security;

create function private.is_resident_held(p_resident_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.resident_holds h where h.resident_id = p_resident_id and h.released_at is null);
end $$;

-- Refuses to delete a resident on hold, by anyone, the server included.
create function private.refuse_held_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_resident_held(old.id) then
    raise exception 'The records of this resident are on hold.' using errcode = 'HXYDH';
  end if;
  return old;
end $$;
create trigger refuse_held_deletion before delete on public.residents
  for each row execute function private.refuse_held_deletion();

-- True for the executive director of a community, and for the owner of the workspace that it belongs to.
create function private.can_manage_retention(p_community_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() and exists (
    select from public.communities c
    where c.id = p_community_id and c.deleted_at is null and (
      c.id = any (private.list_my_community_ids('record_retention', 'change'))
      or exists (
        select from public.tenant_users u where u.tenant_id = c.tenant_id and u.user_id = auth.uid() and u.role = 'owner'
      )
    )
  );
end $$;

create function private.require_retention_right(p_community_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.can_manage_retention(p_community_id) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

create function private.get_retention_years(p_community_id uuid, p_kind text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select p.years from private.retention_periods p where p.community_id = p_community_id and p.kind = p_kind),
    (select k.default_years from private.list_retention_kinds() k where k.kind = p_kind)
  );
end $$;

-- Returns the last day whose records of a kind are due.
create function private.get_retention_day(p_community_id uuid, p_kind text) returns date
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.get_community_day(p_community_id) - make_interval(years => private.get_retention_years(p_community_id, p_kind));
end $$;

create function private.save_retention_period(p_community_id uuid, p_kind text, p_years public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_retention_right(p_community_id);
  perform private.enforce_rate_limit('retention', 300, interval '1 hour');
  if not exists (
    select from private.list_retention_kinds() k where k.kind = p_kind and p_years between k.min_years and k.max_years
  ) then
    raise exception 'Choose years within the limits.' using errcode = 'HXYDY';
  end if;
  insert into private.retention_periods as t (community_id, kind, years, changed_by_name)
  values (p_community_id, p_kind, p_years, coalesce(private.get_my_display_name(), ''))
  on conflict (community_id, kind) do update
  set years = excluded.years, changed_at = clock_timestamp(), changed_by_name = excluded.changed_by_name
  where t.years <> excluded.years;
end $$;

-- Sets after how many years records of a kind are due for deletion. Nothing is deleted by this.
select private.expose('save_retention_period', 'authenticated');

-- Writes a hold or its release to the access log, which outlives the resident.
create function private.log_hold(p_community_id uuid, p_resident_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions, reason)
  select p_community_id, p_resident_id, p.id, left(coalesce(nullif(p.full_name, ''), p.email), 300), array(
    select distinct m.position from public.community_members m
    where m.user_id = p.id and m.community_id = p_community_id and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  ), left(p_reason, 300)
  from public.profiles p where p.id = auth.uid();
end $$;

create function private.require_hold_reason(p_reason text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(btrim(coalesce(p_reason, ''))) < 5 then
    raise exception 'Enter a reason.' using errcode = 'HXYDR';
  end if;
end $$;

create function private.hold_resident_records(p_id uuid, p_resident_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.anonymized_at is null for update;
  perform private.require_retention_right(v_resident.community_id);
  if exists (select from private.resident_holds h where h.id = p_id and h.resident_id = p_resident_id) then
    return;
  end if;
  perform private.enforce_rate_limit('resident_hold', 120, interval '1 hour');
  perform private.require_hold_reason(p_reason);
  if private.is_resident_held(p_resident_id) then
    raise exception 'These records are on hold already.' using errcode = 'HXYDA';
  end if;
  insert into private.resident_holds (id, community_id, resident_id, reason, held_by_name)
  values (p_id, v_resident.community_id, p_resident_id, btrim(p_reason), coalesce(private.get_my_display_name(), ''));
  perform private.log_hold(v_resident.community_id, p_resident_id, 'Hold: ' || btrim(p_reason));
end $$;

-- Puts the records of a resident on hold. A repeat with the same ID changes nothing. Writes to the access log.
select private.expose('hold_resident_records', 'authenticated');

create function private.release_resident_hold(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_hold private.resident_holds;
begin
  select * into v_hold from private.resident_holds h where h.id = p_id for update;
  perform private.require_retention_right(v_hold.community_id);
  if v_hold.released_at is not null then
    return;
  end if;
  perform private.require_hold_reason(p_reason);
  update private.resident_holds h
  set released_at = clock_timestamp(), released_by_name = coalesce(private.get_my_display_name(), ''), release_reason = btrim(p_reason)
  where h.id = p_id;
  perform private.log_hold(v_hold.community_id, v_hold.resident_id, 'Hold released: ' || btrim(p_reason));
end $$;

-- Releases a hold with a reason. Writes to the access log.
select private.expose('release_resident_hold', 'authenticated');
