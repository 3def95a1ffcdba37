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
          and (h.created_at, 'c' || h.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
        order by h.created_at desc, h.id desc limit v_limit
      ) m
      order by m.created_at desc, 'c' || m.id desc limit v_limit
    ) union all (
      select 'f' || f.id, 'file', f.created_at, f.by, f.name, null, null
      from public.record_files f
      where f.kind = 'contacts' and f.record_id = p_contact_id
        and (f.created_at, 'f' || f.id) < (v_at, coalesce(nullif(v_key, ''), '~'))
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

CREATE OR REPLACE FUNCTION private.forecast_deals (
  p_months integer
)
  RETURNS TABLE (
    month      date,
    stage      text,
    deals      bigint,
    commission numeric,
    weighted   numeric
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_from constant date := date_trunc('month', current_date);
  v_books constant uuid[] := private.my_books();
begin
  if p_months is null or p_months not between 1 and 60 then
    raise exception 'A forecast is of one to sixty months.' using errcode = '22023';
  end if;
  return query
  select m.month, m.stage, count(*), sum(m.commission), round(sum(m.commission * m.probability / 100), 2)
  from (
    select
      date_trunc('month', case when d.closed_on is null then greatest(d.expected_close, v_from) else d.closed_on end)::date as month,
      d.stage, d.commission, d.probability
    from public.deals d
    where d.book = any (v_books) and d.deleted_at is null and d.stage <> 'lost' and d.commission is not null
  ) m
  where m.month >= v_from and m.month < v_from + make_interval(months => p_months)
  group by 1, 2 order by 1, 2;
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
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
begin
  return query
  with cohort as (
    select d.stage = 'lost' as is_lost, greatest(
      case when d.stage = 'lost' then 1 else (select s.place from private.deal_stages() s where s.stage = d.stage) end,
      (
        select max(s.place) from public.record_changes h
        join private.deal_stages() s on s.stage = h.was ->> 'stage'
        where h.record_id = d.id and h.kind = 'deals' and h.was ? 'stage' and s.stage <> 'lost'
      )
    ) as reached
    from public.deals d
    where d.book = any (v_books) and d.deleted_at is null and d.created_at >= p_from and d.created_at < p_to
      and (p_owner is null or d.owner_id = p_owner)
  )
  select s.stage, count(c.reached) filter (where c.reached >= s.place),
    count(c.reached) filter (where c.reached >= s.place and c.is_lost)
  from private.deal_stages() s left join cohort c on true
  where s.stage in ('valuation', 'engagement', 'nda', 'lois', 'loi_signed', 'psa', 'closing', 'transition')
  group by s.stage, s.place order by s.place;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_months (
  p_from   date,
  p_months integer,
  p_owner  uuid
)
  RETURNS TABLE (
    month          date,
    expected       numeric,
    expected_deals bigint,
    actual         numeric,
    actual_deals   bigint,
    lost           numeric,
    lost_deals     bigint
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_books constant uuid[] := private.my_books();
  v_from date;
  v_to date;
begin
  if p_from is null or p_months is null or p_months not between 1 and 60 then
    raise exception 'A report is of one to sixty months.' using errcode = '22023';
  end if;
  v_from := date_trunc('month', p_from);
  v_to := v_from + make_interval(months => p_months);
  return query
  with own as (
    select d.commission, d.stage = 'lost' as is_lost, d.expected_close, d.closed_on
    from public.deals d
    where d.book = any (v_books) and d.deleted_at is null and (p_owner is null or d.owner_id = p_owner)
  ), told as (
    select date_trunc('month', o.expected_close)::date as month, o.commission, true as is_expected, o.is_lost
    from own o where o.expected_close >= v_from and o.expected_close < v_to
    union all
    select date_trunc('month', o.closed_on)::date, o.commission, false, false
    from own o where o.closed_on >= v_from and o.closed_on < v_to and not o.is_lost
  )
  select
    m.month::date,
    coalesce(sum(t.commission) filter (where t.is_expected), 0), count(*) filter (where t.is_expected),
    coalesce(sum(t.commission) filter (where not t.is_expected), 0), count(*) filter (where not t.is_expected),
    coalesce(sum(t.commission) filter (where t.is_lost), 0), count(*) filter (where t.is_lost)
  from generate_series(v_from::timestamp, v_to::timestamp - interval '1 month', interval '1 month') m (month)
  left join told t on t.month = m.month::date
  group by m.month order by m.month;
end
$function$;

CREATE OR REPLACE FUNCTION private.report_pipeline (
  p_owner uuid
)
  RETURNS TABLE (
    stage      text,
    deals      bigint,
    price      numeric,
    commission numeric,
    weighted   numeric
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
  select
    d.stage, count(*), coalesce(sum(d.price), 0), coalesce(sum(d.commission), 0),
    coalesce(round(sum(d.commission * d.probability / 100), 2), 0)
  from public.deals d
  where d.book = any (v_books) and d.deleted_at is null and (p_owner is null or d.owner_id = p_owner)
    and d.stage not in ('won', 'lost', 'transition', 'true_up')
  group by d.stage;
end
$function$;
