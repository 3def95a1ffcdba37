-- All that became of a record, in one line of time.
create function private.record_timeline(p_kind text, p_id uuid, p_before text, p_limit integer)
returns table (entry text, id text, at timestamptz, by uuid, name text, facts jsonb, cursor text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_scope constant text := 'timeline:' || p_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_entry constant text := coalesce(v_from ->> 1, 'z');
  v_id constant text := coalesce(v_from ->> 2, '');
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
begin
  if not private.sees_record(p_kind, p_id) then
    return;
  end if;
  return query
  select
    l.entry, l.id, l.at, l.by, coalesce(nullif(p.full_name, ''), p.email), l.facts,
    private.seal_cursor(v_scope, jsonb_build_array(l.at, l.entry, l.id))
  from (
    (
      select 'change' as entry, lpad(c.id::text, 19, '0') as id, c.at, c.by,
        jsonb_build_object('act', c.act, 'was', c.was, 'now', c.now, 'version', c.version) as facts
      from public.record_changes c
      where c.record_id = p_id and c.kind = p_kind and c.at <= v_at
        and (c.at, 'change', lpad(c.id::text, 19, '0')) < (v_at, v_entry, v_id)
      order by c.at desc, c.id desc limit v_limit
    ) union all (
      select 'comment', m.id::text, m.created_at, m.by,
        jsonb_build_object(
          'body', m.body, 'mentions', m.mentions, 'edited_at', m.edited_at, 'deleted_at', m.deleted_at
        )
      from public.record_comments m
      where m.record_id = p_id and m.kind = p_kind and m.created_at <= v_at
        and (m.created_at, 'comment', m.id::text) < (v_at, v_entry, v_id)
      order by m.created_at desc, m.id desc limit v_limit
    ) union all (
      select 'file', f.id::text, f.created_at, f.by,
        jsonb_build_object('path', f.path, 'name', f.name, 'type', f.type, 'size', f.size)
      from public.record_files f
      where f.record_id = p_id and f.kind = p_kind and f.created_at <= v_at
        and (f.created_at, 'file', f.id::text) < (v_at, v_entry, v_id)
      order by f.created_at desc, f.id desc limit v_limit
    ) union all (
      select 'task', t.id::text, t.created_at, t.by,
        jsonb_build_object(
          'title', t.title, 'note', t.note, 'due_on', t.due_on, 'due_at', t.due_at, 'assignee_id', t.assignee_id,
          'done_at', t.done_at, 'done_by', t.done_by
        )
      from public.record_tasks t
      where t.record_id = p_id and t.kind = p_kind and t.created_at <= v_at
        and (t.created_at, 'task', t.id::text) < (v_at, v_entry, v_id)
      order by t.created_at desc, t.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by
  order by l.at desc, l.entry desc, l.id desc
  limit v_limit;
end
$$;
revoke all on function private.record_timeline(text, uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function private.record_timeline(text, uuid, text, integer) to authenticated;

-- A page of what became of a record, the newest first: changes, comments, tasks and files, each with who it was and
-- with the cursor that goes on behind it. Fewer than asked for are the last.
create function public.record_timeline(p_kind text, p_id uuid, p_before text default null, p_limit integer default 50)
returns table (entry text, id text, at timestamptz, by uuid, name text, facts jsonb, cursor text)
language sql stable set search_path = ''
as $$
  select * from private.record_timeline(p_kind, p_id, p_before, p_limit)
$$;
revoke all on function public.record_timeline(text, uuid, text, integer) from public, anon, authenticated, service_role;
grant execute on function public.record_timeline(text, uuid, text, integer) to authenticated;
