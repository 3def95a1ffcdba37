-- The full timeline of a record.
create function private.record_timeline(
  p_kind text, p_id uuid, p_before text default null, p_limit public.whole_number default 50
)
returns table (
  id text, what text, at timestamptz, by_id uuid, by_name text, act text, version integer, was jsonb, now jsonb,
  body text, mentions uuid[], edited_at timestamptz, due_on date, assignee_id uuid, done_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_scope constant text := 'timeline:' || p_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_what constant text := coalesce(v_from ->> 1, 'z');
  v_key constant text := coalesce(v_from ->> 2, '');
  v_limit constant integer := private.limit_page_size(p_limit, 50, 200);
begin
  if not private.can_see_record(p_kind, p_id) then
    return;
  end if;
  return query
  select
    l.id, l.what, l.at, l.by_id, coalesce(nullif(p.full_name, ''), p.email), l.act, l.version, l.was, l.now, l.body,
    l.mentions, l.edited_at, l.due_on, l.assignee_id, l.done_at,
    private.seal_cursor(v_scope, jsonb_build_array(l.at, l.what, l.key))
  from (
    (
      select c.id::text as id, 'change' as what, c.at, c.by as by_id, c.act, c.version, c.was, c.now,
        null::text as body, null::uuid[] as mentions, null::timestamptz as edited_at, null::date as due_on,
        null::uuid as assignee_id, null::timestamptz as done_at, lpad(c.id::text, 19, '0') as key
      from public.record_changes c
      where c.record_id = p_id and c.kind = p_kind and c.at <= v_at
        and (c.at, 'change', lpad(c.id::text, 19, '0')) < (v_at, v_what, v_key)
      order by c.at desc, c.id desc limit v_limit
    ) union all (
      select m.id::text, 'comment', m.created_at, m.by, m.way, null, null,
        case when m.outcome is not null then jsonb_build_object('outcome', m.outcome) end, m.body, m.mentions, m.edited_at, null,
        null, null, m.id::text
      from public.record_comments m
      where m.record_id = p_id and m.kind = p_kind and m.deleted_at is null and m.created_at <= v_at
        and (m.way <> 'private' or m.by = auth.uid())
        and (m.created_at, 'comment', m.id::text) < (v_at, v_what, v_key)
      order by m.created_at desc, m.id desc limit v_limit
    ) union all (
      select f.id::text, 'file', f.created_at, f.by, null, null, null, null, f.name, null, null, null, null, null,
        f.id::text
      from public.record_files f
      where f.record_id = p_id and f.kind = p_kind and f.created_at <= v_at
        and (f.created_at, 'file', f.id::text) < (v_at, v_what, v_key)
      order by f.created_at desc, f.id desc limit v_limit
    ) union all (
      select t.id::text, 'task', t.created_at, t.by, null, null, null, null, t.title, null, null, t.due_on,
        t.assignee_id, t.done_at, t.id::text
      from public.record_tasks t
      where t.record_id = p_id and t.kind = p_kind and t.created_at <= v_at
        and (t.created_at, 'task', t.id::text) < (v_at, v_what, v_key)
      order by t.created_at desc, t.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.what desc, l.key desc
  limit v_limit;
end $$;

-- Returns a page of a record's timeline, newest first: changes, comments, tasks, and files, each with its
-- author and the next cursor. Fewer rows than requested means the last page. `body` is a comment's text (its
-- `act` says whether it is a note or a call, and `now` how a call ended), a task's title, or a file's name.
select private.expose('record_timeline', 'authenticated');
