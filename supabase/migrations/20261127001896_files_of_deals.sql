SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.client_line (
  p_contact_id uuid,
  p_before     text,
  p_limit      integer
)
  RETURNS TABLE (
    id      text,
    what    text,
    at      timestamp with time zone,
    by_name text,
    title   text,
    body    text,
    path    text,
    cursor  text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_scope constant text := 'client_line:' || p_contact_id;
  v_from constant jsonb := private.open_cursor(v_scope, p_before);
  v_at constant timestamptz := coalesce((v_from ->> 0)::timestamptz, 'infinity');
  v_key constant text := coalesce(v_from ->> 1, '');
  v_limit constant integer := least(greatest(coalesce(p_limit, 50), 1), 200);
  v_contact public.contacts;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null then
    return;
  end if;
  return query
  with deals as (
    select d.id, d.name from public.deals d
    where d.contact_id = p_contact_id and d.deleted_at is null and d.book = any (private.my_books()) limit 200
  )
  select l.key, l.what, l.at, coalesce(nullif(p.full_name, ''), case when l.what in ('answer', 'lead') then v_contact.name end), l.title,
    l.body, l.path, private.seal_cursor(v_scope, jsonb_build_array(l.at, l.key))
  from (
    (
      select 'c' || m.id as key, m.way as what, m.created_at as at, m.by as by_id, r.name as title, m.body as body,
        case when r.kind = 'deals' then '/deal-pipeline/' || r.id end as path
      from (
        select p_contact_id as id, null::text as name, 'contacts' as kind union all select k.id, k.name, 'deals' from deals k
      ) r
      cross join lateral (
        select * from public.record_comments h
        where h.record_id = r.id and h.kind = r.kind and h.deleted_at is null
          and (h.way <> 'private' or h.by = auth.uid())
          and (h.created_at, 'c' || h.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
        order by h.created_at desc, h.id desc limit v_limit
      ) m
      order by m.created_at desc, 'c' || m.id desc limit v_limit
    ) union all (
      select 'f' || f.id, 'file', f.created_at, f.by, f.name, null,
        case when r.kind = 'deals' then '/deal-pipeline/' || r.id end
      from (select p_contact_id as id, 'contacts' as kind union all select k.id, 'deals' from deals k) r
      cross join lateral (
        select * from public.record_files h
        where h.record_id = r.id and h.kind = r.kind
          and (h.created_at, 'f' || h.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
        order by h.created_at desc, h.id desc limit v_limit
      ) f
      order by f.created_at desc, 'f' || f.id desc limit v_limit
    ) union all (
      select 'e' || e.id, 'event', e.begins_at, e.owner_id, e.title, e.place, '/calendar/' || e.id
      from public.events e
      where e.contact_id = p_contact_id and e.deleted_at is null and e.book = any (private.my_books())
        and (e.begins_at, 'e' || e.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by e.begins_at desc, 'e' || e.id desc limit v_limit
    ) union all (
      select 'a' || i.id, 'answer', i.answered_at, null, i.property_name,
        case i.answer when 'like' then 'Likes it' when 'pass' then 'Passes' else i.answer_note end,
        '/property/' || i.listing_id
      from public.shortlists s join public.shortlist_items i on i.shortlist_id = s.id
      where s.contact_id = p_contact_id and i.answered_at is not null
        and (i.answered_at, 'a' || i.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by i.answered_at desc, 'a' || i.id desc limit v_limit
    ) union all (
      select 'l' || l.id, 'lead', l.received_at, null, l.interest, l.message, '/leads/' || l.id
      from public.leads l
      where l.contact_id = p_contact_id and l.deleted_at is null and l.book = any (private.my_books())
        and (l.received_at, 'l' || l.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by l.received_at desc, 'l' || l.id desc limit v_limit
    ) union all (
      select 'm' || m.id, 'message', m.created_at, m.sender_id, null, m.message_text, '/messages/' || m.conversation_id
      from private.messages_with(v_contact) w join public.conversation_messages m on m.conversation_id = w.conversation_id
      where m.deleted_at is null and m.message_type <> 'system'
        and (m.created_at, 'm' || m.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
      order by m.created_at desc, 'm' || m.id desc limit v_limit
    )
  ) l
  left join public.profiles p on p.id = l.by_id
  order by l.at desc, l.key desc
  limit v_limit;
end
$function$;
