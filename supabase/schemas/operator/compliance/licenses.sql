-- Licenses of communities and the steps of their renewal. A renewal is a new row that replaces the old one. Private, like
-- all tables of compliance and insurance: screens use calls, which check the caller's position each time.
create table private.licenses (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  type text not null,
  name text not null,
  number text,
  issuer text,
  capacity integer,
  issued_on date,
  expires_on date,
  renews_id uuid references private.licenses (id) on delete cascade,
  removed_at timestamptz,
  removed_by_name text,
  remove_reason text,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint licenses_type_is_known check (type in (
    'operating', 'specialty', 'certification', 'food', 'pharmacy', 'laboratory', 'fire', 'elevator', 'business', 'other'
  )),
  constraint licenses_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint licenses_number_is_plain check (private.is_single_line(number, 60)),
  constraint licenses_issuer_is_plain check (private.is_single_line(issuer, 160)),
  constraint licenses_capacity_in_range check (capacity between 0 and 5000),
  constraint licenses_issued_on_in_range check (issued_on between '1950-01-01' and '2200-01-01'),
  constraint licenses_expires_on_in_range check (expires_on between '1950-01-01' and '2200-01-01'),
  constraint licenses_dates_are_in_order check (expires_on >= issued_on),
  constraint licenses_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300)),
  constraint licenses_reason_is_plain check (private.is_single_line(remove_reason, 300))
);

create index licenses_community_idx on private.licenses (community_id, expires_on);
create index licenses_renews_idx on private.licenses (renews_id);
create index licenses_ending_idx on private.licenses (expires_on) where removed_at is null;

alter table private.licenses enable row level security;

create table private.license_steps (
  id uuid primary key,
  license_id uuid not null references private.licenses (id) on delete cascade,
  title text not null,
  due_on date not null,
  done_on date,
  done_by_name text,

  constraint license_steps_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 160)),
  constraint license_steps_due_on_in_range check (due_on between '1950-01-01' and '2200-01-01'),
  constraint license_steps_done_on_in_range check (done_on between '1950-01-01' and '2200-01-01'),
  constraint license_steps_done_by_name_is_plain check (private.is_single_line(done_by_name, 300))
);

create index license_steps_license_idx on private.license_steps (license_id, due_on);
create index license_steps_due_idx on private.license_steps (due_on) where done_on is null;

alter table private.license_steps enable row level security;

-- Requires the caller's right to change this kind of record in a community, within the hourly limit.
create function private.begin_compliance_change(p_community_id uuid, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, p_kind, 'change');
  perform private.enforce_rate_limit('compliance_change', 2000, interval '1 hour');
end $$;

create function private.require_compliance_reason(p_reason text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(char_length(btrim(p_reason)), 0) < 3 or not private.is_single_line(p_reason, 300) then
    raise exception 'Enter a reason.' using errcode = 'HXXRE';
  end if;
  return btrim(p_reason);
end $$;

-- True if a row that is not removed replaces this license.
create function private.is_license_renewed(p_license_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.licenses n where n.renews_id = p_license_id and n.removed_at is null);
end $$;

create function private.save_license(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.licenses;
  v_new private.licenses;
begin
  perform private.begin_compliance_change(p_community_id, 'licenses');
  select * into v_old from private.licenses l where l.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id, v_old.removed_at);
  if private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_old.id is null then
    if v_new.renews_id is not null and not exists (
      select from private.licenses l where l.id = v_new.renews_id and l.community_id = p_community_id and l.removed_at is null
    ) then
      raise exception 'Record not found.' using errcode = '42501';
    end if;
    insert into private.licenses (id, community_id, type, name, number, issuer, capacity, issued_on, expires_on, renews_id)
    values (
      p_id, p_community_id, v_new.type, btrim(v_new.name), nullif(btrim(v_new.number), ''), nullif(btrim(v_new.issuer), ''),
      v_new.capacity, v_new.issued_on, v_new.expires_on, v_new.renews_id
    );
    -- The renewal is done with its last step.
    update private.license_steps s
    set done_on = private.get_community_day(p_community_id), done_by_name = coalesce(private.get_my_display_name(), '')
    where s.license_id = v_new.renews_id and s.done_on is null;
  else
    update private.licenses l
    set type = v_new.type, name = btrim(v_new.name), number = nullif(btrim(v_new.number), ''), issuer = nullif(btrim(v_new.issuer), ''),
      capacity = v_new.capacity, issued_on = v_new.issued_on, expires_on = v_new.expires_on, version = l.version + 1
    where l.id = p_id;
  end if;
end $$;

-- Adds a license, corrects one, or records the renewal of another one (`renews_id`).
select private.expose('save_license', 'authenticated');

-- Returns a license that the caller may change, locked.
create function private.begin_license_change(p_license_id uuid) returns private.licenses
language plpgsql security definer set search_path = '' as $$
declare
  v_license private.licenses;
begin
  select * into v_license from private.licenses l where l.id = p_license_id and l.removed_at is null for update;
  perform private.begin_compliance_change(v_license.community_id, 'licenses');
  return v_license;
end $$;

create function private.remove_license(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_license_change(p_id);
  update private.licenses l
  set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), ''),
    remove_reason = private.require_compliance_reason(p_reason)
  where l.id = p_id;
end $$;

-- Removes a license entered by mistake. It stays in the history.
select private.expose('remove_license', 'authenticated');

create function private.start_license_renewal(p_license_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_license constant private.licenses := private.begin_license_change(p_license_id);
begin
  if v_license.expires_on is null then
    raise exception 'This license does not expire.' using errcode = 'HXXNE';
  end if;
  insert into private.license_steps (id, license_id, title, due_on)
  select md5(p_license_id || s.title)::uuid, p_license_id, s.title, v_license.expires_on - s.days
  from (values
    ('Collect documents and inspections', 90), ('Submit the application and pay the fee', 60), ('Confirm receipt with the agency', 30),
    ('File the new license', 7)
  ) s (title, days)
  on conflict (id) do nothing;
end $$;

-- Adds the usual steps of a renewal, dated back from the expiration. A repeat changes nothing.
select private.expose('start_license_renewal', 'authenticated');

create function private.save_license_step(p_id uuid, p_license_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_license constant private.licenses := private.begin_license_change(p_license_id);
  v_new constant private.license_steps := jsonb_populate_record(null::private.license_steps, p_values);
begin
  if (select count(*) from private.license_steps s where s.license_id = p_license_id) >= 50 then
    raise exception 'A renewal has up to 50 steps.' using errcode = 'HXXFU';
  end if;
  insert into private.license_steps as s (id, license_id, title, due_on, done_on, done_by_name)
  values (
    p_id, p_license_id, btrim(v_new.title), v_new.due_on, least(v_new.done_on, private.get_community_day(v_license.community_id)),
    case when v_new.done_on is not null then coalesce(private.get_my_display_name(), '') end
  )
  on conflict (id) do update
  set title = excluded.title, due_on = excluded.due_on, done_on = excluded.done_on, done_by_name = excluded.done_by_name
  where s.license_id = p_license_id;
end $$;

-- Adds, changes, or completes a step of a renewal.
select private.expose('save_license_step', 'authenticated');
