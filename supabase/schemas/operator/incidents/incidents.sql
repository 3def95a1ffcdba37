-- Incidents in communities. Written only by the calls below. Sign-off seals an incident with its notifications and
-- tasks: after it, nothing changes.
create table public.incidents (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid references public.residents (id) on delete cascade,
  type text not null,
  at timestamptz not null,
  place text not null,
  description text not null,
  injury text not null default 'none',
  injury_details text,
  factors text[] not null default '{}',
  witnesses text,
  action_taken text,
  dose_id uuid,
  root_cause text,
  prevention text,
  version integer not null default 1,
  reported_at timestamptz not null default clock_timestamp(),
  reported_by uuid references public.profiles (id) on delete set null,
  reported_by_name text not null default '',
  signed_at timestamptz,
  signed_by uuid references public.profiles (id) on delete set null,
  signed_by_name text,

  constraint incidents_type_is_known check (type in (
    'fall', 'elopement', 'medication_event', 'abuse', 'acute_emergency', 'death', 'facility_emergency', 'skin', 'altercation',
    'burn', 'property'
  )),
  constraint incidents_place_is_known check (place in (
    'resident_room', 'bathroom', 'hallway', 'dining_room', 'activity_room', 'kitchen', 'outdoors', 'vehicle', 'off_site', 'other'
  )),
  constraint incidents_injury_is_known check (injury in ('none', 'minor', 'moderate', 'major', 'death')),
  constraint incidents_factors_are_known check (factors <@ array[
    'footwear', 'lighting', 'wet_floor', 'clutter', 'equipment', 'new_medication', 'confusion', 'infection', 'toileting',
    'transfer', 'unwitnessed', 'staffing', 'pressure_injury', 'skin_tear', 'wrong_drug', 'wrong_dose', 'wrong_time',
    'wrong_resident', 'missed_dose', 'other'
  ]),
  constraint incidents_description_is_plain check (char_length(btrim(description)) >= 3 and private.is_plain_message(description, 5000)),
  constraint incidents_injury_details_are_plain check (private.is_plain_message(injury_details, 2000)),
  constraint incidents_witnesses_are_plain check (private.is_plain_message(witnesses, 1000)),
  constraint incidents_action_is_plain check (private.is_plain_message(action_taken, 5000)),
  constraint incidents_root_cause_is_plain check (private.is_plain_message(root_cause, 5000)),
  constraint incidents_prevention_is_plain check (private.is_plain_message(prevention, 5000)),
  constraint incidents_reported_by_name_is_plain check (private.is_single_line(reported_by_name, 300)),
  constraint incidents_signed_by_name_is_plain check (private.is_single_line(signed_by_name, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

create index incidents_community_idx on public.incidents (community_id, at desc);
create index incidents_resident_idx on public.incidents (resident_id, at desc);
create index incidents_reported_by_idx on public.incidents (reported_by);
create index incidents_signed_by_idx on public.incidents (signed_by);

select private.set_up_table('public.incidents', 'select');

-- Who was told, and by when. Created with the incident; a deadline comes from the rules of its day.
create table public.incident_notifications (
  id uuid primary key default gen_random_uuid(),
  incident_id uuid not null references public.incidents (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid references public.residents (id) on delete cascade,
  party text not null,
  recipient text,
  due_at timestamptz,
  rule text,
  notified_at timestamptz,
  person text,
  method text,
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_by_name text,

  constraint incident_notifications_party_is_known check (party in ('physician', 'family', 'state', 'other')),
  constraint incident_notifications_recipient_is_for_others check ((party = 'other') = (recipient is not null)),
  constraint incident_notifications_recipient_is_plain check (private.is_single_line(recipient, 80)),
  constraint incident_notifications_method_is_known check (method in ('phone', 'in_person', 'email', 'fax', 'portal')),
  constraint incident_notifications_rule_is_plain check (private.is_single_line(rule, 200)),
  constraint incident_notifications_person_is_plain check (private.is_single_line(person, 120)),
  constraint incident_notifications_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

create unique index incident_notifications_once_idx on public.incident_notifications (incident_id, party, recipient) nulls not distinct;
create index incident_notifications_community_idx on public.incident_notifications (community_id);
create index incident_notifications_resident_idx on public.incident_notifications (resident_id);
create index incident_notifications_recorded_by_idx on public.incident_notifications (recorded_by);

select private.set_up_table('public.incident_notifications', 'select');

-- Follow-up tasks, done by a date by a position.
create table public.incident_tasks (
  id uuid primary key default gen_random_uuid(),
  incident_id uuid not null references public.incidents (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid references public.residents (id) on delete cascade,
  title text not null,
  position text not null default 'nurse',
  due_on date not null,
  created_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,
  done_by_name text,

  constraint incident_tasks_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint incident_tasks_position_is_known check (position in (
    'executive_director', 'nurse', 'medication_aide', 'caregiver', 'maintenance', 'dining', 'activities'
  )),
  constraint incident_tasks_due_on_in_range check (due_on between '2000-01-01' and '2200-01-01'),
  constraint incident_tasks_done_by_name_is_plain check (private.is_single_line(done_by_name, 300))
);

create index incident_tasks_incident_idx on public.incident_tasks (incident_id, created_at);
create index incident_tasks_community_idx on public.incident_tasks (community_id, due_on) where done_at is null;
create index incident_tasks_all_of_community_idx on public.incident_tasks (community_id);
create index incident_tasks_resident_idx on public.incident_tasks (resident_id);
create index incident_tasks_done_by_idx on public.incident_tasks (done_by);

select private.set_up_table('public.incident_tasks', 'select');

-- What is added after the seal: who, when, and what. Append-only, for the server too.
create table public.incident_addenda (
  id uuid primary key default gen_random_uuid(),
  incident_id uuid not null references public.incidents (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid references public.residents (id) on delete cascade,
  body text not null,
  added_at timestamptz not null default clock_timestamp(),
  added_by uuid references public.profiles (id) on delete set null,
  added_by_name text not null default '',

  constraint incident_addenda_body_is_plain check (char_length(btrim(body)) >= 3 and private.is_plain_message(body, 5000)),
  constraint incident_addenda_added_by_name_is_plain check (private.is_single_line(added_by_name, 300))
);

create index incident_addenda_incident_idx on public.incident_addenda (incident_id, added_at);
create index incident_addenda_community_idx on public.incident_addenda (community_id);
create index incident_addenda_resident_idx on public.incident_addenda (resident_id);
create index incident_addenda_added_by_idx on public.incident_addenda (added_by);

select private.set_up_table('public.incident_addenda', 'select');
revoke update, delete on public.incident_addenda from service_role;

-- Residents and communities whose incidents the caller reads: residents with an entry in the access log, and incidents
-- without a resident by position.
create function private.list_my_incident_scopes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.list_my_open_resident_ids('incidents', 'read') || private.list_my_community_ids('incidents', 'read');
end $$;
grant execute on function private.list_my_incident_scopes() to authenticated;

create policy "Positions read incidents they opened" on public.incidents
  for select to authenticated
  using (coalesce(resident_id, community_id) = any ((select private.list_my_incident_scopes())::uuid[]));
create policy "Positions read notifications of incidents they opened" on public.incident_notifications
  for select to authenticated
  using (coalesce(resident_id, community_id) = any ((select private.list_my_incident_scopes())::uuid[]));
create policy "Positions read tasks of incidents they opened" on public.incident_tasks
  for select to authenticated
  using (coalesce(resident_id, community_id) = any ((select private.list_my_incident_scopes())::uuid[]));
create policy "Positions read addenda of incidents they opened" on public.incident_addenda
  for select to authenticated
  using (coalesce(resident_id, community_id) = any ((select private.list_my_incident_scopes())::uuid[]));
select private.add_membership_guard(
  'public.incident_addenda', 'coalesce(resident_id, community_id)', 'private.list_my_incident_scopes()'
);
select private.add_membership_guard(
  'public.incidents', 'coalesce(resident_id, community_id)', 'private.list_my_incident_scopes()'
);
select private.add_membership_guard(
  'public.incident_notifications', 'coalesce(resident_id, community_id)', 'private.list_my_incident_scopes()'
);
select private.add_membership_guard(
  'public.incident_tasks', 'coalesce(resident_id, community_id)', 'private.list_my_incident_scopes()'
);

-- Refuses changes of a sealed incident, by anyone. Deleting an account still clears its ID.
create function private.refuse_sealed_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ids constant text[] := array['reported_by', 'signed_by', 'recorded_by', 'done_by'];
  v_is_sealed boolean;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - v_ids = to_jsonb(old) - v_ids or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_table_name = 'incidents' then
    v_is_sealed := old.signed_at is not null;
  else
    select i.signed_at is not null into v_is_sealed from public.incidents i
    where i.id = (to_jsonb(case tg_op when 'INSERT' then new else old end) ->> 'incident_id')::uuid;
  end if;
  if v_is_sealed then
    raise exception 'This incident is sealed.' using errcode = 'HXOIS';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Refuses every change of an addendum, apart from deleting its author's account or its incident.
create function private.refuse_addendum_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'added_by' = to_jsonb(old) - 'added_by' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'An addendum can''t be changed.' using errcode = 'HXOIS';
end $$;
create trigger refuse_change before update or delete on public.incident_addenda
  for each row execute function private.refuse_addendum_change();

create trigger refuse_sealed_change before update or delete on public.incidents
  for each row execute function private.refuse_sealed_change();
create trigger refuse_sealed_change before insert or update or delete on public.incident_notifications
  for each row execute function private.refuse_sealed_change();
create trigger refuse_sealed_change before insert or update or delete on public.incident_tasks
  for each row execute function private.refuse_sealed_change();
