-- Equipment of a community, and the choices that work orders share with it. shared/operator/maintenance.ts has the same
-- lists with their labels.
create function private.is_maintenance_category(p_category text) returns boolean
language sql immutable set search_path = '' as $$
  select p_category in (
    'plumbing', 'electrical', 'hvac', 'appliance', 'furniture', 'flooring', 'paint', 'doors', 'life_safety', 'elevator',
    'kitchen', 'grounds', 'cleaning', 'pests', 'technology', 'general'
  )
$$;
grant execute on function private.is_maintenance_category(text) to service_role;

create function private.is_maintenance_priority(p_priority text) returns boolean
language sql immutable set search_path = '' as $$
  select p_priority in ('emergency', 'high', 'normal', 'low')
$$;
grant execute on function private.is_maintenance_priority(text) to service_role;

-- How long a request may wait until someone is assigned or starts, and until it is due.
create function private.get_work_order_targets(p_priority text, out respond interval, out finish interval)
language sql immutable set search_path = '' as $$
  select
    case p_priority
      when 'emergency' then interval '1 hour' when 'high' then interval '8 hours' when 'normal' then interval '48 hours'
      else interval '168 hours'
    end,
    case p_priority
      when 'emergency' then interval '24 hours' when 'high' then interval '72 hours' when 'normal' then interval '168 hours'
      else interval '720 hours'
    end
$$;

create table public.maintenance_assets (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  category text not null default 'general',
  unit_id uuid references public.units (id) on delete set null,
  area text,
  make text,
  model text,
  serial text,
  warranty_until date,
  manual_url text,
  meter_unit text,
  meter_value numeric,
  meter_read_at timestamptz,
  notes text,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),

  constraint maintenance_assets_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint maintenance_assets_category_is_known check (private.is_single_line(category, 20) and private.is_maintenance_category(category)),
  constraint maintenance_assets_area_is_plain check (private.is_single_line(area, 120)),
  constraint maintenance_assets_make_is_plain check (private.is_single_line(make, 80)),
  constraint maintenance_assets_model_is_plain check (private.is_single_line(model, 80)),
  constraint maintenance_assets_serial_is_plain check (private.is_single_line(serial, 80)),
  constraint maintenance_assets_warranty_in_range check (warranty_until between '1980-01-01' and '2100-01-01'),
  constraint maintenance_assets_manual_is_https check (
    private.is_single_line(manual_url, 500) and manual_url ~ '^https://[^\s/@]+(/\S*)?$'
  ),
  constraint maintenance_assets_meter_unit_is_plain check (private.is_single_line(meter_unit, 20)),
  constraint maintenance_assets_meter_in_range check (meter_value between 0 and 1000000000),
  constraint maintenance_assets_notes_are_plain check (private.is_plain_message(notes, 5000))
);

create index maintenance_assets_community_idx on public.maintenance_assets (community_id, lower(name), id);
create index maintenance_assets_unit_idx on public.maintenance_assets (unit_id);

select private.set_up_table('public.maintenance_assets', 'select');
create policy "Positions read it" on public.maintenance_assets
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('maintenance_assets', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.maintenance_assets', 'community_id', 'private.list_my_community_ids(''maintenance_assets'', ''read'')'
);

-- Raises an error unless unit and asset belong to the community.
create function private.require_maintenance_place(p_community_id uuid, p_unit_id uuid, p_asset_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_unit_id is not null and not exists (
    select from public.units u where u.id = p_unit_id and u.community_id = p_community_id and u.deleted_at is null
  ) or p_asset_id is not null and not exists (
    select from public.maintenance_assets a where a.id = p_asset_id and a.community_id = p_community_id and a.archived_at is null
  ) then
    raise exception 'Choose a unit or asset in this community.' using errcode = 'HXQPL';
  end if;
end $$;

create function private.save_maintenance_asset(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old public.maintenance_assets;
  v_row public.maintenance_assets;
begin
  perform private.require_community_right(p_community_id, 'maintenance_assets', 'change');
  select * into v_old from public.maintenance_assets a where a.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  perform private.enforce_rate_limit('maintenance_asset', 1200, interval '1 hour');
  if private.is_repeated_save(v_old.version, p_version, 'HXQVE') then
    return p_id;
  end if;
  v_row := jsonb_populate_record(v_old, p_values);
  perform private.require_maintenance_place(p_community_id, v_row.unit_id, null);
  insert into public.maintenance_assets as a (
    id, community_id, name, category, unit_id, area, make, model, serial, warranty_until, manual_url, meter_unit, meter_value,
    meter_read_at, notes
  )
  values (
    p_id, p_community_id, btrim(v_row.name), coalesce(v_row.category, 'general'), v_row.unit_id, nullif(btrim(v_row.area), ''),
    nullif(btrim(v_row.make), ''), nullif(btrim(v_row.model), ''), nullif(btrim(v_row.serial), ''), v_row.warranty_until,
    nullif(btrim(v_row.manual_url), ''), nullif(btrim(v_row.meter_unit), ''), v_old.meter_value, v_old.meter_read_at,
    nullif(btrim(v_row.notes), '')
  )
  on conflict (id) do update
  set name = excluded.name, category = excluded.category, unit_id = excluded.unit_id, area = excluded.area, make = excluded.make,
    model = excluded.model, serial = excluded.serial, warranty_until = excluded.warranty_until, manual_url = excluded.manual_url,
    meter_unit = excluded.meter_unit, notes = excluded.notes, version = a.version + 1;
  return p_id;
end $$;

-- Adds or changes an asset. The version is 0 for a new one.
select private.expose('save_maintenance_asset', 'authenticated');

create function private.archive_maintenance_asset(p_id uuid, p_is_archived boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(
    (select a.community_id from public.maintenance_assets a where a.id = p_id), 'maintenance_assets', 'remove'
  );
  update public.maintenance_assets a set archived_at = case when p_is_archived then now() end where a.id = p_id;
end $$;

-- Archives an asset, or restores it. Its orders stay; its schedules pause.
select private.expose('archive_maintenance_asset', 'authenticated');

create function private.record_meter_reading(p_asset_id uuid, p_value public.large_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_asset public.maintenance_assets;
begin
  select * into v_asset from public.maintenance_assets a where a.id = p_asset_id for update;
  perform private.require_community_right(v_asset.community_id, 'maintenance_assets', 'change');
  perform private.enforce_rate_limit('meter_reading', 600, interval '1 hour');
  if v_asset.meter_unit is null or p_value is null then
    raise exception 'This asset has no meter.' using errcode = 'HXQME';
  end if;
  if p_value < v_asset.meter_value then
    raise exception 'A meter can''t go backward.' using errcode = 'HXQMB';
  end if;
  update public.maintenance_assets a set meter_value = p_value, meter_read_at = now() where a.id = p_asset_id;
  perform private.create_scheduled_work_orders(now(), p_asset_id);
end $$;

-- Records a meter reading, and creates the orders that are due by it.
select private.expose('record_meter_reading', 'authenticated');
