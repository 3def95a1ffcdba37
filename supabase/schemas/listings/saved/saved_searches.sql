-- Saved searches and their alert settings. `facets` and `words` are the arguments of find_listings().
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null,
  facets text[] not null default '{}',
  words text not null default '',
  cadence text not null default 'instant',
  on_new boolean not null default true,
  on_price boolean not null default true,
  on_status boolean not null default false,
  is_paused boolean not null default false,
  looked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  is_sample boolean not null default false,

  -- A sample never sends alerts.
  constraint saved_searches_samples_are_silent check (not is_sample or (is_paused and cadence = 'off')),
  constraint saved_searches_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
  constraint saved_searches_words_are_few check (private.is_single_line(words, 200)),
  constraint saved_searches_facets_are_few check (
    cardinality(facets) <= 20 and char_length(array_to_string(facets, '')) <= 2000
    and array_position(facets, null) is null and array_to_string(facets, '') !~ '[[:cntrl:]]'
  ),
  constraint saved_searches_facets_are_filters check (
    array_to_string(facets, E'\n') ~ '^([a-z][a-z_]{0,20}:[^\n[:cntrl:]]+(\n|$))*$'
  ),
  constraint saved_searches_cadence_is_known check (cadence in ('instant', 'daily', 'weekly', 'off'))
);
-- Triggers in other files:
--   listings/saved/search_matches.sql: reschedule_search_matches

create function private.protect_sample_search() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.cadence <> 'off' or not new.is_paused then
    raise exception 'Sample searches send no alerts.' using errcode = 'HXSMP';
  end if;
  return new;
end $$;

create index saved_searches_samples_idx on public.saved_searches (user_id) where is_sample;
create index saved_searches_user_idx on public.saved_searches (user_id, created_at);

select private.set_up_table('public.saved_searches', '
  select, delete,
  insert (id, name, facets, words, cadence, on_new, on_price, on_status),
  update (name, cadence, on_new, on_price, on_status, is_paused, looked_at)
');

create policy "Users read their searches" on public.saved_searches
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users save searches" on public.saved_searches
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users change their searches" on public.saved_searches
  for update to authenticated using (user_id = (select auth.uid()));

create policy "Users delete their searches" on public.saved_searches
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger protect_sample before update of cadence, is_paused on public.saved_searches
  for each row when (old.is_sample) execute function private.protect_sample_search();

create trigger check_saved_item_limit before insert on public.saved_searches
  for each row execute function private.check_saved_item_limit('searches');

-- A saved search parsed once, so a community is matched against all of them in one query. `keys` are the
-- narrowest buckets a matching community can be in: "TX|memory-care|2", with a star for any.
create table private.search_conditions (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  keys text[] not null,
  states text[],
  types text[],
  price numrange,
  price_each numrange,
  beds numrange,
  occupancy numrange,
  cap numrange,
  words text[] not null default '{}',
  -- Filters not indexed here; evaluated like in the list.
  others text[] not null default '{}'
);

create index search_conditions_keys_idx on private.search_conditions using gin (keys) with (fastupdate = off);

-- Price buckets for indexing searches.
create function private.get_price_bucket(p_price numeric) returns integer
language sql immutable set search_path = '' as $$
  select width_bucket(p_price, array[5000000, 10000000, 25000000, 50000000]::numeric[])
$$;

-- "7.5-9" or "50": both ends are included, and a single number is the minimum.
create function private.parse_range_facet(p_facets text[], p_name text) returns numrange
language plpgsql immutable set search_path = '' as $$
declare
  v_range numrange;
  v_ends text[];
  v_facet text;
begin
  foreach v_facet in array p_facets loop
    v_ends := regexp_match(v_facet, '^' || p_name || ':([0-9]{1,12}(?:\.[0-9]{1,3})?)?(?:-([0-9]{1,12}(?:\.[0-9]{1,3})?)?)?$');
    if v_ends is not null then
      if v_ends[1]::numeric > v_ends[2]::numeric then
        return 'empty';
      end if;
      v_range := coalesce(v_range, '(,)') * numrange(v_ends[1]::numeric, v_ends[2]::numeric, '[]');
    end if;
  end loop;
  return v_range;
end $$;

create function private.extract_search_facets() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  c_figures constant text := '^(price|each|beds|occupancy|cap):[0-9]*(\.[0-9]+)?(-[0-9]*(\.[0-9]+)?)?$';
  c_sets constant text := '^(state|type):[^,]+(,[^,]+)*$';
  v_states text[];
  v_types text[];
  v_steps text[];
  v_price numrange := private.parse_range_facet(new.facets, 'price');
  v_words text[];
  v_longest text;
  v_keys text[];
begin
  perform private.listing_conditions(new.facets, new.words);
  select array_agg(distinct o.one) filter (where o.name = 'state'), array_agg(distinct o.one) filter (where o.name = 'type')
  into v_states, v_types
  from (
    select split_part(f, ':', 1) as name, unnest(string_to_array(split_part(f, ':', 2), ',')) as one
    from unnest(new.facets) f where f ~ c_sets
  ) o;
  select coalesce(array_agg(r.read order by r.place), '{}') into v_words from private.correct_search_words(new.words) r;
  v_longest := (select w from unnest(v_words) w order by char_length(w) desc, w limit 1);
  if v_price is not null and not isempty(v_price) then
    v_steps := array(
      select s::text from generate_series(
        coalesce(private.get_price_bucket(lower(v_price)), 0), coalesce(private.get_price_bucket(upper(v_price)), 4)
      ) s
    );
  end if;
  if v_states is null and char_length(v_longest) >= 3 then
    v_keys := array['word|' || left(v_longest, 3)];
  else
    -- A search that would need too many buckets uses wider ones.
    if coalesce(cardinality(v_states), 1) * coalesce(cardinality(v_types), 1) * coalesce(cardinality(v_steps), 1) > 60 then
      v_steps := null;
    end if;
    if coalesce(cardinality(v_states), 1) * coalesce(cardinality(v_types), 1) > 60 then
      v_types := null;
    end if;
    v_keys := array(
      select concat_ws('|', s, t, p)
      from unnest(coalesce(v_states, '{*}')) s, unnest(coalesce(v_types, '{*}')) t, unnest(coalesce(v_steps, '{*}')) p
    );
    select array_agg(distinct o.one) into v_types
    from (select unnest(string_to_array(split_part(f, ':', 2), ',')) as one from unnest(new.facets) f where f ~ '^type:') o;
  end if;
  insert into private.search_conditions (
    search_id, keys, states, types, price, price_each, beds, occupancy, cap, words, others
  ) values (
    new.id, v_keys, v_states, v_types, v_price, private.parse_range_facet(new.facets, 'each'),
    private.parse_range_facet(new.facets, 'beds'), private.parse_range_facet(new.facets, 'occupancy'),
    private.parse_range_facet(new.facets, 'cap'), v_words,
    array(select f from unnest(new.facets) f where f !~ c_figures and f !~ c_sets)
  )
  on conflict (search_id) do update
  set keys = excluded.keys, states = excluded.states, types = excluded.types, price = excluded.price,
    price_each = excluded.price_each, beds = excluded.beds, occupancy = excluded.occupancy, cap = excluded.cap,
    words = excluded.words, others = excluded.others;
  return null;
end $$;

create trigger store_search_facets after insert or update of facets, words on public.saved_searches
  for each row execute function private.extract_search_facets();

-- A duplicate search would send duplicate alerts.
create function private.validate_saved_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.facets := array(select distinct f from unnest(new.facets) f order by f);
    new.words := btrim(new.words);
    if exists (
      select from public.saved_searches s
      where s.user_id = new.user_id and s.id <> new.id and not s.is_sample and s.facets = new.facets and lower(s.words) = lower(new.words)
    ) then
      raise exception 'You already saved this search.' using errcode = 'HXSSD';
    end if;
  elsif new.looked_at <> old.looked_at then
    new.looked_at := now();
  end if;
  return new;
end $$;

create trigger check_saved_search before insert or update on public.saved_searches
  for each row execute function private.validate_saved_search();
