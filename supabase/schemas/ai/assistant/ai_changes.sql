-- Changes that the assistant proposes. The person sees what would change, decides, and the change is made with the
-- person's own rights. The row is the log: who decided what and when.
create table public.ai_changes (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  action text not null,
  record_kind text,
  record_id uuid,
  title text not null,
  field text,
  before jsonb,
  after jsonb not null,
  state text not null default 'proposed',
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  undone_at timestamptz,

  constraint ai_changes_action_is_known check (action in ('add_task', 'update_record')),
  constraint ai_changes_record_is_whole check ((action = 'update_record') = (record_kind is not null and record_id is not null and field is not null)),
  constraint ai_changes_title_is_plain check (private.is_single_line(title, 300)),
  constraint ai_changes_field_shape check (field ~ '^[a-z_]{2,40}$'),
  constraint ai_changes_values_are_small check (
    pg_column_size(before) < 8000 and pg_column_size(after) < 8000 and private.has_bounded_numbers(before)
    and private.has_bounded_numbers(after)
  ),
  constraint ai_changes_state_is_known check (state in ('proposed', 'done', 'dismissed', 'undone'))
);
create index ai_changes_user_idx on public.ai_changes (user_id, created_at desc, id);

select private.set_up_table('public.ai_changes', 'select');

create policy "Users read changes proposed to them" on public.ai_changes
  for select to authenticated using (user_id = (select auth.uid()));

-- Fields that the assistant may propose to change.
create function private.list_changeable_fields() returns table (kind text, fields text[])
language sql immutable set search_path = '' as $$
  values
    ('contacts', array['phone', 'email', 'city', 'job_title']),
    ('companies', array['phone', 'city']),
    ('deals', array['stage', 'next_step', 'price', 'expected_close']),
    ('leads', array['phone', 'email', 'city'])
$$;

create function private.propose_ai_change(p_id uuid, p_action text, p_values public.payload) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_kind constant text := p_values ->> 'record_kind';
  v_field constant text := p_values ->> 'field';
  v_record_id uuid;
  v_title text;
  v_before jsonb;
begin
  perform private.enforce_rate_limit('ai_changes', 60, interval '1 hour');
  if exists (select from public.ai_changes c where c.id = p_id and c.user_id = v_me) then
    return p_id;
  end if;
  if p_action = 'add_task' then
    insert into public.ai_changes (id, user_id, action, title, after)
    values (
      p_id, v_me, p_action, left(btrim(p_values ->> 'title'), 200),
      jsonb_build_object('title', left(btrim(p_values ->> 'title'), 200), 'due_on', (p_values ->> 'due_on')::date)
    );
    return p_id;
  end if;
  v_record_id := (p_values ->> 'record_id')::uuid;
  if not exists (select from private.list_changeable_fields() f where f.kind = v_kind and v_field = any (f.fields))
    or not private.can_see_record(v_kind, v_record_id)
  then
    raise exception 'Record not found.' using errcode = 'HXAIR';
  end if;
  execute format(
    'select to_jsonb(r.%I) #>> ''{}'', to_jsonb(r) -> %L from public.%I r cross join private.record_kind(%L) k where r.id = $1 and r.deleted_at is null',
    (select k.title from private.record_kind(v_kind) k), v_field, v_kind, v_kind
  ) into v_title, v_before using v_record_id;
  if v_title is null then
    raise exception 'Record not found.' using errcode = 'HXAIR';
  end if;
  insert into public.ai_changes (id, user_id, action, record_kind, record_id, title, field, before, after)
  values (p_id, v_me, 'update_record', v_kind, v_record_id, left(v_title, 300), v_field, v_before, coalesce(p_values -> 'value', 'null'));
  return p_id;
exception when invalid_text_representation or datetime_field_overflow or invalid_datetime_format or not_null_violation or check_violation then
  raise exception 'The change has an invalid value.' using errcode = 'HXAIV';
end $$;

-- Writes down a change for the caller to decide about. Changes nothing else.
select private.expose('propose_ai_change', 'authenticated');

-- Locks a change of the caller in one of these states.
create function private.lock_ai_change(p_id uuid, p_state text) returns public.ai_changes
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_change public.ai_changes;
begin
  select * into v_change from public.ai_changes c where c.id = p_id and c.user_id = v_me for update;
  if not found then
    raise exception 'Change not found.' using errcode = 'HXAIR';
  elsif v_change.state <> p_state then
    raise exception 'This change was already decided.' using errcode = 'HXAIS';
  end if;
  return v_change;
end $$;
grant execute on function private.lock_ai_change(uuid, text) to authenticated;

create function private.mark_ai_change(p_id uuid, p_from text, p_to text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (p_from, p_to) not in (('proposed', 'done'), ('proposed', 'dismissed'), ('done', 'undone')) then
    raise exception 'This change was already decided.' using errcode = 'HXAIS';
  end if;
  update public.ai_changes c
  set state = p_to, decided_at = coalesce(c.decided_at, now()), undone_at = case when p_to = 'undone' then now() end
  where c.id = p_id and c.user_id = auth.uid() and c.state = p_from;
end $$;
grant execute on function private.mark_ai_change(uuid, text, text) to authenticated;

-- Sets one field if it still has the expected value. Runs with the caller's rights.
create function private.set_record_field(p_change public.ai_changes, p_expected jsonb, p_value jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  v_current jsonb;
  v_count integer;
begin
  execute format('select to_jsonb(r) -> %L from public.%I r where r.id = $1 and r.deleted_at is null', p_change.field, p_change.record_kind)
    into v_current using p_change.record_id;
  if v_current is null then
    raise exception 'Record not found.' using errcode = 'HXAIR';
  elsif v_current is distinct from coalesce(p_expected, 'null') then
    raise exception 'The record has changed since.' using errcode = 'HXAIO';
  end if;
  execute format(
    'update public.%1$I r set %2$I = (jsonb_populate_record(null::public.%1$I, jsonb_build_object(%2$L, $1))).%2$I where r.id = $2',
    p_change.record_kind, p_change.field
  ) using p_value, p_change.record_id;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    raise exception 'Record not found.' using errcode = 'HXAIR';
  end if;
exception when check_violation or invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  raise exception 'The change has an invalid value.' using errcode = 'HXAIV';
end $$;
grant execute on function private.set_record_field(public.ai_changes, jsonb, jsonb) to authenticated;

-- Makes a proposed change as the caller: policies and checks of the record apply.
create function public.confirm_ai_change(p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_change constant public.ai_changes := private.lock_ai_change(p_id, 'proposed');
begin
  if v_change.action = 'add_task' then
    insert into public.record_tasks (id, title, due_on)
    values (v_change.id, v_change.after ->> 'title', (v_change.after ->> 'due_on')::date);
  else
    perform private.set_record_field(v_change, v_change.before, v_change.after);
  end if;
  perform private.mark_ai_change(p_id, 'proposed', 'done');
end $$;
grant execute on function public.confirm_ai_change(uuid) to authenticated;

-- Takes a change back, unless the record or task has changed since.
create function public.undo_ai_change(p_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  v_change constant public.ai_changes := private.lock_ai_change(p_id, 'done');
  v_count integer;
begin
  if v_change.action = 'add_task' then
    delete from public.record_tasks t where t.id = v_change.id and t.done_at is null;
    get diagnostics v_count = row_count;
    if v_count = 0 then
      raise exception 'The record has changed since.' using errcode = 'HXAIO';
    end if;
  else
    perform private.set_record_field(v_change, v_change.after, v_change.before);
  end if;
  perform private.mark_ai_change(p_id, 'done', 'undone');
end $$;
grant execute on function public.undo_ai_change(uuid) to authenticated;

create function private.dismiss_ai_change(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_ai_change(p_id, 'proposed');
  perform private.mark_ai_change(p_id, 'proposed', 'dismissed');
end $$;

-- Declines a proposed change.
select private.expose('dismiss_ai_change', 'authenticated');
