-- Care to value: what levels, rates, and empty units are worth. Rates come from billing; the arithmetic of the value is in
-- shared/underwriting/careValue.ts. Private: screens use calls.

-- True for 1 to 40 moves: units to fill, and residents whose level or rate changes.
create function private.is_care_moves(p_moves jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(p_moves) = 'array' and jsonb_array_length(p_moves) between 1 and 40 and pg_column_size(p_moves) < 20000
    and not exists (
      select from jsonb_array_elements(p_moves) m (value)
      where not (
        jsonb_typeof(m.value) = 'object' and m.value - '{kind,label,count,monthly_cents}'::text[] = '{}'
        and m.value ->> 'kind' in ('fill', 'level', 'rate')
        and jsonb_typeof(m.value -> 'label') = 'string' and char_length(btrim(m.value ->> 'label')) between 1 and 80
        and private.is_single_line(m.value ->> 'label', 80)
        and jsonb_typeof(m.value -> 'count') = 'number' and (m.value ->> 'count')::numeric between 1 and 10000
        and (m.value ->> 'count')::numeric % 1 = 0
        and jsonb_typeof(m.value -> 'monthly_cents') = 'number'
        and (m.value ->> 'monthly_cents')::numeric between -100000000 and 100000000
        and (m.value ->> 'monthly_cents')::numeric % 1 = 0
      ) is true
    );
exception
  when others then
    return false;
end $$;

create table private.care_scenarios (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  flow_through numeric not null,
  cap_rate numeric not null,
  moves jsonb not null,
  saved_at timestamptz not null default now(),
  saved_by_name text not null default '',
  archived_at timestamptz,
  version integer not null default 1,

  constraint care_scenarios_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint care_scenarios_flow_through_in_range check (flow_through between 0 and 100),
  constraint care_scenarios_cap_rate_in_range check (cap_rate between 1 and 30),
  constraint care_scenarios_moves_are_valid check (private.is_care_moves(moves)),
  constraint care_scenarios_saved_by_name_is_plain check (private.is_single_line(saved_by_name, 300))
);
comment on column private.care_scenarios.flow_through is 'Percent of added revenue that becomes NOI.';
comment on column private.care_scenarios.moves is '[{"kind", "label", "count", "monthly_cents"}]: the change of each unit or resident per month.';
create index care_scenarios_community_idx on private.care_scenarios (community_id, saved_at desc);
alter table private.care_scenarios enable row level security;

create function private.save_care_scenario(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.care_scenarios;
begin
  perform private.require_community_right(p_community_id, 'care_scenarios', case p_version when 0 then 'add' else 'change' end);
  perform private.enforce_rate_limit('care_scenario', 240, interval '1 hour');
  select * into v_row from private.care_scenarios s where s.id = p_id for update;
  perform private.require_same_community(v_row.community_id, p_community_id);
  if coalesce(v_row.version, 0) <> p_version or v_row.archived_at is not null then
    if v_row.id is not null and p_version = 0 then
      return;
    end if;
    raise exception 'Someone else changed this.' using errcode = 'HXAVV';
  end if;
  if p_version = 0 and (
    select count(*) >= 200 from private.care_scenarios s where s.community_id = p_community_id and s.archived_at is null
  ) then
    raise exception 'Archive a scenario first.' using errcode = 'HXAVN';
  end if;
  v_row := jsonb_populate_record(v_row, p_values - '{id,community_id,saved_at,saved_by_name,archived_at,version}'::text[]);
  if not coalesce(private.is_care_moves(v_row.moves), false) then
    raise exception 'Add 1 to 40 changes.' using errcode = 'HXAVM';
  end if;
  if not coalesce(v_row.flow_through between 0 and 100 and v_row.cap_rate between 1 and 30, false) then
    raise exception 'Enter a flow-through of 0 to 100 percent and a cap rate of 1 to 30 percent.' using errcode = 'HXAVR';
  end if;
  insert into private.care_scenarios as s (id, community_id, name, flow_through, cap_rate, moves, saved_by_name)
  values (
    p_id, p_community_id, btrim(v_row.name), v_row.flow_through, v_row.cap_rate, v_row.moves, coalesce(private.get_my_display_name(), '')
  )
  on conflict (id) do update
  set name = excluded.name, flow_through = excluded.flow_through, cap_rate = excluded.cap_rate, moves = excluded.moves, saved_at = now(),
    saved_by_name = excluded.saved_by_name, version = s.version + 1
  where s.community_id = p_community_id;
end $$;

-- Adds a scenario (version 0) or changes it.
select private.expose('save_care_scenario', 'authenticated');

create function private.archive_care_scenario(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(
    (select s.community_id from private.care_scenarios s where s.id = p_id), 'care_scenarios', 'change'
  );
  update private.care_scenarios s set archived_at = now(), version = s.version + 1 where s.id = p_id and s.archived_at is null;
end $$;

select private.expose('archive_care_scenario', 'authenticated');

-- Returns what the community's residents pay per month at the rates of a day, and the units they occupy.
create function private.get_community_revenue(p_community_id uuid, p_day date, out revenue_cents bigint, out occupied numeric)
language plpgsql stable security definer set search_path = '' as $$
begin
  select coalesce(sum(m.total_cents), 0)::bigint into revenue_cents
  from public.residents r join private.list_monthly_rates(p_community_id, p_day) m on m.resident_id = r.id
  where r.community_id = p_community_id and r.deleted_at is null and r.status in ('in_house', 'on_leave');
  select coalesce(sum(s.weight) filter (where s.status <> 'offline'), 0) into occupied
  from private.list_unit_states(p_community_id, p_day) s;
end $$;

create function private.list_care_scenarios(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := private.get_community_day(p_community_id);
  v_revenue record;
begin
  perform private.require_community_right(p_community_id, 'care_scenarios', 'read');
  select * into v_revenue from private.get_community_revenue(p_community_id, v_today);
  return jsonb_build_object(
    'today', v_today, 'revenue_cents', v_revenue.revenue_cents, 'occupied', v_revenue.occupied,
    'can_change', p_community_id = any (private.list_my_community_ids('care_scenarios', 'change')),
    'units', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'category', x.category, 'type', x.type, 'units', x.units, 'empty', x.empty, 'market_cents', x.market_cents
      ) order by x.category, x.type), '[]')
      from (
        select u.license_category as category, u.type, count(*) as units, count(*) filter (where not s.is_occupied) as empty,
          round(avg(u.market_rate) * 100)::bigint as market_cents
        from private.list_unit_states(p_community_id, v_today) s join public.units u on u.id = s.unit_id
        where s.status <> 'offline' group by u.license_category, u.type
      ) x
    ),
    'levels', (
      select coalesce(jsonb_agg(jsonb_build_object('level', l.level, 'residents', l.residents, 'monthly_cents', l.monthly_cents) order by l.level), '[]')
      from (
        select r.level, r.monthly_cents, (
          select count(*) from public.residents p
          where p.community_id = p_community_id and p.deleted_at is null and p.status in ('in_house', 'on_leave')
            and private.get_care_level(p.id, v_today) = r.level
        ) as residents
        from (
          select distinct on (c.level) c.level, c.monthly_cents from private.care_level_rates c
          where c.community_id = p_community_id and c.effective_on <= v_today order by c.level, c.effective_on desc
        ) r
      ) l
    ),
    'scenarios', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', s.name, 'flow_through', s.flow_through, 'cap_rate', s.cap_rate, 'moves', s.moves, 'saved_at', s.saved_at,
        'saved_by', s.saved_by_name, 'version', s.version
      ) order by s.saved_at desc, s.id), '[]')
      from private.care_scenarios s where s.community_id = p_community_id and s.archived_at is null
    )
  );
end $$;

-- Returns the community's units and levels with today's rates, and its saved scenarios.
select private.expose('list_care_scenarios', 'authenticated');

create function private.get_care_value(p_resident_id uuid, p_level public.whole_number, p_effective_on date) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_today date;
  v_level integer;
  v_first date;
  v_last date;
  v_now record;
  v_next record;
  v_revenue record;
  v_invoice bigint;
  v_money jsonb;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  if v_resident.id is null or not private.is_approved()
    or (v_resident.community_id = any (private.list_my_community_ids('care_assessments', 'change'))) is not true
  then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  v_today := private.get_community_day(v_resident.community_id);
  if (p_level between 1 and 10) is not true or (p_effective_on between v_today - 366 and v_today + 366) is not true then
    raise exception 'Choose a level and a day of the next year.' using errcode = 'HXAVL';
  end if;
  perform private.log_resident_reads(array[p_resident_id], 'Care to value');
  v_level := private.get_care_level(p_resident_id, p_effective_on);
  if v_resident.community_id = any (private.list_my_community_ids('resident_invoices', 'read')) then
    v_first := date_trunc('month', p_effective_on)::date;
    v_last := (v_first + interval '1 month' - interval '1 day')::date;
    select * into v_now from private.get_monthly_rate(p_resident_id, p_effective_on);
    select * into v_next from private.get_monthly_rate(p_resident_id, p_effective_on, p_level);
    select coalesce(sum(c.cents), 0)::bigint into v_invoice
    from private.list_charges(v_resident.community_id, v_first, v_last, p_resident_id) c;
    select * into v_revenue from private.get_community_revenue(v_resident.community_id, v_today);
    v_money := jsonb_build_object(
      'now_cents', v_now.total_cents, 'next_cents', v_next.total_cents,
      'care_now_cents', v_now.care_cents, 'care_next_cents', v_next.care_cents, 'month', v_first,
      'invoice_now_cents', v_invoice,
      -- From the effective day on, each day's share changes to the share of the new rate.
      'invoice_next_cents', v_invoice + (
        select coalesce(sum(
          private.prorate(v_next.care_cents, extract(day from d.day)::integer, extract(day from v_last)::integer)
          - private.prorate(v_now.care_cents, extract(day from d.day)::integer, extract(day from v_last)::integer)
        ), 0)
        from private.list_day_rates(v_resident.community_id, p_effective_on, v_last, p_resident_id) d
        where d.is_charged and d.charges_care
      ),
      'revenue_cents', v_revenue.revenue_cents, 'occupied', v_revenue.occupied
    );
    if v_now.total_cents is null then
      v_money := null;
    end if;
  end if;
  return jsonb_build_object(
    'level', v_level, 'next_level', p_level, 'effective_on', p_effective_on,
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'position', t.key,
        'now', (t.value -> 'hours' -> least(coalesce(v_level, 0), jsonb_array_length(t.value -> 'hours') - 1))::numeric,
        'next', (t.value -> 'hours' -> least(p_level::integer, jsonb_array_length(t.value -> 'hours') - 1))::numeric
      ) order by t.key), '[]')
      from jsonb_each((private.get_staff_settings(v_resident.community_id)).targets) t
    ),
    'money', v_money
  );
end $$;

-- Returns what another level of care would change for a resident: hours of care, the monthly rate, the invoice of the month,
-- and the community's revenue. Rates only for positions that read invoices. Writes the access log.
select private.expose('get_care_value', 'authenticated');
