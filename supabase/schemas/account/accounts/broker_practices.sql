-- Broker profile fields: what the broker form asks in addition to the common account fields.
create table public.broker_profiles (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  years_experience integer,
  specialization text,
  service_areas text[] not null default '{}',

  constraint broker_profiles_years_experience_range check (years_experience between 0 and 80),
  constraint broker_profiles_specialization_is_known check (specialization in (
    'assisted-living', 'memory-care', 'independent-living', 'skilled-nursing', 'ccrc', 'all-types'
  )),
  constraint broker_profiles_service_areas_are_states check (
    cardinality(service_areas) <= 51 and array_to_string(service_areas, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'
  )
);

select private.set_up_table('public.broker_profiles', '
  select,
  insert (years_experience, specialization, service_areas),
  update (years_experience, specialization, service_areas)
');

create policy "Owners read their broker profile" on public.broker_profiles
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Owners create their broker profile" on public.broker_profiles
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Owners update their broker profile" on public.broker_profiles
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()))
  with check (user_id = (select auth.uid()));

-- Real estate licenses, one per state. Agent pages list the states of unexpired ones, never the number.
create table public.professional_licenses (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  state text not null,
  number text not null,
  expires_on date,

  constraint professional_licenses_pkey primary key (user_id, state),
  constraint professional_licenses_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint professional_licenses_number_is_plain check (char_length(btrim(number)) >= 1 and private.is_single_line(number, 40)),
  constraint professional_licenses_expires_on_range check (expires_on between '1990-01-01' and '2100-01-01')
);

select private.set_up_table('public.professional_licenses', '
  select, delete,
  insert (state, number, expires_on),
  update (state, number, expires_on)
');

create policy "Owners read their licenses" on public.professional_licenses
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Owners add licenses" on public.professional_licenses
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Owners change their licenses" on public.professional_licenses
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()))
  with check (user_id = (select auth.uid()));

create policy "Owners remove licenses" on public.professional_licenses
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

-- Saves the whole broker form with the caller's rights, all or nothing.
create function public.save_broker_profile(
  full_name text, brokerage text, license_number text, license_state text,
  years_experience public.whole_number default null, specialization text default null,
  service_areas text[] default '{}', bio text default null
) returns void
language plpgsql volatile set search_path = '' as $$
#variable_conflict use_variable
declare
  v_first constant text := nullif(split_part(btrim(full_name), ' ', 1), '');
  v_name constant text := nullif(btrim(full_name), '');
begin
  if auth.uid() is null then
    raise exception 'User not authenticated' using errcode = '42501';
  end if;
  if v_name is null or nullif(btrim(brokerage), '') is null
    or nullif(btrim(license_number), '') is null or nullif(license_state, '') is null
  then
    raise exception 'Fill in all required fields.' using errcode = 'HXPRN';
  end if;
  update public.profiles p
  set first_name = case when p.full_name is distinct from v_name then v_first else p.first_name end,
    last_name = case when p.full_name is distinct from v_name
      then nullif(btrim(substr(v_name, char_length(v_first) + 1)), '') else p.last_name end,
    full_name = v_name,
    brokerage_name = btrim(brokerage),
    bio = nullif(btrim(bio), '')
  where p.id = auth.uid();
  insert into public.broker_profiles as b (years_experience, specialization, service_areas)
  values (years_experience, nullif(specialization, ''), service_areas)
  on conflict (user_id) do update
  set years_experience = excluded.years_experience, specialization = excluded.specialization,
    service_areas = excluded.service_areas;
  insert into public.professional_licenses as l (state, number)
  values (license_state, btrim(license_number))
  on conflict on constraint professional_licenses_pkey do update set number = excluded.number
  where l.number is distinct from excluded.number;
end $$;
grant execute on function public.save_broker_profile(text, text, text, text, public.whole_number, text, text[], text) to authenticated;

-- Returns how an agent works for their public page: the form's choices and current license states.
create function private.get_broker_practice(p_broker_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'years_experience', p.years_experience,
      'specialization', p.specialization,
      'service_areas', coalesce(to_jsonb(p.service_areas), '[]'),
      'licensed_in', (
        select coalesce(jsonb_agg(l.state order by l.state), '[]') from public.professional_licenses l
        where l.user_id = b.user_id and (l.expires_on is null or l.expires_on >= current_date)
      )
    )
    from public.broker_accounts b
    left join public.broker_profiles p on p.user_id = b.user_id
    where b.broker_id = p_broker_id and not b.is_pseudonym
  );
end $$;
