SET local check_function_bodies = off;

ALTER TABLE "public"."shortlists"
  ADD COLUMN "ended_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.answer_shortlist (
  p_item_id uuid,
  p_answer  text,
  p_note    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_item public.shortlist_items;
  v_list public.shortlists;
begin
  perform private.lock_member();
  select s.* into v_list from public.shortlist_items i join public.shortlists s on s.id = i.shortlist_id
  where i.id = p_item_id and s.recipient = private.my_confirmed_address() and s.ended_at is null;
  if v_list.id is null then
    raise exception 'This was not sent to you.' using errcode = 'HXCLG';
  end if;
  if p_answer = 'ask' and coalesce(btrim(p_note), '') = '' then
    raise exception 'A question has words.' using errcode = 'HXCLQ';
  end if;
  perform private.keep_pace('client_answer', 60, interval '1 hour');
  update public.shortlist_items i
  set answer = p_answer, answer_note = nullif(btrim(p_note), ''), answered_at = now()
  where i.id = p_item_id returning * into v_item;
  perform private.tell_of_client(
    v_list."by", v_list.contact_id, 'client_answer:' || v_item.id || ':' || p_answer,
    case p_answer
      when 'like' then 'Likes'
      when 'pass' then 'Passes on'
      else 'Asks “' || left(btrim(p_note), 300) || '”'
    end,
    v_item.property_name
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.closed_by (
  p_broker_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    with sold as (
      select l.id, l.property_type, l.location, l.total_beds, coalesce(
        (
          select max(c.at) from public.listing_changes c
          where c.listing_id = l.id and c.what = 'status' and c.became #>> '{}' = 'sold'
        ),
        l.updated_at
      ) as at
      from public.listings l
      where l.broker_id = p_broker_id and l.status = 'sold' and l.approval_status = 'approved'
        and not l.is_confidential and not l.is_unlisted
    )
    select jsonb_build_object('count', count(*), 'last', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'property_type', r.property_type, 'location', r.location, 'beds', r.total_beds, 'month', to_char(r.at, 'YYYY-MM')
      ) order by r.at desc, r.id), '[]')
      from (select * from sold s order by s.at desc, s.id limit 6) r
    ))
    from sold
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.end_shortlist (
  p_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_member();
  update public.shortlists s set ended_at = coalesce(s.ended_at, now())
  where s.id = p_id and s.book = any (private.my_books());
  if not found then
    raise exception 'There is no such shortlist.' using errcode = 'HXSHG';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.get_agent (
  p_agent_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (
    select private.agent_card(a) || jsonb_build_object('practice', private.practice_of(a.id), 'closed', private.closed_by(a.id), 'markets', (
      select jsonb_agg(
        jsonb_build_object('state', m.state, 'property_type', m.property_type, 'listings', m.listings)
        order by m.listings desc, m.state, m.property_type
      )
      from private.agent_markets m
      where m.agent_id = a.id
    ))
    from private.agents a
    where a.id = p_agent_id and private.is_agent(a.id)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.my_client_desk()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_address constant text := private.my_confirmed_address();
begin
  if v_address is null or not coalesce(private.is_approved(), false) then
    return jsonb_build_object(
      'is_confirmed', v_address is not null, 'shortlists', '[]'::jsonb, 'meetings', '[]'::jsonb, 'tasks', '[]'::jsonb,
      'files', '[]'::jsonb
    );
  end if;
  return jsonb_build_object(
    'is_confirmed', true,
    'shortlists', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'sent_at', s.sent_at, 'note', s.note, 'from', coalesce(nullif(p.full_name, ''), 'A broker'),
        'company', private.business_name(p),
        'items', (
          select jsonb_agg(jsonb_build_object(
            'id', i.id, 'listing_id', l.id, 'name', coalesce(l.property_name, i.property_name), 'place', l.location,
            'type', l.property_type, 'price', l.price, 'beds', l.total_beds, 'cap_rate', l.cap_rate,
            'fits', i.fits, 'misses', i.misses, 'answer', i.answer, 'answer_note', i.answer_note
          ) order by i.place)
          from public.shortlist_items i
          left join public.listings l on l.id = i.listing_id
            and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
          where i.shortlist_id = s.id
        )
      ) order by s.sent_at desc, s.id), '[]')
      from (
        select * from public.shortlists a
        where a.recipient = v_address and a.ended_at is null order by a.sent_at desc limit 50
      ) s left join public.profiles p on p.id = s.by
    ),
    'meetings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', e.title, 'kind', e.kind, 'begins_at', n.begins_at, 'ends_at', n.begins_at + (e.ends_at - e.begins_at),
        'time_zone', e.time_zone, 'is_all_day', e.is_all_day, 'place', e.place,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by n.begins_at), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.events e on e.id = s.event_id and e.deleted_at is null
      cross join lateral (
        select b.at as begins_at from private.event_starts(e, now() - (e.ends_at - e.begins_at), 1) b (at)
      ) n
      left join public.profiles p on p.id = s.by
    ),
    'tasks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'title', t.title, 'due_on', t.due_on, 'done_at', t.done_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by t.done_at is not null, t.due_on nulls last, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_tasks t on t.id = s.task_id and coalesce(t.done_at > now() - interval '30 days', true)
      left join public.profiles p on p.id = s.by
    ),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'name', f.name, 'size', f.size, 'shared_at', s.shared_at,
        'from', coalesce(nullif(p.full_name, ''), 'A broker')
      ) order by s.shared_at desc, s.id), '[]')
      from private.my_contacts() c join public.client_shares s on s.contact_id = c.id
      join public.record_files f on f.id = s.file_id
      left join public.profiles p on p.id = s.by
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.end_shortlist (
  p_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_shortlist(p_id)
$function$;

REVOKE ALL ON FUNCTION "public"."end_shortlist"(uuid) FROM PUBLIC, "anon", "service_role";

COMMENT ON COLUMN "public"."shortlists"."ended_at" IS 'When it was taken back: it stands on no desk of its client any more, and is answered no more.';

REVOKE ALL ON FUNCTION "private"."closed_by"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."closed_by"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."closed_by"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."end_shortlist"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."end_shortlist"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."end_shortlist"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_shortlist"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_shortlist"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_shortlist"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_shortlist"(uuid) TO "postgres";

-- The planner's estimates answer everybody: `count=planned` hands them out, and for leakproof comparisons
-- they come from what ANALYZE has seen of the whole table, rows that are withheld from the caller included. From
-- how an estimate moves with the bound of a filter, members could read latitudes, streets and addresses of
-- mail. So nothing is sampled of words and places that no index orders; their estimates are then constants.
-- What rows are filtered by stays: a status tells of nobody.
do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as relation, a.attrelid, a.attnum, a.attname
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
      and a.attname not like '%status'
      and (
        (c.oid = 'public.profiles'::regclass and a.attname = 'email')
        or not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
      )
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', v_column.relation, v_column.attname
    );
  end loop;
end
$$;
