-- Validates an automation on save, switch-on, and test, with the caller as owner: named users must be
-- teammates, the sequence must be the owner's, and written values must be ones users can write.

create function private.require_action_text(p_words text, p_longest integer) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if btrim(coalesce(p_words, '')) = '' or char_length(p_words) > p_longest or not private.is_single_line(p_words, p_longest) then
    raise exception 'Describe the action in one line.' using errcode = 'HXAUW';
  end if;
end $$;

-- "me", "the record's owner", or a teammate.
create function private.require_colleague(p_who text, p_others text[]) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_who is null or p_who <> all (p_others)
    and not exists (select from private.record_people() p where p.id::text = p_who)
  then
    raise exception 'This person is not on your team.' using errcode = 'HXRTO';
  end if;
end $$;

-- Requires a user-writable field and a valid value. Automations can't set what only a contact can say, such
-- as an email opt-out.
create function private.require_editable_field(p_kind text, p_field text, p_value jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_field in ('sharing', 'deleted_at', 'consent', 'do_not_contact', 'tags', 'skipped', 'begins_at', 'ends_at', 'received_at')
    or not exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', p_kind)::regclass and a.attname = p_field and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
    )
    or coalesce(jsonb_typeof(p_value), 'object') = 'object' or char_length(p_value::text) > 2000
  then
    raise exception 'Automations cannot change this field.' using errcode = 'HXAUF';
  end if;
  execute format('select jsonb_populate_record(null::public.%I, $1)', p_kind) using jsonb_build_object(p_field, p_value);
exception
  when data_exception then
    raise exception 'Automations cannot change this field.' using errcode = 'HXAUF';
end $$;

create function private.require_valid_action(p_kind text, p_act jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_do constant text := p_act ->> 'do';
  v_is_record constant boolean := p_kind <> 'listings';
  v_known constant text[] := case v_do
    when 'task' then array['do', 'title', 'to', 'days']
    when 'notify' then array['do', 'to', 'words']
    when 'note' then array['do', 'words']
    when 'set' then array['do', 'field', 'value']
    when 'tag' then array['do', 'tag']
    when 'assign' then array['do', 'to']
    when 'enrol' then array['do', 'sequence_id']
    when 'deal' then array['do']
    when 'approve' then array['do']
    when 'classify' then array['do', 'words', 'tag', 'by_model']
    when 'extract' then array['do', 'by_model']
    when 'summarize' then array['do', 'by_model']
    when 'draft' then array['do', 'words', 'by_model']
  end;
begin
  if jsonb_typeof(p_act) is distinct from 'object' or v_known is null
    or exists (select from jsonb_object_keys(p_act) k where k <> all (v_known))
    or not v_is_record and v_do not in ('task', 'notify', 'approve')
    or p_act ? 'by_model' and jsonb_typeof(p_act -> 'by_model') <> 'boolean'
    or v_do = 'deal' and p_kind <> 'leads'
    or v_do in ('tag', 'classify') and p_kind not in ('leads', 'contacts', 'deals')
    or v_do = 'enrol' and p_kind not in ('leads', 'contacts', 'deals')
  then
    raise exception 'This action is not supported.' using errcode = 'HXAUX';
  end if;
  case v_do
    when 'task' then
      perform private.require_action_text(p_act ->> 'title', 150);
      perform private.require_colleague(p_act ->> 'to', case when v_is_record then array['me', 'owner'] else array['me'] end);
      if jsonb_typeof(p_act -> 'days') is distinct from 'number' or p_act ->> 'days' !~ '^[0-9]{1,3}$'
        or (p_act ->> 'days')::integer > 250
      then
        raise exception 'The due date must be within a year.' using errcode = 'HXAUX';
      end if;
    when 'notify' then
      perform private.require_action_text(p_act ->> 'words', 200);
      perform private.require_colleague(p_act ->> 'to', array['me']);
    when 'note', 'draft' then
      perform private.require_action_text(p_act ->> 'words', 1000);
    when 'classify' then
      perform private.require_action_text(p_act ->> 'words', 300);
      perform private.require_action_text(p_act ->> 'tag', 40);
    when 'set' then
      perform private.require_editable_field(p_kind, p_act ->> 'field', p_act -> 'value');
    when 'tag' then
      perform private.require_action_text(p_act ->> 'tag', 40);
    when 'assign' then
      perform private.require_colleague(p_act ->> 'to', case p_kind when 'leads' then array['me', 'turn'] else array['me'] end);
    when 'enrol' then
      if p_act ->> 'sequence_id' is null or not exists (
        select from public.email_sequences s
        where s.id::text = p_act ->> 'sequence_id' and s.workspace_id = any (private.list_my_workspace_ids()) and s.deleted_at is null
      ) then
        raise exception 'Sequence not found.' using errcode = 'HXSQG';
      end if;
    else
      null;
  end case;
end $$;

create function private.require_valid_trigger(p_occasion text, p_value text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_known record;
begin
  select * into v_known from private.list_automation_triggers() o where o.occasion = p_occasion;
  if not found or not coalesce(case v_known.takes
    when 'minutes' then p_value ~ '^[1-9][0-9]{0,4}$'
    when 'days' then p_value ~ '^[1-9][0-9]{0,2}$'
    when 'stage' then p_value in (select s.stage from private.deal_stages() s)
    when 'tag' then char_length(btrim(p_value)) between 1 and 40 and private.is_single_line(p_value, 40)
    else p_value is null
  end, false) then
    raise exception 'This trigger is not supported.' using errcode = 'HXAUO';
  end if;
  return v_known.kind;
end $$;

-- Returns the record kind of a valid rule; raises an error otherwise. Conditions are a flat list; anything
-- that isn't a condition is rejected before it is inspected.
create function private.require_valid_automation(
  p_occasion text, p_value text, p_whose text, p_matches text, p_conditions jsonb, p_acts jsonb
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_kind constant text := private.require_valid_trigger(p_occasion, p_value);
  v_each jsonb;
begin
  if coalesce(p_whose, '') not in ('mine', 'all') or coalesce(p_matches, '') not in ('all', 'any')
    or jsonb_typeof(p_conditions) is distinct from 'array' or jsonb_array_length(p_conditions) > 10
    or char_length(p_conditions::text) > 8000
  then
    raise exception 'An automation can have up to ten conditions.' using errcode = 'HXAUC';
  end if;
  for v_each in select c from jsonb_array_elements(p_conditions) c loop
    if jsonb_typeof(v_each) is distinct from 'object'
      or exists (select from jsonb_object_keys(v_each) k where k not in ('field', 'is', 'value'))
    then
      raise exception 'This condition is invalid.' using errcode = 'HXAUC';
    end if;
    perform private.automation_condition_sql(v_kind, v_each);
  end loop;
  if jsonb_typeof(p_acts) is distinct from 'array' or jsonb_array_length(p_acts) not between 1 and 5
    or char_length(p_acts::text) > 12000
  then
    raise exception 'An automation needs one to five actions.' using errcode = 'HXAUX';
  end if;
  for v_each in select a from jsonb_array_elements(p_acts) a loop
    perform private.require_valid_action(v_kind, v_each);
  end loop;
  if exists (
    select from jsonb_array_elements(p_acts) a
    where a ->> 'do' in ('set', 'assign', 'enrol', 'deal', 'approve', 'extract', 'summarize')
    group by a ->> 'do', a ->> 'field' having count(*) > 1
  ) then
    raise exception 'An automation can have this action only once.' using errcode = 'HXAUX';
  end if;
  return v_kind;
end $$;

-- Actions that send something outside the team or change more than one record need the owner's approval.
create function private.action_requires_approval(p_act jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select p_act ->> 'do' in ('enrol', 'deal', 'approve')
$$;
