-- Which documents residents need. Rules of states are built in and dated by their source; the rest are the operator's
-- own rules for each community.
create table public.document_rules (
  like private.community_record including defaults including constraints,
  community_id uuid not null,
  label text not null,
  type text not null,
  care_type text,
  days_before integer,
  days_after integer,
  valid_months integer,
  note text,

  constraint document_rules_label_is_plain check (char_length(btrim(label)) >= 1 and private.is_single_line(label, 120)),
  constraint document_rules_type_is_known check (
    type in ('agreement', 'physician_report', 'tb_test', 'directive', 'insurance_card', 'consent', 'assessment', 'other')
  ),
  constraint document_rules_care_type_is_known check (care_type in ('IL', 'AL', 'MC', 'SNF', 'other')),
  constraint document_rules_days_before_in_range check (days_before between 0 and 730),
  constraint document_rules_days_after_in_range check (days_after between 0 and 365),
  constraint document_rules_valid_months_in_range check (valid_months between 1 and 120),
  constraint document_rules_note_is_plain check (private.is_single_line(note, 200))
);
comment on column public.document_rules.care_type is 'Applies to units of this license category; null for all residents.';
comment on column public.document_rules.days_before is 'How old the document may be at move-in; null for any age.';
comment on column public.document_rules.days_after is 'Due this many days after move-in; null if due at move-in.';
comment on column public.document_rules.valid_months is 'Renewed this many months after signing; null without renewal.';

select private.set_up_child_table(
  'public.document_rules', 'label', '/operator/properties', 'communities', 'community_id',
  '{community_id, label, type, care_type, days_before, days_after, valid_months, note}'
);

-- A new community starts with common documents, which its director and nurses change.
create function private.add_document_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.document_rules (owner_id, community_id, label, type, days_after, created_at)
  select new.owner_id, new.id, r.label, r.type, r.days_after, clock_timestamp()
  from (values
    (1, 'Residency agreement', 'agreement', null::integer), (2, 'Physician report', 'physician_report', null::integer),
    (3, 'Assessment', 'assessment', null), (4, 'TB test', 'tb_test', null), (5, 'Advance directive', 'directive', 30)
  ) r (place, label, type, days_after)
  order by r.place;
  return null;
end $$;
create trigger add_document_rules after insert on public.communities
  for each row execute function private.add_document_rules();

-- Documents that a state requires by care type. Only rules with a source are here.
create function private.list_state_document_rules()
returns table (state text, care_types text[], label text, type text, days_before integer, days_after integer, source text)
language sql immutable set search_path = '' as $$
  select r.state, string_to_array(r.care_types, ' '), r.label, r.type, r.days_before, r.days_after, r.source
  from (values
    ('FL', 'AL MC', 'Health assessment (AHCA Form 1823)', 'physician_report', 60, 30,
      'Florida: within 60 days before or 30 days after admission')
  ) as r (state, care_types, label, type, days_before, days_after, source)
$$;

-- Returns the documents that residents need, without checking rights: of one resident, or of all who live or will live
-- in the community.
create function private.list_document_states(p_community public.communities, p_resident_id uuid default null)
returns table (
  resident_id uuid, resident text, unit text, label text, type text, is_state_rule boolean, source text, status text, due_on date,
  until date
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today constant date := (now() at time zone p_community.time_zone)::date;
begin
  return query
  with listed as (
    select r.id, r.name, u.name as unit, u.license_category, r.moved_in_on
    from public.residents r left join public.units u on u.id = r.unit_id
    where r.community_id = p_community.id and r.deleted_at is null
      and case when p_resident_id is null then r.status in ('pending', 'in_house', 'on_leave') else r.id = p_resident_id end
  ), by_state as (
    select l.*, s.label, s.type, s.days_before, s.days_after, null::integer as valid_months, true as is_state_rule, s.source
    from listed l join private.list_state_document_rules() s on s.state = p_community.state
      and case
        when l.license_category is null then s.care_types && p_community.care_types
        else l.license_category = any (s.care_types)
      end
  ), rules as (
    select * from by_state
    union all
    select l.*, d.label, d.type, d.days_before, d.days_after, d.valid_months, false, d.note
    from listed l join public.document_rules d on d.community_id = p_community.id and d.deleted_at is null
      and (d.care_type is null or d.care_type = coalesce(l.license_category, d.care_type))
    -- A state's rule replaces the community's for the same document, unless that one asks for renewal.
    where d.valid_months is not null or not exists (select from by_state s where s.id = l.id and s.type = d.type)
  ), checked as (
    select r.*, r.moved_in_on + coalesce(r.days_after, 0) as due, f.found, f.valid_until
    from rules r cross join lateral (
      select count(*) > 0 as found, max(coalesce(
        least(o.expires_on, (o.signed_on + make_interval(months => r.valid_months))::date), 'infinity'::date
      )) as valid_until
      from public.resident_documents o
      where o.resident_id = r.id and o.type = r.type and o.deleted_at is null
        and (r.days_before is null or o.signed_on >= r.moved_in_on - r.days_before or r.moved_in_on is null)
        and (r.valid_months is null or o.signed_on is not null)
    ) f
  )
  select c.id, c.name, c.unit, c.label, c.type, c.is_state_rule, c.source,
    case
      when not c.found and (c.due is null or c.due >= v_today) then 'due'
      when not c.found then 'missing'
      when c.valid_until < v_today then 'expired'
      when c.valid_until <= v_today + 30 then 'expires_soon'
      else 'current'
    end,
    case when not c.found then c.due end, case when c.found and isfinite(c.valid_until) then c.valid_until end
  from checked c
  order by lower(c.name), c.id, c.is_state_rule desc, c.label
  limit 20000;
end $$;

create function private.list_document_compliance(p_community_id uuid, p_resident_id uuid default null)
returns table (
  resident_id uuid, resident text, unit text, label text, type text, is_state_rule boolean, source text, status text, due_on date,
  until date
)
language plpgsql security definer set search_path = '' as $$
declare
  v_community public.communities;
begin
  select * into v_community from public.communities c where c.id = p_community_id and c.deleted_at is null;
  if v_community.id is null or not (case
    when p_resident_id is null then p_community_id = any (private.list_my_community_ids('resident_documents', 'read'))
    else p_resident_id = any (private.list_my_open_resident_ids('resident_documents', 'read'))
  end) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  if p_resident_id is null then
    perform private.log_resident_reads(
      array(
        select r.id from public.residents r
        where r.community_id = p_community_id and r.deleted_at is null and r.status in ('pending', 'in_house', 'on_leave')
      ), 'Document compliance'
    );
  end if;
  return query select * from private.list_document_states(v_community, p_resident_id);
end $$;

-- Returns the documents that residents need, by the state's and the community's rules, with their state; of one resident
-- whose record is open, or of all who live or will live in the community, which writes to the access log.
select private.expose('list_document_compliance', 'authenticated');

-- Copies document rules, as the community's own, from a state's built-in rules or from another community. Rules for the
-- same document and care type stay as they are.
create function private.copy_document_rules(p_community_id uuid, p_state text default null, p_source_id uuid default null)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform from public.communities c
  where c.id = p_community_id and c.deleted_at is null and c.id = any (private.list_my_community_ids('document_rules', 'add'))
  for update;
  if not found or num_nonnulls(p_state, p_source_id) <> 1 or p_source_id is not null and not exists (
    select from public.communities c
    where c.id = p_source_id and c.deleted_at is null and c.id = any (private.list_my_community_ids('document_rules', 'read'))
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  perform private.enforce_rate_limit('copy_document_rules', 60, interval '1 hour');
  insert into public.document_rules (owner_id, community_id, label, type, care_type, days_before, days_after, valid_months, note)
  select auth.uid(), p_community_id, s.label, s.type, s.care_type, s.days_before, s.days_after, s.valid_months, s.note
  from (
    select r.label, r.type, t.care_type, r.days_before, r.days_after, null::integer as valid_months,
      left('Copied, check it for your state. ' || r.source, 200) as note
    from private.list_state_document_rules() r cross join unnest(r.care_types) t (care_type)
    where r.state = p_state
    union all
    select d.label, d.type, d.care_type, d.days_before, d.days_after, d.valid_months, d.note
    from public.document_rules d where d.community_id = p_source_id and d.deleted_at is null
  ) s
  where not exists (
    select from public.document_rules o
    where o.community_id = p_community_id and o.deleted_at is null and lower(o.label) = lower(s.label)
      and o.care_type is not distinct from s.care_type
  )
  order by s.label, s.care_type
  limit 200;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Copies document rules of a state or of another community of the caller, and returns how many.
select private.expose('copy_document_rules', 'authenticated');

create function private.get_built_in_rules(p_community_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_community public.communities;
begin
  select * into v_community from public.communities c
  where c.id = p_community_id and c.deleted_at is null
    and c.id = any (private.list_my_community_ids('document_rules', 'read'));
  if v_community.id is null then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'states', (select jsonb_agg(distinct s.state order by s.state) from private.list_state_document_rules() s),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('label', s.label, 'source', s.source) order by s.label), '[]')
      from private.list_state_document_rules() s
      where s.state = v_community.state and s.care_types && v_community.care_types
    ),
    'incidents', (
      select coalesce(jsonb_agg(jsonb_build_object('rule', r.rule, 'types', r.types, 'hours', r.hours) order by r.hours, r.rule), '[]')
      from private.list_report_rules() r
      where (r.state = v_community.state or r.state = 'US') and (r.care_type is null or r.care_type = any (v_community.care_types))
        and r.begins_on <= current_date and (r.ends_on is null or r.ends_on >= current_date)
    )
  );
end $$;

-- Returns the built-in rules that apply to a community: documents, and reports of incidents.
select private.expose('get_built_in_rules', 'authenticated');
