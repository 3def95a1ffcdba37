-- Assessments of residents, and the levels of care that follow from them. A draft is answered and signed; a nurse
-- approves it, which sets the level from a date on. A signed assessment's answers and an approved one never change.
create table public.care_assessments (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  instrument_id uuid not null references public.care_instruments (id),
  type text not null,
  answers jsonb not null default '{}',
  notes text,
  score integer,
  level integer,
  started_at timestamptz not null default now(),
  started_by uuid references public.profiles (id) on delete set null,
  signed_at timestamptz,
  signed_by uuid references public.profiles (id) on delete set null,
  signature text,
  approved_at timestamptz,
  approved_by uuid references public.profiles (id) on delete set null,

  constraint care_assessments_type_is_known check (type in ('pre_move_in', 'periodic', 'change_of_condition')),
  constraint care_assessments_answers_are_small check (
    jsonb_typeof(answers) = 'object' and length(answers::text) < 20000 and private.has_bounded_numbers(answers)
  ),
  constraint care_assessments_notes_are_plain check (private.is_plain_message(notes, 5000)),
  constraint care_assessments_signature_is_plain check (private.is_single_line(signature, 120)),
  constraint care_assessments_score_in_range check (score between 0 and 1000000),
  constraint care_assessments_level_in_range check (level between 1 and 10),
  constraint care_assessments_signed_is_complete check (
    signed_at is null or (score is not null and level is not null and signature is not null)
  ),
  constraint care_assessments_approved_is_signed check (approved_at is null or signed_at is not null)
);

comment on column public.care_assessments.answers is 'Index of the chosen option by question, such as {"bathing": 2}.';
comment on column public.care_assessments.level is 'The level that the score gives.';

create index care_assessments_resident_idx on public.care_assessments (resident_id, started_at desc);
create index care_assessments_community_idx on public.care_assessments (community_id) where approved_at is null;
create index care_assessments_communities_idx on public.care_assessments (community_id);
create index care_assessments_instrument_idx on public.care_assessments (instrument_id);
create index care_assessments_started_by_idx on public.care_assessments (started_by);
create index care_assessments_signed_by_idx on public.care_assessments (signed_by);
create index care_assessments_approved_by_idx on public.care_assessments (approved_by);
-- One open assessment per resident: two nurses answer the same one.
create unique index care_assessments_open_idx on public.care_assessments (resident_id) where approved_at is null;

select private.set_up_table('public.care_assessments', 'select');
create policy "Readers of an open record read its assessments" on public.care_assessments
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('care_assessments', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.care_assessments', 'resident_id', 'private.list_my_open_resident_ids(''care_assessments'', ''read'')'
);

create function private.refuse_signed_assessment_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_people constant text[] := array['started_by', 'signed_by', 'approved_by'];
begin
  if old.approved_at is not null and (to_jsonb(new) - v_people) is distinct from (to_jsonb(old) - v_people)
    or (to_jsonb(new) - v_people - 'approved_at') is distinct from (to_jsonb(old) - v_people - 'approved_at')
  then
    raise exception 'This assessment is already signed.' using errcode = 'HXKAS';
  end if;
  return new;
end $$;
create trigger refuse_change before update on public.care_assessments
  for each row when (old.signed_at is not null) execute function private.refuse_signed_assessment_change();

-- Returns the score of answers; null if a question has no valid answer.
create function private.score_care_answers(p_sections jsonb, p_answers jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  v_question jsonb;
  v_points text;
  v_score integer := 0;
begin
  for v_question in select jsonb_path_query(p_sections, '$[*].questions[*]') loop
    if not coalesce(p_answers ->> (v_question ->> 'id') ~ '^[0-7]$', false) then
      return null;
    end if;
    v_points := v_question -> 'options' -> (p_answers ->> (v_question ->> 'id'))::integer ->> 'points';
    if v_points is null then
      return null;
    end if;
    v_score := v_score + v_points::integer;
  end loop;
  return v_score;
end $$;

-- Returns the level that a score gives, counted from 1.
create function private.get_level_of_score(p_levels jsonb, p_score integer) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from jsonb_array_elements(p_levels) l where (l ->> 'from')::integer <= p_score
$$;

-- Locks a resident that the caller may assess, and returns it.
create function private.begin_assessment_change(p_resident_id uuid, p_verb text) returns public.residents
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  select * into v_resident from public.residents r where r.id = p_resident_id and r.deleted_at is null for update;
  if v_resident.id is null or not v_resident.id = any (private.list_my_open_resident_ids('care_assessments', p_verb)) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('care_assessment', 3000, interval '1 hour');
  return v_resident;
end $$;

create function private.start_care_assessment(p_id uuid, p_resident_id uuid, p_instrument_id uuid, p_type text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_resident public.residents;
begin
  v_resident := private.begin_assessment_change(p_resident_id, 'add');
  if exists (select from public.care_assessments a where a.id = p_id and a.resident_id = p_resident_id) then
    return p_id;
  end if;
  if exists (select from public.care_assessments a where a.resident_id = p_resident_id and a.approved_at is null) then
    raise exception 'This resident has an open assessment.' using errcode = 'HXKAO';
  end if;
  if not exists (
    select from public.care_instruments i
    where i.id = p_instrument_id and i.community_id = v_resident.community_id and i.published_at is not null
  ) then
    raise exception 'Choose an instrument of this community.' using errcode = 'HXKAI';
  end if;
  insert into public.care_assessments (id, community_id, resident_id, instrument_id, type, started_by)
  values (p_id, v_resident.community_id, p_resident_id, p_instrument_id, p_type, auth.uid());
  return p_id;
end $$;

-- Starts an assessment of an open resident. A repeat with the same ID changes nothing.
select private.expose('start_care_assessment', 'authenticated');

create function private.answer_care_assessment(p_id uuid, p_answers public.payload, p_notes text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_assessment public.care_assessments;
begin
  select * into v_assessment from public.care_assessments a where a.id = p_id;
  perform private.begin_assessment_change(v_assessment.resident_id, 'add');
  select * into v_assessment from public.care_assessments a where a.id = p_id for update;
  if v_assessment.signed_at is not null then
    raise exception 'This assessment is already signed.' using errcode = 'HXKAS';
  end if;
  if jsonb_typeof(p_answers) is distinct from 'object' or exists (
    select from jsonb_each_text(p_answers) a (question, option)
    where coalesce(a.option !~ '^[0-7]$', true) or not exists (
      select from public.care_instruments i, jsonb_path_query(i.sections, '$[*].questions[*]') q
      where i.id = v_assessment.instrument_id and q ->> 'id' = a.question and q -> 'options' -> a.option::integer is not null
    )
  ) then
    raise exception 'Choose one of the answers.' using errcode = 'HXKAQ';
  end if;
  update public.care_assessments a
  set answers = a.answers || p_answers, notes = case when p_notes is null then a.notes else nullif(btrim(p_notes), '') end
  where a.id = p_id;
end $$;

-- Saves answers of a draft; answers to other questions stay.
select private.expose('answer_care_assessment', 'authenticated');

create function private.sign_care_assessment(p_id uuid, p_signature text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_assessment public.care_assessments;
  v_instrument public.care_instruments;
  v_score integer;
begin
  select * into v_assessment from public.care_assessments a where a.id = p_id;
  perform private.begin_assessment_change(v_assessment.resident_id, 'add');
  select * into v_assessment from public.care_assessments a where a.id = p_id for update;
  if v_assessment.signed_at is not null then
    raise exception 'This assessment is already signed.' using errcode = 'HXKAS';
  end if;
  if char_length(btrim(coalesce(p_signature, ''))) < 3 then
    raise exception 'Type your full name to sign.' using errcode = 'HXKAT';
  end if;
  select * into v_instrument from public.care_instruments i where i.id = v_assessment.instrument_id;
  v_score := private.score_care_answers(v_instrument.sections, v_assessment.answers);
  if v_score is null then
    raise exception 'Answer every question before signing.' using errcode = 'HXKAN';
  end if;
  update public.care_assessments a
  set score = v_score, level = private.get_level_of_score(v_instrument.levels, v_score), signature = btrim(p_signature),
    signed_at = now(), signed_by = auth.uid()
  where a.id = p_id;
end $$;

-- Signs a complete draft. The server computes score and level.
select private.expose('sign_care_assessment', 'authenticated');

-- True if someone other than the caller can approve assessments in a community.
create function private.has_other_approver(p_community_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.community_members m
    where m.community_id = p_community_id and m.user_id <> auth.uid() and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
      and m.position = any (private.list_positions_with_right('care_assessments', 'change'))
      and private.is_account_active(m.user_id)
  );
end $$;

create function private.approve_care_assessment(
  p_id uuid, p_level public.whole_number, p_effective_on date, p_reason text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_assessment public.care_assessments;
  v_resident public.residents;
  v_level_count integer;
  v_today date;
begin
  select * into v_assessment from public.care_assessments a where a.id = p_id;
  v_resident := private.begin_assessment_change(v_assessment.resident_id, 'change');
  select * into v_assessment from public.care_assessments a where a.id = p_id for update;
  if v_assessment.signed_at is null then
    raise exception 'Sign the assessment before approving it.' using errcode = 'HXKAU';
  end if;
  if v_assessment.approved_at is not null then
    raise exception 'This assessment is already approved.' using errcode = 'HXKAA';
  end if;
  select jsonb_array_length(i.levels) into v_level_count from public.care_instruments i where i.id = v_assessment.instrument_id;
  if coalesce(p_level, 0) not between 1 and v_level_count then
    raise exception 'Choose a level.' using errcode = 'HXKAL';
  end if;
  v_today := private.get_community_day(v_resident.community_id);
  if (p_effective_on between private.get_earliest_level_day(v_resident.id, p_level) and v_today + 365) is not true then
    raise exception 'The level takes effect after the notice period.' using errcode = 'HXKAE';
  end if;
  if p_level <> v_assessment.level and char_length(btrim(coalesce(p_reason, ''))) < 10 then
    raise exception 'Enter a reason for another level.' using errcode = 'HXKAR';
  end if;
  -- The signer approves only if no one else can.
  if v_assessment.signed_by = auth.uid() then
    if private.has_other_approver(v_resident.community_id) then
      raise exception 'Someone else must approve an assessment that you signed.' using errcode = 'HXKAP';
    elsif char_length(btrim(coalesce(p_reason, ''))) < 10 then
      raise exception 'Enter why no one else approves.' using errcode = 'HXKAW';
    end if;
  end if;
  update public.care_assessments a set approved_at = now(), approved_by = auth.uid() where a.id = p_id;
  insert into public.resident_care_levels (
    community_id, resident_id, assessment_id, level, effective_on, notice_days, reason, decided_by
  )
  values (
    v_resident.community_id, v_resident.id, p_id, p_level, p_effective_on, p_effective_on - v_today, nullif(btrim(p_reason), ''),
    auth.uid()
  );
end $$;

-- A nurse or director approves an assessment that someone else signed: the level of care from a date on, after the
-- notice period if it rises.
select private.expose('approve_care_assessment', 'authenticated');

create function private.get_care_assessment(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_assessment public.care_assessments;
  v_previous public.care_assessments;
  v_today date;
begin
  select * into v_assessment from public.care_assessments a
  where a.id = p_id and a.resident_id = any (private.list_my_open_resident_ids('care_assessments', 'read'));
  if v_assessment.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  select * into v_previous from public.care_assessments a
  where a.resident_id = v_assessment.resident_id and a.approved_at is not null and a.id <> p_id
    and a.started_at < v_assessment.started_at
  order by a.started_at desc limit 1;
  v_today := private.get_community_day(v_assessment.community_id);
  return jsonb_build_object(
    'id', v_assessment.id, 'resident_id', v_assessment.resident_id, 'type', v_assessment.type, 'answers', v_assessment.answers,
    'notes', v_assessment.notes, 'score', v_assessment.score, 'level', v_assessment.level,
    'started_at', v_assessment.started_at, 'signed_at', v_assessment.signed_at, 'signature', v_assessment.signature,
    'approved_at', v_assessment.approved_at,
    'approved_by', (select coalesce(nullif(p.full_name, ''), p.email) from public.profiles p where p.id = v_assessment.approved_by),
    'resident', (select r.name from public.residents r where r.id = v_assessment.resident_id),
    'instrument', (
      select jsonb_build_object('name', i.name, 'version', i.version, 'sections', i.sections, 'levels', i.levels)
      from public.care_instruments i where i.id = v_assessment.instrument_id
    ),
    'previous', case when v_previous.id is not null then jsonb_build_object(
      'answers', v_previous.answers, 'score', v_previous.score, 'level', v_previous.level, 'approved_at', v_previous.approved_at,
      'sections', (select i.sections from public.care_instruments i where i.id = v_previous.instrument_id)
    ) end,
    'current_level', private.get_care_level(v_assessment.resident_id, v_today),
    'today', v_today,
    'earliest_increase_on', v_today + (select c.care_notice_days from public.communities c where c.id = v_assessment.community_id),
    'set_level', (
      select jsonb_build_object('level', l.level, 'effective_on', l.effective_on, 'reason', l.reason)
      from public.resident_care_levels l where l.assessment_id = p_id
    ),
    'can_answer', v_assessment.resident_id = any (private.list_my_open_resident_ids('care_assessments', 'add')),
    'approver', case
      when v_assessment.signed_by is distinct from auth.uid() then 'anyone'
      when private.has_other_approver(v_assessment.community_id) then 'someone_else'
      else 'alone'
    end,
    'can_approve', v_assessment.resident_id = any (private.list_my_open_resident_ids('care_assessments', 'change'))
  );
end $$;

-- Returns an assessment of an open resident with its instrument, the previous approved one, and what can be done.
select private.expose('get_care_assessment', 'authenticated');
