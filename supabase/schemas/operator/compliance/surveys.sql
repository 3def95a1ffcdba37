-- Surveys by agencies, mock surveys, their findings, and plans of correction. Submitting a plan seals it: what follows is
-- progress or an addendum.
create table private.surveys (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  kind text not null,
  agency text,
  reference text,
  started_on date not null,
  ended_on date,
  received_on date,
  submit_due_on date,
  submit_rule text,
  checklist text,
  checklist_name text,
  checklist_version integer,
  items jsonb,
  results jsonb,
  finished_at timestamptz,
  finished_by_name text,
  submitted_at timestamptz,
  submitted_by_name text,
  revisit_on date,
  cleared_on date,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint surveys_kind_is_known check (kind in ('standard', 'complaint', 'extended', 'revisit', 'mock')),
  constraint surveys_agency_is_plain check (private.is_single_line(agency, 160)),
  constraint surveys_reference_is_plain check (private.is_single_line(reference, 60)),
  constraint surveys_started_on_in_range check (started_on between '1990-01-01' and '2200-01-01'),
  constraint surveys_ended_on_in_range check (ended_on between '1990-01-01' and '2200-01-01'),
  constraint surveys_received_on_in_range check (received_on between '1990-01-01' and '2200-01-01'),
  constraint surveys_submit_due_on_in_range check (submit_due_on between '1990-01-01' and '2200-01-01'),
  constraint surveys_revisit_on_in_range check (revisit_on between '1990-01-01' and '2200-01-01'),
  constraint surveys_cleared_on_in_range check (cleared_on between '1990-01-01' and '2200-01-01'),
  constraint surveys_dates_are_in_order check (ended_on >= started_on and received_on >= started_on),
  constraint surveys_submit_rule_is_plain check (private.is_single_line(submit_rule, 300)),
  constraint surveys_checklist_only_in_mocks check ((kind = 'mock') = (checklist is not null)),
  constraint surveys_checklist_is_plain check (private.is_single_line(checklist, 40)),
  constraint surveys_checklist_name_is_plain check (private.is_single_line(checklist_name, 120)),
  constraint surveys_items_are_few check (jsonb_typeof(items) = 'array' and octet_length(items::text) <= 60000),
  constraint surveys_results_are_small check (octet_length(results::text) <= 100000),
  constraint surveys_finished_by_name_is_plain check (private.is_single_line(finished_by_name, 300)),
  constraint surveys_submitted_by_name_is_plain check (private.is_single_line(submitted_by_name, 300))
);

comment on column private.surveys.checklist_version is 'The version of the operator''s checklist; null for a standard one.';
comment on column private.surveys.submit_rule is 'Where the deadline comes from: a default that the community can change.';

create index surveys_community_idx on private.surveys (community_id, started_on desc, id);
create index surveys_open_idx on private.surveys (submit_due_on) where submitted_at is null;

alter table private.surveys enable row level security;

create table private.survey_findings (
  id uuid primary key,
  survey_id uuid not null references private.surveys (id) on delete cascade,
  tag text not null,
  title text not null,
  regulation text,
  observation text,
  grade text,
  item text,
  work_order_id uuid references public.work_orders (id) on delete set null,
  correction text,
  others_identified text,
  systemic_change text,
  monitoring text,
  owner_member_id uuid references public.community_members (id) on delete set null,
  owner_name text,
  due_on date,
  corrected_on date,
  corrected_by_name text,
  verified_on date,
  verified_by_name text,
  dispute text,
  dispute_reason text,
  disputed_on date,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint survey_findings_tag_is_plain check (char_length(btrim(tag)) >= 1 and private.is_single_line(tag, 20)),
  constraint survey_findings_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint survey_findings_regulation_is_plain check (private.is_plain_message(regulation, 4000)),
  constraint survey_findings_observation_is_plain check (private.is_plain_message(observation, 8000)),
  constraint survey_findings_grade_is_known check (grade ~ '^[A-L]$'),
  constraint survey_findings_item_is_plain check (private.is_single_line(item, 40)),
  constraint survey_findings_correction_is_plain check (private.is_plain_message(correction, 4000)),
  constraint survey_findings_others_is_plain check (private.is_plain_message(others_identified, 4000)),
  constraint survey_findings_change_is_plain check (private.is_plain_message(systemic_change, 4000)),
  constraint survey_findings_monitoring_is_plain check (private.is_plain_message(monitoring, 4000)),
  constraint survey_findings_owner_name_is_plain check (private.is_single_line(owner_name, 300)),
  constraint survey_findings_due_on_in_range check (due_on between '1990-01-01' and '2200-01-01'),
  constraint survey_findings_corrected_on_in_range check (corrected_on between '1990-01-01' and '2200-01-01'),
  constraint survey_findings_corrected_by_name_is_plain check (private.is_single_line(corrected_by_name, 300)),
  constraint survey_findings_verified_on_in_range check (verified_on between '1990-01-01' and '2200-01-01'),
  constraint survey_findings_verified_by_name_is_plain check (private.is_single_line(verified_by_name, 300)),
  constraint survey_findings_dispute_is_known check (dispute in ('pending', 'upheld', 'changed', 'withdrawn')),
  constraint survey_findings_reason_is_plain check (private.is_plain_message(dispute_reason, 2000)),
  constraint survey_findings_disputed_on_in_range check (disputed_on between '1990-01-01' and '2200-01-01')
);

comment on column private.survey_findings.grade is 'Scope and severity, A to L; null where the state does not grade.';
comment on column private.survey_findings.item is 'The failed item of a mock survey.';

create index survey_findings_survey_idx on private.survey_findings (survey_id, tag);
create index survey_findings_owner_idx on private.survey_findings (owner_member_id);
create index survey_findings_work_order_idx on private.survey_findings (work_order_id);
create index survey_findings_due_idx on private.survey_findings (due_on) where corrected_on is null;

alter table private.survey_findings enable row level security;

-- What became known after a plan was submitted. Never changed or deleted.
create table private.finding_addenda (
  id uuid primary key,
  finding_id uuid not null references private.survey_findings (id) on delete cascade,
  body text not null,
  added_at timestamptz not null default clock_timestamp(),
  added_by_name text not null default '',

  constraint finding_addenda_body_is_plain check (char_length(btrim(body)) >= 3 and private.is_plain_message(body, 4000)),
  constraint finding_addenda_added_by_name_is_plain check (private.is_single_line(added_by_name, 300))
);

create index finding_addenda_finding_idx on private.finding_addenda (finding_id, added_at);

alter table private.finding_addenda enable row level security;

-- Rows that are added and never changed or deleted, except with their parent.
create function private.refuse_compliance_history_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  elsif tg_op = 'UPDATE' and tg_nargs = 1 and to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0] then
    return new;
  end if;
  raise exception 'This record can''t be changed.' using errcode = '42501';
end $$;

create trigger refuse_change before update or delete on private.finding_addenda
  for each row execute function private.refuse_compliance_history_change();

-- After submission only progress changes, by the server either.
create function private.refuse_sealed_finding_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_progress constant text[] := array[
    'work_order_id', 'owner_member_id', 'corrected_on', 'corrected_by_name', 'verified_on', 'verified_by_name', 'dispute',
    'dispute_reason', 'disputed_on', 'version'
  ];
begin
  if not exists (select from private.surveys s where s.id = (case tg_op when 'INSERT' then new.survey_id else old.survey_id end) and s.submitted_at is not null)
    or tg_op = 'DELETE' and pg_trigger_depth() > 1
    or tg_op = 'UPDATE' and to_jsonb(new) - v_progress = to_jsonb(old) - v_progress
  then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'The plan was submitted. Add an addendum.' using errcode = 'HXXSE';
end $$;
create trigger refuse_sealed_change before insert or update or delete on private.survey_findings
  for each row execute function private.refuse_sealed_finding_change();

create function private.refuse_sealed_survey_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_progress constant text[] := array['revisit_on', 'cleared_on', 'version'];
begin
  if old.submitted_at is null or to_jsonb(new) - v_progress = to_jsonb(old) - v_progress then
    return new;
  end if;
  raise exception 'The plan was submitted. Add an addendum.' using errcode = 'HXXSE';
end $$;
create trigger refuse_sealed_change before update on private.surveys
  for each row execute function private.refuse_sealed_survey_change();

-- Returns the default deadline of a plan of correction and its source.
create function private.get_default_plan_deadline(p_received_on date, out due_on date, out source text)
language sql immutable set search_path = '' as $$
  select p_received_on + 10, '10 calendar days from receipt: CMS State Operations Manual, chapter 7. Check your state''s letter.'
$$;

create function private.save_survey(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.surveys;
  v_new private.surveys;
  v_default record;
begin
  perform private.begin_compliance_change(p_community_id, 'surveys');
  select * into v_old from private.surveys s where s.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  select * into v_default from private.get_default_plan_deadline(v_new.received_on);
  if v_new.kind <> 'mock' and v_new.submit_due_on is null then
    v_new.submit_due_on := v_default.due_on;
    v_new.submit_rule := case when v_default.due_on is not null then v_default.source end;
  end if;
  if v_old.id is null then
    if v_new.kind = 'mock' then
      select c.code, c.name, c.version, c.items into v_new.checklist, v_new.checklist_name, v_new.checklist_version, v_new.items
      from private.require_survey_checklist(p_community_id, v_new.checklist) c;
    end if;
    insert into private.surveys (
      id, community_id, kind, agency, reference, started_on, ended_on, received_on, submit_due_on, submit_rule, checklist,
      checklist_name, checklist_version, items
    )
    values (
      p_id, p_community_id, v_new.kind, nullif(btrim(v_new.agency), ''), nullif(btrim(v_new.reference), ''), v_new.started_on,
      v_new.ended_on, v_new.received_on, v_new.submit_due_on, nullif(btrim(v_new.submit_rule), ''),
      case when v_new.kind = 'mock' then v_new.checklist end, case when v_new.kind = 'mock' then v_new.checklist_name end,
      case when v_new.kind = 'mock' then v_new.checklist_version end, case when v_new.kind = 'mock' then v_new.items end
    );
  else
    update private.surveys s
    set agency = nullif(btrim(v_new.agency), ''), reference = nullif(btrim(v_new.reference), ''), started_on = v_new.started_on,
      ended_on = v_new.ended_on, received_on = v_new.received_on, submit_due_on = v_new.submit_due_on,
      submit_rule = nullif(btrim(v_new.submit_rule), ''), revisit_on = v_new.revisit_on, cleared_on = v_new.cleared_on,
      version = s.version + 1
    where s.id = p_id;
  end if;
end $$;

-- Adds a survey or changes its dates. A mock survey gets its items from a checklist.
select private.expose('save_survey', 'authenticated');

-- Returns a survey whose findings the caller may change, locked.
create function private.begin_survey_change(p_survey_id uuid) returns private.surveys
language plpgsql security definer set search_path = '' as $$
declare
  v_survey private.surveys;
begin
  select * into v_survey from private.surveys s where s.id = p_survey_id for update;
  perform private.begin_compliance_change(v_survey.community_id, 'surveys');
  return v_survey;
end $$;

-- Returns the name of a member of the community's team; null without a member.
create function private.require_compliance_owner(p_community_id uuid, p_member_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_name text;
begin
  if p_member_id is null then
    return null;
  end if;
  select left(coalesce(nullif(p.full_name, ''), p.email), 300) into v_name
  from public.community_members m join public.profiles p on p.id = m.user_id
  where m.id = p_member_id and m.community_id = p_community_id and private.is_staff_position(m.position)
    and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now());
  if not found then
    raise exception 'Choose a member of this community''s team.' using errcode = 'HXXOW';
  end if;
  return v_name;
end $$;

create function private.save_finding(p_id uuid, p_survey_id uuid, p_version public.whole_number, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_survey constant private.surveys := private.begin_survey_change(p_survey_id);
  v_old private.survey_findings;
  v_new private.survey_findings;
begin
  select * into v_old from private.survey_findings f where f.id = p_id for update;
  if v_old.id is not null and v_old.survey_id <> p_survey_id then
    raise exception 'Record not found.' using errcode = '42501';
  elsif private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  elsif v_old.id is null and (select count(*) from private.survey_findings f where f.survey_id = p_survey_id) >= 200 then
    raise exception 'A survey has up to 200 findings.' using errcode = 'HXXFU';
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  if v_new.owner_member_id is distinct from v_old.owner_member_id then
    v_new.owner_name := private.require_compliance_owner(v_survey.community_id, v_new.owner_member_id);
  else
    v_new.owner_name := v_old.owner_name;
  end if;
  if v_old.id is null then
    insert into private.survey_findings (id, survey_id, tag, title) values (p_id, p_survey_id, btrim(v_new.tag), btrim(v_new.title));
  end if;
  update private.survey_findings f
  set tag = btrim(v_new.tag), title = btrim(v_new.title), regulation = nullif(btrim(v_new.regulation), ''),
    observation = nullif(btrim(v_new.observation), ''), grade = nullif(v_new.grade, ''),
    correction = nullif(btrim(v_new.correction), ''), others_identified = nullif(btrim(v_new.others_identified), ''),
    systemic_change = nullif(btrim(v_new.systemic_change), ''), monitoring = nullif(btrim(v_new.monitoring), ''),
    owner_member_id = v_new.owner_member_id, owner_name = v_new.owner_name, due_on = v_new.due_on,
    version = f.version + case when v_old.id is null then 0 else 1 end
  where f.id = p_id;
  if v_new.owner_member_id is not null and v_new.owner_member_id is distinct from v_old.owner_member_id then
    perform private.notify(m.user_id, 'finding_assigned', 'finding:' || p_id || ':' || m.id, jsonb_build_object(
      'tag', btrim(v_new.tag), 'title', btrim(v_new.title), 'community_id', v_survey.community_id,
      'community', (select c.name from public.communities c where c.id = v_survey.community_id)
    ))
    from public.community_members m where m.id = v_new.owner_member_id and m.user_id is distinct from auth.uid();
  end if;
end $$;

-- Adds a finding, or changes it and its plan of correction until the plan is submitted.
select private.expose('save_finding', 'authenticated');

create function private.remove_finding(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_survey_change((select f.survey_id from private.survey_findings f where f.id = p_id));
  if exists (select from private.survey_findings f where f.id = p_id and f.item is not null) then
    raise exception 'Findings of a finished walk-through stay.' using errcode = 'HXXFI';
  end if;
  delete from private.survey_findings f where f.id = p_id;
end $$;

-- Removes a finding entered by mistake, until the plan is submitted.
select private.expose('remove_finding', 'authenticated');

create function private.submit_plan(p_survey_id uuid, p_version public.whole_number) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_survey constant private.surveys := private.begin_survey_change(p_survey_id);
begin
  if v_survey.submitted_at is not null then
    return;
  elsif v_survey.version <> p_version then
    raise exception 'Someone else changed this.' using errcode = 'HXXVC';
  elsif exists (
    select from private.survey_findings f
    where f.survey_id = p_survey_id and f.grade is distinct from 'A' and (
      num_nulls(f.correction, f.others_identified, f.systemic_change, f.monitoring, f.due_on) > 0 or f.owner_member_id is null
    )
  ) then
    raise exception 'Complete the plan of each finding.' using errcode = 'HXXPI';
  end if;
  update private.surveys s
  set submitted_at = now(), submitted_by_name = coalesce(private.get_my_display_name(), ''), version = s.version + 1
  where s.id = p_survey_id;
end $$;

-- Records that the plan was submitted to the agency, and seals it. Each finding above grade A needs a complete plan.
select private.expose('submit_plan', 'authenticated');

-- True if the caller owns this finding now.
create function private.is_my_finding(p_finding_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() and exists (
    select from private.survey_findings f join public.community_members m on m.id = f.owner_member_id
    where f.id = p_finding_id and m.user_id = auth.uid() and m.starts_at <= now() and (m.ends_at is null or m.ends_at > now())
  );
end $$;

create function private.set_finding_progress(p_id uuid, p_progress text, p_on date, p_note text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_finding private.survey_findings;
  v_community_id uuid;
  v_is_manager boolean;
  v_day date;
begin
  select * into v_finding from private.survey_findings f where f.id = p_id for update;
  select s.community_id into v_community_id from private.surveys s where s.id = v_finding.survey_id;
  v_is_manager := coalesce(v_community_id = any (private.list_my_community_ids('surveys', 'change')), false);
  if v_finding.id is null or not v_is_manager and not (p_progress = 'corrected' and private.is_my_finding(p_id)) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('compliance_change', 2000, interval '1 hour');
  v_day := private.get_community_day(v_community_id);
  if p_on > v_day or p_on < v_day - 3650 then
    raise exception 'Enter a day until today.' using errcode = 'HXXDA';
  end if;
  if p_progress = 'corrected' then
    if v_finding.verified_on is not null then
      raise exception 'This finding is already verified.' using errcode = 'HXXVF';
    end if;
    update private.survey_findings f
    set corrected_on = p_on, corrected_by_name = case when p_on is not null then coalesce(private.get_my_display_name(), '') end,
      version = f.version + 1
    where f.id = p_id;
  elsif p_progress = 'verified' then
    if v_finding.corrected_on is null then
      raise exception 'Record the correction first.' using errcode = 'HXXCO';
    end if;
    update private.survey_findings f
    set verified_on = p_on, verified_by_name = case when p_on is not null then coalesce(private.get_my_display_name(), '') end,
      version = f.version + 1
    where f.id = p_id;
  elsif p_progress in ('pending', 'upheld', 'changed', 'withdrawn') then
    update private.survey_findings f
    set dispute = p_progress, version = f.version + 1,
      dispute_reason = case when p_progress = 'pending' then private.require_compliance_reason(p_note) else f.dispute_reason end,
      disputed_on = case when p_progress = 'pending' then coalesce(p_on, v_day) else f.disputed_on end
    where f.id = p_id;
  else
    raise exception 'Unknown progress.' using errcode = '22023';
  end if;
end $$;

-- Records correction, verification, or an informal dispute. The owner of a finding records the correction too.
select private.expose('set_finding_progress', 'authenticated');

create function private.add_finding_addendum(p_id uuid, p_finding_id uuid, p_body text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_survey private.surveys;
begin
  v_survey := private.begin_survey_change((select f.survey_id from private.survey_findings f where f.id = p_finding_id));
  if v_survey.submitted_at is null then
    raise exception 'Change the plan itself until it is submitted.' using errcode = 'HXXAD';
  elsif (select count(*) from private.finding_addenda a where a.finding_id = p_finding_id) >= 100 then
    raise exception 'A finding has up to 100 addenda.' using errcode = 'HXXFU';
  end if;
  insert into private.finding_addenda (id, finding_id, body, added_by_name)
  values (p_id, p_finding_id, btrim(p_body), coalesce(private.get_my_display_name(), ''))
  on conflict (id) do nothing;
end $$;

-- Adds to a submitted plan. A repeat with the same ID changes nothing.
select private.expose('add_finding_addendum', 'authenticated');
