SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.figures_of_contacts()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_books constant uuid[] := private.my_books();
begin
  if not private.is_approved() or not exists (
    select from public.contacts c where c.owner_id = v_me and c.deleted_at is null and c.book = any (v_books)
  ) then
    return null;
  end if;
  return jsonb_build_object(
    'new', (
      select count(*) from (
        select from public.contacts c
        where c.book = any (v_books) and c.owner_id = v_me and c.deleted_at is null
          and c.created_at > now() - interval '30 days'
        limit 1000
      ) as counted
    ),
    'new_before', (
      select count(*) from (
        select from public.contacts c
        where c.book = any (v_books) and c.owner_id = v_me and c.deleted_at is null
          and c.created_at <= now() - interval '30 days' and c.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    ),
    'quiet', (
      select count(*) from (
        select from public.contacts c
        where c.book = any (v_books) and c.owner_id = v_me and c.deleted_at is null and not c.do_not_contact
          and coalesce(c.last_contact_at, '-infinity') < now() - interval '60 days'
          and coalesce(c.last_contact_at, '-infinity') > '-infinity'
        limit 1000
      ) as counted
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_deals()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_books constant uuid[] := private.my_books();
  v_today constant date := (now() at time zone private.zone_of(v_me))::date;
  -- As long as the pipeline itself takes it: `STALLED_DAYS` of shared/deals/stages.ts.
  v_stalled constant timestamptz := now() - interval '30 days';
begin
  if not private.is_approved() or not exists (
    select from public.deals d where d.owner_id = v_me and d.deleted_at is null and d.book = any (v_books)
  ) then
    return null;
  end if;
  return (
    with own as (
      select d.id, d.name, d.stage_since, d.next_step, d.next_step_on, d.expected_close
      from public.deals d
      where d.owner_id = v_me and d.deleted_at is null and d.book = any (v_books)
        and d.stage not in ('transition', 'true_up', 'won', 'lost')
      limit 1000
    ), closed as (
      select d.closed_on from public.deals d
      where d.owner_id = v_me and d.deleted_at is null and d.book = any (v_books)
        and d.stage in ('transition', 'true_up', 'won')
        and d.closed_on > v_today - 180 and d.closed_on <= v_today
      limit 1000
    )
    select jsonb_build_object(
      'open', count(*),
      'due', count(*) filter (where o.next_step_on = v_today),
      'late', count(*) filter (where o.next_step_on < v_today),
      'stalled', count(*) filter (where o.stage_since < v_stalled),
      'closing', count(*) filter (where o.expected_close between v_today and v_today + 30),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'name', f.name, 'step', f.next_step, 'on', f.next_step_on, 'is_late', f.next_step_on < v_today
        ) order by f.next_step_on, f.id), '[]')
        from (
          select * from own where own.next_step_on <= v_today order by own.next_step_on, own.id limit 3
        ) f
      ),
      'closed', (select count(*) from closed c where c.closed_on > v_today - 90),
      'closed_before', (select count(*) from closed c where c.closed_on <= v_today - 90)
    )
    from own o
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_events()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_books constant uuid[] := private.my_books();
  v_zone constant text := private.zone_of(v_me);
  v_today constant timestamptz := date_trunc('day', now() at time zone v_zone) at time zone v_zone;
  v_tomorrow constant timestamptz := (date_trunc('day', now() at time zone v_zone) + interval '1 day') at time zone v_zone;
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    with mine as (
      select e.id, e.title, e.kind, e.place, e.is_all_day, e.ends_at - e.begins_at as takes, s.at
      from private.events_of_books(v_books, v_today - interval '7 days', v_today + interval '7 days') e
      cross join lateral private.event_starts(e, v_today - interval '7 days', 200) s (at)
      where (e.owner_id = v_me or v_me = any (e.attendee_ids)) and s.at < v_today + interval '7 days'
    )
    select jsonb_build_object(
      'today', count(*) filter (where m.at >= v_today and m.at < v_tomorrow),
      'left', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'title', f.title, 'kind', f.kind, 'place', f.place, 'is_all_day', f.is_all_day, 'at', f.at
        ) order by f.at, f.id), '[]')
        from (
          select * from mine
          where mine.at >= v_today and mine.at < v_tomorrow and mine.at + mine.takes > now()
          order by mine.at, mine.id limit 4
        ) f
      ),
      'week', count(*) filter (where m.at >= v_today),
      'week_before', count(*) filter (where m.at < v_today)
    )
    from mine m
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.figures_of_tasks()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_me constant uuid := auth.uid();
  v_books constant uuid[] := private.my_books();
  v_zone constant text := private.zone_of(v_me);
  v_today constant date := (now() at time zone v_zone)::date;
  v_tonight constant timestamptz := (v_today + 1)::timestamp at time zone v_zone;
begin
  if not private.is_approved() then
    return null;
  end if;
  return (
    with due as (
      select t.id, t.kind, t.record_id, t.title, t.due_on, t.due_at,
        coalesce(t.due_at < now(), t.due_on < v_today) as is_late, private.task_due(t.due_on, t.due_at) as by
      from public.record_tasks t
      where t.assignee_id = v_me and t.done_at is null and t.book = any (v_books)
        and private.task_due(t.due_on, t.due_at) < greatest(v_tonight, (v_today + 1)::timestamp at time zone 'UTC')
        and case when t.due_at is null then t.due_on <= v_today else t.due_at < v_tonight end
      order by private.task_due(t.due_on, t.due_at), t.id
      limit 1000
    )
    select jsonb_build_object(
      'due', count(*),
      'late', count(*) filter (where d.is_late),
      'first', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'title', f.title, 'kind', f.kind, 'record_id', f.record_id, 'due_on', f.due_on, 'due_at', f.due_at,
          'is_late', f.is_late, 'record', case when f.kind is not null then private.record_title(f.kind, f.record_id) end
        ) order by f.by, f.id), '[]')
        from (select * from due order by due.by, due.id limit 4) f
      ),
      'done', (
        select count(*) from (
          select from public.record_tasks t
          where t.assignee_id = v_me and t.done_at > now() - interval '7 days' limit 1000
        ) as counted
      ),
      'done_before', (
        select count(*) from (
          select from public.record_tasks t
          where t.assignee_id = v_me and t.done_at <= now() - interval '7 days'
            and t.done_at > now() - interval '14 days'
          limit 1000
        ) as counted
      )
    )
    from due d
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.hold_records (
  p_kind text,
  p_ids  uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  v_found integer;
begin
  perform private.require_kind(p_kind);
  if coalesce(cardinality(p_ids), 0) not between 1 and 5000 then
    raise exception 'Between one and five thousand at a time.' using errcode = 'HXRCM';
  end if;
  execute format(
    'select count(*) from (select from public.%I r where r.id = any ($1) order by r.id for update) l', p_kind
  ) into v_found using p_ids;
  return v_found;
end
$function$;

CREATE OR REPLACE FUNCTION private.written_columns (
  p_kind  text,
  p_names text[]
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(array_agg(a.attname::text order by a.attnum), '{}')
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_kind)::regclass and a.attnum > 0 and not a.attisdropped
    and a.attname = any (p_names) and has_column_privilege(a.attrelid, a.attnum, 'update')
$function$;

CREATE OR REPLACE FUNCTION public.change_records (
  p_kind    text,
  p_ids     uuid[],
  p_changes jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  SET jit TO 'off'
  SET statement_timeout TO '60s'
  AS $function$
declare
  v_held constant integer := private.hold_records(p_kind, p_ids);
  v_names text[];
  v_columns text;
  v_answer jsonb;
begin
  if jsonb_typeof(p_changes) is distinct from 'object' or p_changes = '{}' then
    raise exception 'These are no changes of records.' using errcode = 'HXRCW';
  end if;
  v_names := array(select jsonb_object_keys(p_changes));
  if cardinality(private.written_columns(p_kind, v_names)) <> cardinality(v_names) then
    raise exception 'People do not write this of records.' using errcode = 'HXRCW';
  end if;
  if v_held <> cardinality(p_ids) then
    raise exception 'Some of these records cannot be changed.' using errcode = 'HXRCG';
  end if;
  select string_agg(format('%I', n), ', ') into v_columns from unnest(v_names) n;
  execute format(
    'with changed as ('
      ' update public.%1$I r set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2))'
      ' where r.id = any ($1) returning r.*'
      ') select coalesce(jsonb_agg(to_jsonb(c)), ''[]'') from changed c', p_kind, v_columns
  ) into v_answer using p_ids, p_changes;
  return v_answer;
end
$function$;

REVOKE ALL ON FUNCTION "public"."change_records"(text, uuid[], jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_contacts (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('contacts', p_words, p_filters) $function$;

CREATE OR REPLACE FUNCTION public.count_deals (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('deals', p_words, p_filters) $function$;

CREATE OR REPLACE FUNCTION public.count_events (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.count_records('events', p_words, p_filters) $function$;

CREATE OR REPLACE FUNCTION public.find_contacts (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.find_records('contacts', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

CREATE OR REPLACE FUNCTION public.find_deals (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.find_records('deals', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

CREATE OR REPLACE FUNCTION public.find_events (
  p_words      text    DEFAULT NULL::text,
  p_filters    jsonb   DEFAULT '[]'::jsonb,
  p_sort       text    DEFAULT NULL::text,
  p_descending boolean DEFAULT NULL::boolean,
  p_after      text    DEFAULT NULL::text,
  p_limit      integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.find_records('events', p_words, p_filters, p_sort, p_descending, p_after, p_limit) $function$;

CREATE OR REPLACE FUNCTION public.sums_deals (
  p_words   text  DEFAULT NULL::text,
  p_filters jsonb DEFAULT '[]'::jsonb
)
  RETURNS TABLE (
    value   text,
    records bigint,
    sum     numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select * from private.sum_records('deals', 'stage', 'price', p_words, p_filters) $function$;

CREATE OR REPLACE FUNCTION public.take_back_changes (
  p_kind     text,
  p_ids      uuid[],
  p_versions integer[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  SET jit TO 'off'
  SET statement_timeout TO '60s'
  AS $function$
declare
  v_held constant integer := private.hold_records(p_kind, p_ids);
  v_changes text;
  v_answer jsonb;
begin
  select string_agg(format('%1$I = case when h.was ? %1$L then (h.p).%1$I else r.%1$I end', n), ', ')
  into v_changes
  from unnest(private.written_columns(p_kind, array(
    select distinct k.name
    from unnest(p_ids, p_versions) u (id, version)
    join public.record_changes c on c.record_id = u.id and c.version = u.version and c.kind = p_kind
    cross join jsonb_object_keys(c.was) k (name)
    where c.by = auth.uid()
  ))) n;
  if v_held = 0 or v_changes is null then
    return '[]';
  end if;
  execute format(
    'with changed as ('
      ' update public.%1$I r set %2$s from ('
      '   select c.record_id, c.version, c.was, jsonb_populate_record(null::public.%1$I, c.was) as p'
      '   from unnest($1, $2) u (id, version)'
      '   join public.record_changes c on c.record_id = u.id and c.version = u.version and c.kind = %1$L'
      '   where c.by = $3 and c.was is not null offset 0'
      ' ) h where r.id = h.record_id and r.version = h.version returning r.*'
      ') select coalesce(jsonb_agg(to_jsonb(c)), ''[]'') from changed c', p_kind, v_changes
  ) into v_answer using p_ids, p_versions, auth.uid();
  return v_answer;
end
$function$;

REVOKE ALL ON FUNCTION "public"."take_back_changes"(text, uuid[], integer[]) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."figures_of_contacts"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_contacts"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_contacts"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_contacts"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_deals"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_deals"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_deals"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_deals"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_events"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_events"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_events"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_events"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_of_tasks"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."figures_of_tasks"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."figures_of_tasks"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_of_tasks"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."hold_records"(text, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."hold_records"(text, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."hold_records"(text, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."hold_records"(text, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."written_columns"(text, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."written_columns"(text, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."written_columns"(text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."written_columns"(text, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_records"(text, uuid[], jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_records"(text, uuid[], jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_records"(text, uuid[], jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_back_changes"(text, uuid[], integer[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."take_back_changes"(text, uuid[], integer[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_back_changes"(text, uuid[], integer[]) TO "postgres";
