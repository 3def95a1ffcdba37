SET local check_function_bodies = off;

DROP FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone);

DROP FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid);

CREATE OR REPLACE FUNCTION private.lead_measures (
  p_from timestamp with time zone,
  p_to   timestamp with time zone,
  p_by   text
)
  RETURNS TABLE (
    value          text,
    leads          bigint,
    answered       bigint,
    in_time        bigint,
    median_minutes numeric,
    qualified      bigint,
    converted      bigint,
    won            bigint,
    commission     numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_by is null or p_by not in ('source', 'owner', 'form') or p_to is null or p_from is null then
    raise exception 'Leads are measured by source, owner or form.' using errcode = '22023';
  end if;
  return query
  select
    m.value, count(*), count(m.responded_at), count(*) filter (where m.responded_at <= m.respond_by),
    round((percentile_cont(0.5) within group (order by m.response_minutes))::numeric, 0),
    count(*) filter (where m.status in ('qualified', 'converted')), count(*) filter (where m.status = 'converted'),
    count(*) filter (where m.closed_on is not null), coalesce(sum(m.commission) filter (where m.closed_on is not null), 0)
  from (
    select l.*, case p_by
      when 'source' then coalesce(l.source, '') when 'form' then l.form_id::text else l.owner_id::text
    end as value
    from private.measured_leads(p_from, p_to) l
    where p_by <> 'form' or l.form_id is not null
  ) m
  group by m.value order by count(*) desc, m.value;
end
$function$;

CREATE OR REPLACE FUNCTION private.measured_leads (
  p_from timestamp with time zone,
  p_to   timestamp with time zone
)
  RETURNS TABLE (
    source           text,
    form_id          uuid,
    owner_id         uuid,
    responded_at     timestamp with time zone,
    respond_by       timestamp with time zone,
    response_minutes numeric,
    status           text,
    deal_id          uuid,
    deal             text,
    closed_on        date,
    commission       numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  select l.source, l.form_id, l.owner_id, l.responded_at, l.respond_by, l.response_minutes::numeric, l.status, d.id, d.name,
    d.closed_on, d.commission
  from unnest(v_books) b (book)
  join public.leads l on l.book = b.book
  left join public.deals d on d.id = l.deal_id and d.deleted_at is null and d.stage <> 'lost' and d.book = any (v_books)
  where l.deleted_at is null and l.received_at >= p_from and l.received_at < p_to;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_activity (
  p_from timestamp with time zone,
  p_to   timestamp with time zone
)
  RETURNS TABLE (
    person  uuid,
    notes   bigint,
    tasks   bigint,
    talks   bigint,
    clients bigint,
    deals   bigint,
    moves   bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select
    a.by, count(*) filter (where a.what = 'note'), count(*) filter (where a.what = 'task'),
    count(*) filter (where a.what = 'talk'), count(*) filter (where a.what = 'client'),
    count(*) filter (where a.what = 'deal'), count(*) filter (where a.what = 'move')
  from private.report_lines(p_from, p_to) a
  group by a.by order by count(*) desc, a.by
$function$;

CREATE OR REPLACE FUNCTION private.report_cohort (
  p_from  timestamp with time zone,
  p_to    timestamp with time zone,
  p_owner uuid
)
  RETURNS TABLE (
    id         uuid,
    name       text,
    created_at timestamp with time zone,
    is_lost    boolean,
    reached    integer
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  select d.id, d.name, d.created_at, d.stage = 'lost', greatest(
    case when d.stage = 'lost' then 1 else (select s.place from private.deal_stages() s where s.stage = d.stage) end,
    (
      select max(s.place) from public.record_changes h
      join private.deal_stages() s on s.stage = h.was ->> 'stage'
      where h.record_id = d.id and h.kind = 'deals' and h.was ? 'stage' and s.stage <> 'lost'
    )
  )
  from public.deals d
  where d.book = any (v_books) and d.deleted_at is null and d.created_at >= p_from and d.created_at < p_to
    and (p_owner is null or d.owner_id = p_owner);
end
$function$;

CREATE OR REPLACE FUNCTION private.report_conversion (
  p_from  timestamp with time zone,
  p_to    timestamp with time zone,
  p_owner uuid
)
  RETURNS TABLE (
    stage text,
    deals bigint,
    lost  bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s.stage, count(c.reached) filter (where c.reached >= s.place),
    count(c.reached) filter (where c.reached >= s.place and c.is_lost)
  from private.deal_stages() s left join private.report_cohort(p_from, p_to, p_owner) c on true
  where s.stage in ('valuation', 'engagement', 'nda', 'lois', 'loi_signed', 'psa', 'closing', 'transition')
  group by s.stage, s.place order by s.place
$function$;

CREATE OR REPLACE FUNCTION private.report_lines (
  p_from timestamp with time zone,
  p_to   timestamp with time zone,
  p_what text                     DEFAULT NULL::text
)
  RETURNS TABLE (
    by        uuid,
    what      text,
    kind      text,
    record_id uuid,
    words     text,
    at        timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  select a.* from (
    select c.by, 'note' as what, c.kind, c.record_id, left(c.body, 200), c.created_at from public.record_comments c
    where c.book = any (v_books) and c.created_at >= p_from and c.created_at < p_to and c.deleted_at is null
      and coalesce(p_what, 'note') = 'note'
    union all
    select t.done_by, 'task', t.kind, t.record_id, t.title, t.done_at from public.record_tasks t
    where t.book = any (v_books) and t.done_at >= p_from and t.done_at < p_to
      and coalesce(p_what, 'task') = 'task'
    union all
    select h.by, case
      when h.act = 'created' and h.kind = 'contacts' then 'client'
      when h.act = 'created' and h.kind = 'deals' then 'deal'
      when h.kind = 'deals' and h.was ? 'stage' then 'move'
      when h.kind = 'contacts' and h.now ? 'last_contact_at' then 'talk'
    end, h.kind, h.record_id, h.now ->> 'stage', h.at
    from public.record_changes h
    where h.book = any (v_books) and h.at >= p_from and h.at < p_to and h.kind in ('contacts', 'deals')
      and (p_what is null or p_what not in ('note', 'task'))
  ) a (by, what, kind, record_id, words, at)
  where a.by is not null and a.what is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_rows (
  p_figure text,
  p_from   timestamp with time zone,
  p_to     timestamp with time zone,
  p_person uuid,
  p_of     text
)
  RETURNS TABLE (
    path  text,
    title text,
    words text,
    at    timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if p_from is null or p_to is null or p_figure is null
    or p_figure not in ('note', 'task', 'talk', 'move', 'reached', 'lost', 'won')
  then
    raise exception 'There are no rows of such a figure.' using errcode = '22023';
  end if;
  if p_figure in ('reached', 'lost') then
    return query
    select '/deal-pipeline/' || c.id, c.name, null::text, c.created_at
    from private.report_cohort(p_from, p_to, p_person) c join private.deal_stages() s on c.reached >= s.place
    where s.stage = p_of and (p_figure = 'reached' or c.is_lost)
    order by c.created_at desc, c.id limit 200;
  elsif p_figure = 'won' then
    return query
    select '/deal-pipeline/' || m.deal_id, m.deal, null::text, m.closed_on::timestamp at time zone 'UTC'
    from private.measured_leads(p_from, p_to) m
    where coalesce(m.source, '') = coalesce(p_of, '') and m.closed_on is not null
    order by m.closed_on desc, m.deal_id limit 200;
  else
    return query
    select
      k.path || '/' || a.record_id,
      case a.kind
        when 'contacts' then (select c.name from public.contacts c where c.id = a.record_id)
        when 'deals' then (select d.name from public.deals d where d.id = a.record_id)
        else private.record_title(a.kind, a.record_id)
      end,
      a.words, a.at
    from (
      select * from private.report_lines(p_from, p_to, p_figure) l
      where l.what = p_figure and l.by = p_person order by l.at desc, l.record_id limit 200
    ) a
    left join private.record_kinds() k on k.kind = a.kind
    order by a.at desc, a.record_id;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.report_rows (
  p_figure text,
  p_from   timestamp with time zone,
  p_to     timestamp with time zone,
  p_person uuid                     DEFAULT NULL::uuid,
  p_of     text                     DEFAULT NULL::text
)
  RETURNS TABLE (
    path  text,
    title text,
    words text,
    at    timestamp with time zone
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select * from private.report_rows(p_figure, p_from, p_to, p_person, p_of)
$function$;

REVOKE ALL ON FUNCTION "public"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."measured_leads"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."measured_leads"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."measured_leads"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_activity"(timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_cohort"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_cohort"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_cohort"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_conversion"(timestamp WITH time zone, timestamp WITH time zone, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_lines"(timestamp WITH time zone, timestamp WITH time zone, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."report_lines"(timestamp WITH time zone, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_lines"(timestamp WITH time zone, timestamp WITH time zone, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."report_rows"(text, timestamp WITH time zone, timestamp WITH time zone, uuid, text) TO "postgres";
