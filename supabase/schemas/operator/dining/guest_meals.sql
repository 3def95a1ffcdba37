-- Meals of residents' guests, recorded to be billed. Never changed: a mistake is voided with a reason and entered again.
create table private.guest_meals (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  day date not null,
  meal text not null,
  guest_name text not null,
  quantity integer not null default 1,
  price_cents integer not null,
  note text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',
  voided_at timestamptz,
  voided_by_name text,
  void_reason text,

  constraint guest_meals_day_in_range check (day between '2000-01-01' and '2200-01-01'),
  constraint guest_meals_meal_is_known check (meal in ('breakfast', 'lunch', 'dinner')),
  constraint guest_meals_guest_name_is_plain check (char_length(btrim(guest_name)) >= 1 and private.is_single_line(guest_name, 120)),
  constraint guest_meals_quantity_in_range check (quantity between 1 and 50),
  constraint guest_meals_price_in_range check (price_cents between 0 and 100000),
  constraint guest_meals_note_is_plain check (private.is_single_line(note, 300)),
  constraint guest_meals_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300)),
  constraint guest_meals_voided_by_name_is_plain check (private.is_single_line(voided_by_name, 300)),
  constraint guest_meals_void_reason_is_plain check (private.is_single_line(void_reason, 300)),
  constraint guest_meals_voided_with_reason check ((voided_at is null) = (void_reason is null))
);
comment on column private.guest_meals.price_cents is 'Price of one meal; the total is price × quantity.';
create index guest_meals_day_idx on private.guest_meals (community_id, day);
create index guest_meals_resident_idx on private.guest_meals (resident_id);
alter table private.guest_meals enable row level security;

-- Allows voiding once. Rows are deleted only with their resident or community.
create function private.refuse_guest_meal_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_void constant text[] := array['voided_at', 'voided_by_name', 'void_reason'];
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.voided_at is null and to_jsonb(new) - v_void = to_jsonb(old) - v_void then
    return new;
  elsif tg_op = 'UPDATE' and new.guest_name = 'Guest' and new.note is null and private.is_anonymized_move(
    to_jsonb(old) - '{guest_name,note}'::text[], to_jsonb(new) - '{guest_name,note}'::text[]
  ) then
    return new;
  end if;
  raise exception 'Guest meals can''t be changed.' using errcode = '42501';
end $$;
create trigger refuse_guest_meal_change before update or delete on private.guest_meals
  for each row execute function private.refuse_guest_meal_change();

create function private.record_guest_meal(p_id uuid, p_resident_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
  v_row private.guest_meals;
  v_today date;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null;
  perform private.require_community_right(v_resident.community_id, 'guest_meals', 'add');
  perform private.enforce_rate_limit('guest_meal', 1000, interval '1 hour');
  v_today := private.get_community_day(v_resident.community_id);
  v_row := jsonb_populate_record(null::private.guest_meals, p_values);
  if (v_row.day between v_today - 31 and v_today + 31) is not true then
    raise exception 'Choose a day of the last or next month.' using errcode = 'HXJDD';
  end if;
  if v_resident.status not in ('in_house', 'on_leave') then
    raise exception 'This resident isn''t in the building.' using errcode = 'HXJDR';
  end if;
  insert into private.guest_meals (id, community_id, resident_id, day, meal, guest_name, quantity, price_cents, note, recorded_by_name)
  values (
    p_id, v_resident.community_id, p_resident_id, v_row.day, v_row.meal, btrim(v_row.guest_name), coalesce(v_row.quantity, 1),
    v_row.price_cents, nullif(btrim(v_row.note), ''), coalesce(private.get_my_display_name(), '')
  )
  on conflict (id) do nothing;
  return p_id;
end $$;

-- Records a guest's meal for the resident who hosts it. A repeat with the same ID changes nothing.
select private.expose('record_guest_meal', 'authenticated');

create function private.void_guest_meal(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_meal private.guest_meals;
begin
  select * into v_meal from private.guest_meals g where g.id = p_id for update;
  perform private.require_community_right(v_meal.community_id, 'guest_meals', 'change');
  if v_meal.voided_at is not null then
    return;
  end if;
  perform private.require_reason(p_reason, 'HXJDN');
  update private.guest_meals g
  set voided_at = now(), voided_by_name = coalesce(private.get_my_display_name(), ''), void_reason = btrim(p_reason) where g.id = p_id;
end $$;

-- Voids a guest meal, so that it isn't billed.
select private.expose('void_guest_meal', 'authenticated');

create function private.list_guest_meals(p_community_id uuid, p_from date, p_to date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'guest_meals', 'read');
  if p_to - p_from not between 0 and 92 then
    raise exception 'Choose up to 93 days.' using errcode = 'HXJDP';
  end if;
  return (
    with meals as (
      select g.*, coalesce(r.preferred_name || ' ' || regexp_replace(r.name, '^.* ', ''), r.name) as resident, u.name as unit
      from private.guest_meals g join public.residents r on r.id = g.resident_id left join public.units u on u.id = r.unit_id
      where g.community_id = p_community_id and g.day between p_from and p_to
      order by g.day desc, g.recorded_at desc limit 2000
    )
    select jsonb_build_object(
      'today', private.get_community_day(p_community_id),
      'meals', coalesce(sum(m.quantity) filter (where m.voided_at is null), 0),
      'total_cents', coalesce(sum(m.quantity * m.price_cents) filter (where m.voided_at is null), 0),
      'hosts', (
        select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'unit', u.name) order by r.name, r.id), '[]')
        from public.residents r left join public.units u on u.id = r.unit_id
        where r.community_id = p_community_id and r.deleted_at is null and r.status in ('in_house', 'on_leave')
      ),
      'rows', coalesce(jsonb_agg(to_jsonb(m) - '{community_id}'::text[] order by m.day desc, m.recorded_at desc), '[]')
    )
    from meals m
  );
end $$;

-- Returns guest meals of a period with their total, and the residents who can host.
select private.expose('list_guest_meals', 'authenticated');
