-- Assessment instruments of a community: sections with questions, points for each answer, and the scores that levels of
-- care start at. A published version never changes; a change is a new version. Every community starts with the standard
-- instruments.

-- True for sections of questions with points, and levels in ascending order of score.
create function private.is_care_instrument(p_sections jsonb, p_levels jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_section jsonb;
  v_question jsonb;
  v_option jsonb;
  v_ids text[] := '{}';
  v_from integer := -1;
begin
  if jsonb_typeof(p_sections) is distinct from 'array' or jsonb_typeof(p_levels) is distinct from 'array'
    or length(p_sections::text) > 100000 or length(p_levels::text) > 5000
    or jsonb_array_length(p_sections) not between 1 and 30 or jsonb_array_length(p_levels) not between 1 and 10
    or not private.has_bounded_numbers(p_sections) or not private.has_bounded_numbers(p_levels)
  then
    return false;
  end if;
  for v_section in select * from jsonb_array_elements(p_sections) loop
    if jsonb_typeof(v_section -> 'questions') is distinct from 'array' or jsonb_array_length(v_section -> 'questions') not between 1 and 30
      or not coalesce(private.is_single_line(v_section ->> 'title', 120) and btrim(v_section ->> 'title') <> '', false)
    then
      return false;
    end if;
    for v_question in select * from jsonb_array_elements(v_section -> 'questions') loop
      if not coalesce(v_question ->> 'id' ~ '^[a-z0-9_]{1,40}$' and not v_question ->> 'id' = any (v_ids), false)
        or not coalesce(private.is_single_line(v_question ->> 'label', 200) and btrim(v_question ->> 'label') <> '', false)
        or jsonb_typeof(v_question -> 'options') is distinct from 'array' or jsonb_array_length(v_question -> 'options') not between 2 and 8
      then
        return false;
      end if;
      v_ids := v_ids || (v_question ->> 'id');
      for v_option in select * from jsonb_array_elements(v_question -> 'options') loop
        if not coalesce(private.is_single_line(v_option ->> 'label', 200) and btrim(v_option ->> 'label') <> '', false)
          or not coalesce(v_option ->> 'points' ~ '^[0-9]{1,3}$', false)
        then
          return false;
        end if;
      end loop;
    end loop;
  end loop;
  for v_option in select * from jsonb_array_elements(p_levels) loop
    if not coalesce(private.is_single_line(v_option ->> 'label', 60) and btrim(v_option ->> 'label') <> '', false)
      or not coalesce(v_option ->> 'from' ~ '^[0-9]{1,4}$', false) or (v_option ->> 'from')::integer <= v_from
    then
      return false;
    end if;
    v_from := (v_option ->> 'from')::integer;
  end loop;
  return (p_levels -> 0 ->> 'from')::integer = 0;
end $$;
grant execute on function private.is_care_instrument(jsonb, jsonb) to authenticated, service_role;

create table public.care_instruments (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  code text not null,
  version integer not null default 1,
  name text not null,
  sections jsonb not null,
  levels jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references public.profiles (id) on delete set null,
  published_at timestamptz,

  constraint care_instruments_code_shape check (code ~ '^[a-z0-9_]{1,40}$'),
  constraint care_instruments_version_in_range check (version between 1 and 10000),
  constraint care_instruments_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 120)),
  constraint care_instruments_is_complete check (private.is_care_instrument(sections, levels))
);

comment on column public.care_instruments.sections is '[{title, questions: [{id, label, options: [{label, points}]}]}]';
comment on column public.care_instruments.levels is '[{label, from}], ascending by the score they start at. Levels count from 1.';

create unique index care_instruments_once_idx on public.care_instruments (community_id, code, version);
create index care_instruments_created_by_idx on public.care_instruments (created_by);

select private.set_up_table('public.care_instruments', 'select');
create policy "Positions read it" on public.care_instruments
  for select to authenticated
  using (community_id = any ((select private.list_my_community_ids('care_instruments', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.care_instruments', 'community_id', 'private.list_my_community_ids(''care_instruments'', ''read'')'
);

create function private.refuse_published_instrument_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (to_jsonb(new) - 'created_by') is distinct from (to_jsonb(old) - 'created_by') then
    raise exception 'A published instrument can''t be changed.' using errcode = 'HXKIP';
  end if;
  return new;
end $$;
create trigger refuse_change before update on public.care_instruments
  for each row when (old.published_at is not null) execute function private.refuse_published_instrument_change();

create function private.save_care_instrument(p_id uuid, p_community_id uuid, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_old public.care_instruments;
  v_code text := p_values ->> 'code';
begin
  if (p_community_id = any (private.list_my_community_ids('care_instruments', 'add'))) is not true then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('care_instrument', 300, interval '1 hour');
  perform from public.communities c where c.id = p_community_id for update;
  select * into v_old from public.care_instruments i where i.id = p_id;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if v_old.published_at is not null then
    raise exception 'A published instrument can''t be changed.' using errcode = 'HXKIP';
  end if;
  if not private.is_care_instrument(p_values -> 'sections', p_values -> 'levels') then
    raise exception 'Complete all questions and levels.' using errcode = 'HXKIC';
  end if;
  insert into public.care_instruments (id, community_id, code, version, name, sections, levels, created_by)
  values (
    p_id, p_community_id, v_code,
    (select coalesce(max(i.version), 0) + 1 from public.care_instruments i where i.community_id = p_community_id and i.code = v_code),
    p_values ->> 'name', p_values -> 'sections', p_values -> 'levels', auth.uid()
  )
  on conflict (id) do update set name = excluded.name, sections = excluded.sections, levels = excluded.levels;
  return p_id;
end $$;

-- Creates or changes the draft of an instrument's next version.
select private.expose('save_care_instrument', 'authenticated');

create function private.publish_care_instrument(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from public.care_instruments i
    where i.id = p_id and i.community_id = any (private.list_my_community_ids('care_instruments', 'change'))
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  update public.care_instruments i set published_at = now() where i.id = p_id and i.published_at is null;
end $$;

-- Publishes a draft; new assessments use it.
select private.expose('publish_care_instrument', 'authenticated');

-- Two complete instruments of our own writing. Each question's answers are separated by `;` with their points after `=`.
-- Computed once, because every new community copies them.
create materialized view private.standard_instruments (code, name, sections, levels) as
  with questions (code, section_order, section, question_order, id, label, options) as (values
    ('assisted_living', 1, 'Activities of daily living', 1, 'bathing', 'Bathing', 'Independent=0;Setup or reminders=3;Help with part of the bath=7;Full help from one person=12;Full help from two people=18'),
    ('assisted_living', 1, 'Activities of daily living', 2, 'dressing', 'Dressing', 'Independent=0;Chooses clothes with reminders=2;Help with buttons, shoes, or stockings=5;Full help=10'),
    ('assisted_living', 1, 'Activities of daily living', 3, 'grooming', 'Grooming and oral care', 'Independent=0;Setup or reminders=2;Hands-on help=5;Full help=8'),
    ('assisted_living', 1, 'Activities of daily living', 4, 'toileting', 'Toileting', 'Independent=0;Reminders=3;Help with clothing or cleaning=8;Full help=14'),
    ('assisted_living', 1, 'Activities of daily living', 5, 'continence', 'Continence', 'Continent=0;Manages own supplies=2;Incontinent sometimes, needs help=8;Incontinent daily, needs help=14'),
    ('assisted_living', 1, 'Activities of daily living', 6, 'transferring', 'Transferring', 'Independent=0;Standby help=4;Help from one person=9;Help from two people or a lift=18'),
    ('assisted_living', 1, 'Activities of daily living', 7, 'eating', 'Eating', 'Independent=0;Setup or cutting food=2;Cueing through the meal=6;Fed by staff=14'),
    ('assisted_living', 2, 'Mobility and falls', 1, 'walking', 'Walking', 'Walks alone=0;Walks with a device=1;Escort to meals and activities=5;Wheelchair moved by staff=8'),
    ('assisted_living', 2, 'Mobility and falls', 2, 'falls', 'Falls in the last 90 days', 'None=0;One without injury=3;Two or more=6;Any with injury=9'),
    ('assisted_living', 2, 'Mobility and falls', 3, 'evacuation', 'Leaving the building in an emergency', 'Without help=0;With directions=2;With help from one person=6'),
    ('assisted_living', 3, 'Cognition and behavior', 1, 'memory', 'Memory', 'No concern=0;Forgets sometimes, manages the day=2;Needs reminders through the day=6;Needs direction through the day=10'),
    ('assisted_living', 3, 'Cognition and behavior', 2, 'decisions', 'Daily decisions', 'Safe and consistent=0;Needs advice in new situations=2;Needs supervision=6'),
    ('assisted_living', 3, 'Cognition and behavior', 3, 'mood', 'Mood and anxiety', 'No concern=0;Occasional reassurance=2;Daily reassurance=5'),
    ('assisted_living', 3, 'Cognition and behavior', 4, 'behavior', 'Behavior that affects others', 'None=0;Weekly or less=4;Daily=9'),
    ('assisted_living', 4, 'Health and medication', 1, 'medication', 'Medication', 'Manages alone=0;Reminders=3;Given up to twice a day=7;Given three or more times a day=11'),
    ('assisted_living', 4, 'Health and medication', 2, 'injections', 'Injections and blood sugar checks', 'None=0;Does it with supervision=3;Done by staff once a day=6;Done by staff several times a day=10'),
    ('assisted_living', 4, 'Health and medication', 3, 'treatments', 'Skin care and treatments', 'None=0;Weekly=2;Daily=5;Several times a day=8'),
    ('assisted_living', 4, 'Health and medication', 4, 'oxygen', 'Oxygen and equipment', 'None=0;Manages alone=1;Staff check it=4'),
    ('assisted_living', 4, 'Health and medication', 5, 'diet', 'Diet and weight', 'Regular diet=0;Special diet=1;Weight checked weekly=3'),
    ('assisted_living', 5, 'Services', 1, 'laundry', 'Laundry and housekeeping', 'Standard service=0;Extra laundry weekly=2;Daily linen change=4'),
    ('assisted_living', 5, 'Services', 2, 'appointments', 'Appointments and transport', 'Family arranges=0;Staff arrange=2;Staff go along=5'),
    ('assisted_living', 5, 'Services', 3, 'night', 'Care at night', 'None=0;One check=3;Two or more checks or help=7'),
    ('memory_care', 1, 'Cognition', 1, 'orientation', 'Orientation', 'Knows person, place, and time=0;Unsure of time=3;Unsure of place=5;Knows self only=8'),
    ('memory_care', 1, 'Cognition', 2, 'recall', 'Short-term memory', 'Recalls the same day=0;Recalls within an hour=3;Repeats within minutes=5'),
    ('memory_care', 1, 'Cognition', 3, 'language', 'Speaking and understanding', 'Clear=0;Searches for words=2;Short phrases only=4;Rarely speaks=6'),
    ('memory_care', 1, 'Cognition', 4, 'instructions', 'Following instructions', 'Two steps=0;One step=3;One step with gestures=5;Hand-over-hand=8'),
    ('memory_care', 2, 'Behavior and safety', 1, 'exit', 'Exit seeking', 'None=0;Asks to leave=3;Tries doors weekly=7;Tries doors daily=12'),
    ('memory_care', 2, 'Behavior and safety', 2, 'wandering', 'Wandering into other rooms', 'None=0;Redirected easily=3;Needs frequent redirection=7'),
    ('memory_care', 2, 'Behavior and safety', 3, 'agitation', 'Agitation', 'None=0;Weekly, calms with conversation=4;Daily, calms with one-to-one time=8;Daily, hard to calm=13'),
    ('memory_care', 2, 'Behavior and safety', 4, 'physical', 'Hitting, grabbing, or pushing', 'None=0;In the last 90 days=6;In the last 30 days=10;Weekly=15'),
    ('memory_care', 2, 'Behavior and safety', 5, 'resists', 'Resists care', 'Accepts care=0;Accepts on a second try=3;Two caregivers needed=9'),
    ('memory_care', 2, 'Behavior and safety', 6, 'evening', 'Restlessness in the evening', 'None=0;Some evenings=3;Most evenings=6'),
    ('memory_care', 2, 'Behavior and safety', 7, 'sleep', 'Sleep', 'Sleeps through=0;Up once, goes back to bed=3;Up several times, needs staff=7'),
    ('memory_care', 3, 'Daily care', 1, 'bathing', 'Bathing', 'Cues only=2;Help with part of the bath=6;Full help from one person=11;Full help from two people=17'),
    ('memory_care', 3, 'Daily care', 2, 'dressing', 'Dressing', 'Clothes laid out=1;Cues for each step=4;Full help=9'),
    ('memory_care', 3, 'Daily care', 3, 'toileting', 'Toileting', 'Independent=0;Shown to the bathroom=4;Scheduled every two to three hours=9;Full help=13'),
    ('memory_care', 3, 'Daily care', 4, 'eating', 'Eating', 'Independent=0;Cues to start=3;Cues through the meal=7;Fed by staff=13'),
    ('memory_care', 3, 'Daily care', 5, 'transferring', 'Transferring and walking', 'Walks alone=0;Standby help=4;Help from one person=9;Help from two people or a lift=17'),
    ('memory_care', 3, 'Daily care', 6, 'falls', 'Falls in the last 90 days', 'None=0;One without injury=3;Two or more=7;Any with injury=10'),
    ('memory_care', 4, 'Health', 1, 'medication', 'Medication', 'Takes it willingly=5;Crushed or given in food=8;Refuses often, several tries=11'),
    ('memory_care', 4, 'Health', 2, 'swallowing', 'Swallowing', 'No concern=0;Soft or minced food=3;Thickened liquids or watched meals=7'),
    ('memory_care', 4, 'Health', 3, 'pain', 'Showing pain', 'Says so=0;Shows it in the face or body=3;Hard to read, checked each shift=5'),
    ('memory_care', 4, 'Health', 4, 'skin', 'Skin', 'Intact=0;At risk, checked weekly=3;Wound or daily treatment=7'),
    ('memory_care', 5, 'Engagement', 1, 'activities', 'Joining activities', 'Joins alone=0;Invited each time=2;One-to-one only=6'),
    ('memory_care', 5, 'Engagement', 2, 'social', 'Being with others', 'Enjoys company=0;Small groups only=2;Needs staff close by=5')
  ), sections as (
    select q.code, q.section_order, jsonb_build_object(
      'title', q.section,
      'questions', jsonb_agg(jsonb_build_object(
        'id', q.id, 'label', q.label, 'options', (
          select jsonb_agg(jsonb_build_object('label', split_part(o.text, '=', 1), 'points', split_part(o.text, '=', 2)::integer) order by o.n)
          from regexp_split_to_table(q.options, ';') with ordinality o (text, n)
        )
      ) order by q.question_order)
    ) as section
    from questions q group by q.code, q.section_order, q.section
  )
  select i.code, i.name, (select jsonb_agg(s.section order by s.section_order) from sections s where s.code = i.code), i.levels::jsonb
  from (values
    ('assisted_living', 'Assisted living assessment',
      '[{"label": "Level 1", "from": 0}, {"label": "Level 2", "from": 20}, {"label": "Level 3", "from": 45}, {"label": "Level 4", "from": 75}, {"label": "Level 5", "from": 110}]'),
    ('memory_care', 'Memory care assessment',
      '[{"label": "Level 1", "from": 0}, {"label": "Level 2", "from": 40}, {"label": "Level 3", "from": 75}, {"label": "Level 4", "from": 115}]')
  ) i (code, name, levels);

create function private.add_standard_instruments() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.care_instruments (community_id, code, name, sections, levels, published_at)
  select new.id, s.code, s.name, s.sections, s.levels, now() from private.standard_instruments s;
  return null;
end $$;
create trigger add_standard_instruments after insert on public.communities
  for each row execute function private.add_standard_instruments();
