-- Possible residents, from inquiry to move-in. Users write who they are and what they look for; stage, dates,
-- deposit, and waitlist follow from prospect events.
create table public.resident_prospects (
  like private.community_record including defaults including constraints,
  community_id uuid not null references public.communities (id) on delete cascade,
  name text not null,
  preferred_name text,
  birth_date date,
  contact_name text,
  contact_relation text,
  contact_phone text,
  contact_email text,
  care_type text,
  unit_types text[] not null default '{}',
  payor text,
  monthly_budget numeric,
  source text,
  inquired_on date not null default current_date,
  desired_on date,
  waitlist_priority text not null default 'none',
  notes text,
  stage text not null default 'inquiry',
  toured_on date,
  deposit_on date,
  deposit numeric,
  applied_on date,
  moved_in_on date,
  lost_on date,
  lost_reason text,
  waitlisted_at timestamptz,
  declined_offers integer not null default 0,
  resident_id uuid references public.residents (id) on delete set null,

  constraint resident_prospects_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint resident_prospects_preferred_name_is_plain check (private.is_single_line(preferred_name, 60)),
  constraint resident_prospects_birth_date_in_range check (birth_date between '1890-01-01' and '2020-01-01'),
  constraint resident_prospects_contact_name_is_plain check (private.is_single_line(contact_name, 120)),
  constraint resident_prospects_contact_relation_is_plain check (private.is_single_line(contact_relation, 60)),
  constraint resident_prospects_contact_phone_shape check (contact_phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint resident_prospects_contact_email_shape check (
    private.is_single_line(contact_email, 254) and contact_email ~ '^[^@\s]+@[^@\s]+$'
  ),
  constraint resident_prospects_care_type_is_known check (care_type in ('IL', 'AL', 'MC', 'SNF', 'other')),
  constraint resident_prospects_unit_types_are_known check (
    unit_types <@ array['studio', 'one_bedroom', 'two_bedroom', 'three_bedroom', 'private', 'semi_private']
  ),
  constraint resident_prospects_payor_is_known check (payor in (
    'private_pay', 'medicaid', 'medicare_a', 'medicare_advantage', 'va', 'ltc_insurance', 'hospice', 'other'
  )),
  constraint resident_prospects_monthly_budget_in_range check (monthly_budget between 0 and 1000000),
  constraint resident_prospects_source_is_known check (source in (
    'call', 'website', 'walk_in', 'referral_agency', 'hospital', 'resident_family', 'professional', 'event', 'other'
  )),
  constraint resident_prospects_inquired_on_in_range check (inquired_on between '2000-01-01' and '2100-01-01'),
  constraint resident_prospects_desired_on_in_range check (desired_on between '2000-01-01' and '2100-01-01'),
  constraint resident_prospects_priority_is_known check (waitlist_priority in ('none', 'spouse', 'returning', 'transfer')),
  constraint resident_prospects_notes_are_plain check (private.is_plain_message(notes, 10000)),
  constraint resident_prospects_stage_is_known check (stage in ('inquiry', 'tour', 'deposit', 'application', 'moved_in', 'lost')),
  constraint resident_prospects_deposit_in_range check (deposit between 0 and 1000000),
  constraint resident_prospects_lost_reason_is_known check (lost_reason in (
    'price', 'care_needs', 'location', 'competitor', 'stayed_home', 'no_unit', 'died', 'no_reply', 'other'
  )),
  constraint resident_prospects_declined_offers_in_range check (declined_offers between 0 and 1000)
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes
comment on column public.resident_prospects.waitlisted_at is 'When the prospect joined the waitlist; null outside it.';

select private.set_up_community_table('public.resident_prospects', 'name', '/operator/waitlist');
select private.set_up_record_list(
  'public.resident_prospects',
  '{community_id, name, preferred_name, birth_date, contact_name, contact_relation, contact_phone, contact_email, care_type, unit_types, payor, monthly_budget, source, inquired_on, desired_on, waitlist_priority, notes}'
);

create index resident_prospects_by_name_idx on public.resident_prospects (workspace_id, lower(name), id) where deleted_at is null;
create index resident_prospects_by_inquired_on_idx on public.resident_prospects (workspace_id, inquired_on, id) where deleted_at is null;
create index resident_prospects_by_desired_on_idx on public.resident_prospects (workspace_id, coalesce(desired_on, '-infinity'), id) where deleted_at is null;
create index resident_prospects_words_idx on public.resident_prospects
  using gin (private.build_record_search_vector(workspace_id, name, contact_name, contact_email));
create index resident_prospects_community_idx on public.resident_prospects (community_id, inquired_on);
create index resident_prospects_waitlist_idx on public.resident_prospects (community_id, waitlisted_at)
  where waitlisted_at is not null and deleted_at is null;
create index resident_prospects_resident_idx on public.resident_prospects (resident_id);

-- Dated events of prospects. Append-only.
create table public.prospect_events (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  prospect_id uuid not null references public.resident_prospects (id) on delete cascade,
  type text not null,
  at timestamptz not null,
  amount numeric,
  unit_id uuid references public.units (id) on delete set null,
  reason text,
  note text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,

  constraint prospect_events_type_is_known check (type in (
    'tour', 'deposit', 'deposit_returned', 'application', 'waitlist_joined', 'waitlist_left', 'offer_declined', 'lost', 'reopened',
    'moved_in'
  )),
  constraint prospect_events_amount_in_range check (amount between 0 and 1000000),
  constraint prospect_events_reason_is_known check (reason in (
    'price', 'care_needs', 'location', 'competitor', 'stayed_home', 'no_unit', 'died', 'no_reply', 'other'
  )),
  constraint prospect_events_lost_has_reason check (type <> 'lost' or reason is not null),
  constraint prospect_events_note_is_plain check (private.is_single_line(note, 300))
);
-- Triggers in other files:
--   operator/prospects/prospect_deposits.sql: post_deposit

create index prospect_events_prospect_idx on public.prospect_events (prospect_id, at, recorded_at);
create index prospect_events_community_idx on public.prospect_events (community_id, recorded_at desc);
create index prospect_events_unit_idx on public.prospect_events (unit_id);
create index prospect_events_recorded_by_idx on public.prospect_events (recorded_by);

select private.set_up_table('public.prospect_events', 'select');
create policy "Positions read it" on public.prospect_events
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('prospect_events', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.prospect_events', 'community_id', 'private.list_my_community_ids(''prospect_events'', ''read'')'
);

-- Copies the outcome of a prospect's events to the prospect.
create function private.apply_prospect_events(p_prospect_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_zone constant text := (
    select c.time_zone from public.resident_prospects p join public.communities c on c.id = p.community_id where p.id = p_prospect_id
  );
begin
  update public.resident_prospects p
  set toured_on = e.toured_on, deposit_on = e.deposit_on, deposit = e.deposit, applied_on = e.applied_on, moved_in_on = e.moved_in_on,
    lost_on = e.lost_on, lost_reason = case when e.lost_on is not null then e.lost_reason end,
    waitlisted_at = case when e.moved_in_on is null and e.lost_on is null then e.waitlisted_at end,
    declined_offers = case when e.waitlisted_at is null then 0 else e.declined_offers end,
    stage = case
      when e.moved_in_on is not null then 'moved_in' when e.lost_on is not null then 'lost' when e.applied_on is not null then 'application'
      when e.deposit_on is not null then 'deposit' when e.toured_on is not null then 'tour' else 'inquiry'
    end
  from (
    select
      min((v.at at time zone v_zone)::date) filter (where v.type = 'tour') as toured_on,
      case when sum(case v.type when 'deposit' then v.amount when 'deposit_returned' then -v.amount end) > 0
        then min((v.at at time zone v_zone)::date) filter (where v.type = 'deposit') end as deposit_on,
      nullif(greatest(sum(case v.type when 'deposit' then v.amount when 'deposit_returned' then -v.amount end), 0), 0) as deposit,
      min((v.at at time zone v_zone)::date) filter (where v.type = 'application') as applied_on,
      min((v.at at time zone v_zone)::date) filter (where v.type = 'moved_in') as moved_in_on,
      case when max(v.at) filter (where v.type = 'lost') > coalesce(max(v.at) filter (where v.type = 'reopened'), '-infinity')
        then max((v.at at time zone v_zone)::date) filter (where v.type = 'lost') end as lost_on,
      (array_agg(v.reason order by v.at desc, v.recorded_at desc) filter (where v.type = 'lost'))[1] as lost_reason,
      case when max(v.at) filter (where v.type = 'waitlist_joined') > coalesce(max(v.at) filter (where v.type = 'waitlist_left'), '-infinity')
        then max(v.at) filter (where v.type = 'waitlist_joined') end as waitlisted_at,
      count(*) filter (where v.type = 'offer_declined')::integer as declined_offers
    from public.prospect_events v where v.prospect_id = p_prospect_id
  ) e
  where p.id = p_prospect_id;
end $$;

-- The unit event of a deposit for a unit.
create function private.get_reservation_id(p_event_id uuid) returns uuid
language sql immutable set search_path = '' as $$
  select md5('reservation' || p_event_id)::uuid
$$;

-- Makes the units that a prospect reserved ready again, apart from one.
create function private.release_reserved_units(p_prospect_id uuid, p_except uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.unit_events (community_id, unit_id, state, at, recorded_by)
  select e.community_id, e.unit_id, 'ready', now(), auth.uid()
  from public.prospect_events e
  where e.prospect_id = p_prospect_id and e.type = 'deposit' and e.unit_id is distinct from p_except
    and private.get_reservation_id(e.id) = (
      select u.id from public.unit_events u where u.unit_id = e.unit_id order by u.at desc, u.recorded_at desc limit 1
    );
end $$;

create function private.record_prospect_event(
  p_id uuid, p_prospect_id uuid, p_type text, p_at timestamptz, p_amount public.dollars default null, p_unit_id uuid default null,
  p_reason text default null, p_note text default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_prospect public.resident_prospects;
begin
  select * into v_prospect from public.resident_prospects p where p.id = p_prospect_id and p.deleted_at is null for update;
  if v_prospect.id is null or not v_prospect.community_id = any (private.list_my_community_ids('prospect_events', 'add')) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if exists (select from public.prospect_events e where e.id = p_id) then
    return p_id;
  end if;
  perform private.enforce_rate_limit('prospect_event', 600, interval '1 hour');
  if (p_at <= now() + interval '1 minute' and p_at >= now() - interval '5 years') is not true then
    raise exception 'Choose a time in the past.' using errcode = 'HXOST';
  end if;
  if p_type = 'moved_in' or v_prospect.stage = 'moved_in' or (v_prospect.stage = 'lost') <> (p_type = 'reopened')
    or (p_type = 'waitlist_joined') and v_prospect.waitlisted_at is not null
    or p_type in ('waitlist_left', 'offer_declined') and v_prospect.waitlisted_at is null
    or p_type = 'deposit_returned' and coalesce(v_prospect.deposit, 0) < coalesce(p_amount, 0)
  then
    raise exception 'This event can''t follow the ones before it.' using errcode = 'HXOWE';
  end if;
  if p_type in ('deposit', 'deposit_returned') and (p_amount > 0) is not true then
    raise exception 'Enter the amount of the deposit.' using errcode = 'HXOWA';
  end if;
  if p_unit_id is not null and not exists (
    select from public.units u where u.id = p_unit_id and u.community_id = v_prospect.community_id and u.deleted_at is null
  ) then
    raise exception 'Choose a unit in this community.' using errcode = 'HXOSU';
  end if;
  -- A deposit for a unit reserves it on the census board.
  if p_type = 'deposit' and p_unit_id is not null then
    if not exists (
      select from private.list_unit_states(v_prospect.community_id, (now() at time zone 'UTC')::date) s
      where s.unit_id = p_unit_id and s.status in ('ready', 'turning')
    ) then
      raise exception 'This unit isn''t vacant.' using errcode = 'HXOSF';
    end if;
    insert into public.unit_events (id, community_id, unit_id, state, at, deposit, recorded_by)
    values (private.get_reservation_id(p_id), v_prospect.community_id, p_unit_id, 'reserved', now(), p_amount, auth.uid());
  end if;
  insert into public.prospect_events (id, community_id, prospect_id, type, at, amount, unit_id, reason, note, recorded_by)
  values (
    p_id, v_prospect.community_id, p_prospect_id, p_type, p_at, case when p_type in ('deposit', 'deposit_returned') then p_amount end,
    case when p_type in ('deposit', 'offer_declined') then p_unit_id end, case when p_type = 'lost' then p_reason end,
    nullif(btrim(p_note), ''), auth.uid()
  );
  perform private.apply_prospect_events(p_prospect_id);
  if p_type = 'lost' or p_type = 'deposit_returned' and not exists (
    select from public.resident_prospects p where p.id = p_prospect_id and p.deposit is not null
  ) then
    perform private.release_reserved_units(p_prospect_id, null);
  end if;
  if p_type = 'application' then
    perform private.add_move_in_items(p_prospect_id);
  end if;
  return p_id;
end $$;

-- Records a tour, deposit, application, waitlist change, loss, or return of a prospect. A repeat changes nothing.
select private.expose('record_prospect_event', 'authenticated');
