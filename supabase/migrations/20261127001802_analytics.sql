SET local check_function_bodies = off;

CREATE TABLE "private"."figure_days" (
  "day"       date    NOT NULL,
  "measure"   text    NOT NULL,
  "place"     text    NOT NULL DEFAULT ''::text,
  "kind"      text    NOT NULL DEFAULT ''::text,
  "value"     integer NOT NULL DEFAULT 0,
  "times"     bigint  NOT NULL,
  "amount"    numeric NOT NULL DEFAULT 0,
  "is_sample" boolean NOT NULL DEFAULT false,
  CONSTRAINT "figure_days_pkey" PRIMARY KEY (measure, day, place, kind, VALUE)
);

ALTER TABLE "private"."figure_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."figures_kept" (
  "is_one"     boolean                  NOT NULL DEFAULT true,
  "counted_at" timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp WITH time zone,
  "cohorts_on" date,
  CONSTRAINT "figures_kept_is_one" CHECK (is_one),
  CONSTRAINT "figures_kept_pkey" PRIMARY KEY (is_one)
);

ALTER TABLE "private"."figures_kept"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."first_searches" (
  "user_id" uuid NOT NULL,
  "day"     date NOT NULL,
  CONSTRAINT "first_searches_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "private"."first_searches"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."member_days" (
  "day"     date NOT NULL,
  "user_id" uuid NOT NULL,
  CONSTRAINT "member_days_pkey" PRIMARY KEY (day, user_id)
);

ALTER TABLE "private"."member_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."trial_days" (
  "day"       date    NOT NULL,
  "test"      text    NOT NULL,
  "variant"   text    NOT NULL,
  "exposed"   integer NOT NULL,
  "converted" integer NOT NULL,
  CONSTRAINT "trial_days_pkey" PRIMARY KEY (day, test, variant)
);

ALTER TABLE "private"."trial_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."trial_visitors" (
  "visitor"       bytea   NOT NULL,
  "test"          text    NOT NULL,
  "variant"       text    NOT NULL,
  "day"           date    NOT NULL,
  "has_converted" boolean NOT NULL DEFAULT false,
  CONSTRAINT "trial_visitors_pkey" PRIMARY KEY (visitor, test)
);

ALTER TABLE "private"."trial_visitors"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."vain_search_days" (
  "day"      date    NOT NULL,
  "words"    text    NOT NULL,
  "visitors" integer NOT NULL,
  CONSTRAINT "vain_search_days_pkey" PRIMARY KEY (day, words)
);

ALTER TABLE "private"."vain_search_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visit_day_parts" (
  "day"    date    NOT NULL,
  "part"   text    NOT NULL,
  "name"   text    NOT NULL,
  "views"  integer NOT NULL,
  "visits" integer NOT NULL,
  "faults" integer NOT NULL,
  CONSTRAINT "visit_day_parts_part_is_known" CHECK ((part = ANY (ARRAY['page'::text, 'referrer'::text, 'device'::text]))),
  CONSTRAINT "visit_day_parts_pkey" PRIMARY KEY (day, part, name)
);

ALTER TABLE "private"."visit_day_parts"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visit_days" (
  "day"           date    NOT NULL,
  "visits"        integer NOT NULL,
  "visitors"      integer NOT NULL,
  "members"       integer NOT NULL,
  "views"         integer NOT NULL,
  "searches"      integer NOT NULL,
  "vain_searches" integer NOT NULL,
  "faults"        integer NOT NULL,
  "is_sample"     boolean NOT NULL DEFAULT false,
  CONSTRAINT "visit_days_pkey" PRIMARY KEY (day)
);

ALTER TABLE "private"."visit_days"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visit_events" (
  "id"        uuid    NOT NULL,
  "day"       date    NOT NULL,
  "session"   bytea   NOT NULL,
  "visitor"   bytea   NOT NULL,
  "is_member" boolean NOT NULL,
  "device"    text    NOT NULL,
  "referrer"  text,
  "kind"      text    NOT NULL,
  "path"      text,
  "name"      text,
  "value"     numeric,
  CONSTRAINT "visit_events_kind_is_known" CHECK ((kind = ANY (ARRAY['view'::text, 'vital'::text, 'search'::text, 'fault'::text]))),
  CONSTRAINT "visit_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."visit_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visit_pace" (
  "sender" bytea                    NOT NULL,
  "hour"   timestamp with time zone NOT NULL,
  "events" integer                  NOT NULL,
  CONSTRAINT "visit_pace_pkey" PRIMARY KEY (sender)
);

ALTER TABLE "private"."visit_pace"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."visit_secrets" (
  "day"    date  NOT NULL,
  "secret" bytea NOT NULL DEFAULT extensions.gen_random_bytes(32),
  CONSTRAINT "visit_secrets_pkey" PRIMARY KEY (day)
);

ALTER TABLE "private"."visit_secrets"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."vital_days" (
  "day"    date    NOT NULL,
  "path"   text    NOT NULL,
  "metric" text    NOT NULL,
  "bucket" integer NOT NULL,
  "times"  integer NOT NULL,
  CONSTRAINT "vital_days_pkey" PRIMARY KEY (day, path, metric, bucket)
);

ALTER TABLE "private"."vital_days"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.business_figures (
  p_first date,
  p_last  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.check_figure_days(p_first, p_last);
  return jsonb_build_object(
    'counted_at', (select nullif(k.counted_at, '-infinity') from private.figures_kept k),
    'is_sample', exists (
      select from private.figure_days f where f.day between p_first and p_last and f.is_sample
    ),
    'sums', (
      select jsonb_object_agg(m.measure, private.figures_by(m.measure, m.by, p_first, p_last))
      from (values
        ('member_new', 'place'), ('listing_new', ''), ('listing_contract', ''), ('listing_sold', ''), ('sale_new', ''),
        ('sale_closed', ''), ('sale_lost', ''), ('message', ''), ('inquiry', ''), ('inquiry_answered', ''),
        ('plan_new', 'place'), ('plan_lost', 'place'), ('trial_new', ''), ('trial_paid', ''), ('trial_lost', '')
      ) as m (measure, by)
    ),
    'ends', (
      select jsonb_object_agg(m.measure, private.figures_at_end(m.measure, m.by, p_first, p_last))
      from (values
        ('member_active', 'place'), ('listing_live', ''), ('sale_open', 'place'), ('revenue', 'place'), ('trial', '')
      ) as m (measure, by)
    ),
    'states', jsonb_build_object(
      'live', private.figures_at_end('listing_live', 'place', p_first, p_last),
      'new', private.figures_by('listing_new', 'place', p_first, p_last),
      'sold', private.figures_by('listing_sold', 'place', p_first, p_last),
      'days', private.middles_of('listing_sold', 'place', p_first, p_last)
    ),
    'types', jsonb_build_object(
      'live', private.figures_at_end('listing_live', 'kind', p_first, p_last),
      'new', private.figures_by('listing_new', 'kind', p_first, p_last),
      'sold', private.figures_by('listing_sold', 'kind', p_first, p_last),
      'days', private.middles_of('listing_sold', 'kind', p_first, p_last)
    ),
    'market_days', private.middles_of('listing_sold', '', p_first, p_last),
    'stages', private.middles_of('stage_days', 'place', p_first, p_last),
    'days', jsonb_build_object(
      'member_new', private.days_of('member_new', null, p_first, p_last),
      'member_active', private.days_of('member_active', '30', p_first, p_last),
      'listing_live', private.days_of('listing_live', null, p_first, p_last),
      'revenue', private.days_of('revenue', null, p_first, p_last)
    ),
    -- Whoever joined in a month, and how many of them were here in each month since.
    'retention', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'joined', c.place, 'members', c.times, 'months', (
          select coalesce(jsonb_agg(jsonb_build_object('month', to_char(r.day, 'YYYY-MM'), 'members', r.times)
            order by r.day), '[]')
          from private.figure_days r
          where r.measure = 'retained' and r.place = c.place and r.day >= c.day
        )
      ) order by c.day), '[]')
      from private.figure_days c
      where c.measure = 'cohort' and c.day > p_last - 366 and c.day <= p_last and c.times > 0
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.check_figure_days (
  p_first date,
  p_last  date
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(private.is_staff(), false) then
    raise exception 'Only the team reads figures.' using errcode = '42501';
  end if;
  if p_first is null or p_last is null or p_last - p_first not between 0 and 366 then
    raise exception 'Figures are of one to 367 days.' using errcode = '22023';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_figures (
  p_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_then constant text[] := array[
    'listing_new', 'listing_contract', 'listing_sold', 'sale_new', 'sale_closed', 'sale_lost', 'stage_days', 'message',
    'inquiry', 'inquiry_answered', 'member_new', 'member_active'
  ];
  c_now constant text[] := array['listing_live', 'sale_open', 'revenue', 'trial'];
begin
  delete from private.figure_days f
  where f.day = p_day and not f.is_sample
    and f.measure = any (case when p_day = (now() at time zone 'UTC')::date then c_then || c_now else c_then end);
  insert into private.figure_days (day, measure, place, kind, value, times, amount)
  select p_day, n.* from (
    select * from private.listing_figures_of(p_day)
    union all select * from private.sale_figures_of(p_day)
    union all select * from private.talk_figures_of(p_day)
    union all select * from private.member_figures_of(p_day)
  ) n
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_figures_now()
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if not coalesce(private.is_staff(), false) then
    raise exception 'Only the team counts figures.' using errcode = '42501';
  end if;
  -- Whoever presses it all the time counts no oftener.
  if not exists (select from private.figures_kept k where k.counted_at > now() - interval '10 seconds') then
    perform private.keep_figures();
  end if;
  return (select k.counted_at from private.figures_kept k);
end
$function$;

CREATE OR REPLACE FUNCTION private.count_funnel (
  p_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.figure_days f where f.day = p_day and f.measure = 'funnel' and not f.is_sample;
  insert into private.figure_days (day, measure, place, times)
  select p_day, 'funnel', s.step, count(*)
  from (
    select
      case
        when exists (
          select from public.billing_accounts b where b.user_id = p.id and b.status in ('active', 'past_due', 'canceled')
        ) and exists (
          select from public.invoices i where i.user_id = p.id and i.status = 'paid' and i.amount_cents > 0
        ) then 5
        when exists (select from public.saved_listings k where k.user_id = p.id)
          or exists (select from public.broker_contacts c where c.user_id = p.id) then 4
        when exists (select from private.first_searches f where f.user_id = p.id) then 3
        when exists (select from auth.users u where u.id = p.id and u.email_confirmed_at is not null) then 2
        else 1
      end as reached
    from public.profiles p
    where p.created_at >= p_day::timestamp at time zone 'UTC' and p.created_at < (p_day + 1)::timestamp at time zone 'UTC'
  ) m
  join (values ('signed_up', 1), ('confirmed', 2), ('searched', 3), ('asked', 4), ('paid', 5)) as s (step, place)
    on m.reached >= s.place
  group by s.step
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_plan_change()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_was constant text := case when tg_op <> 'INSERT' then old.status end;
  v_is constant text := case when tg_op <> 'DELETE' then new.status end;
  v_paid constant boolean := coalesce(v_was in ('active', 'past_due'), false);
  v_pays constant boolean := coalesce(v_is in ('active', 'past_due'), false);
  v_what text[] := '{}';
begin
  if v_was is distinct from v_is then
    if v_is = 'trialing' then
      v_what := v_what || 'trial_new'::text;
    end if;
    if v_was = 'trialing' then
      v_what := v_what || case when v_pays then 'trial_paid' else 'trial_lost' end;
    end if;
    if v_pays and not v_paid then
      v_what := v_what || 'plan_new'::text;
    elsif v_paid and not v_pays then
      v_what := v_what || 'plan_lost'::text;
    end if;
  end if;
  insert into private.figure_days as f (day, measure, place, times, amount)
  select
    (now() at time zone 'UTC')::date, w.what, case when v_pays then new.plan else coalesce(old.plan, new.plan) end,
    1, coalesce(case when w.what = 'plan_lost' then old.price_cents else new.price_cents end, 0)
  from unnest(v_what) w (what)
  on conflict (measure, day, place, kind, value) do update set
    times = f.times + 1, amount = f.amount + excluded.amount;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_retention (
  p_month date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.figure_days f
  where f.measure in ('retained', 'cohort') and f.day = p_month and not f.is_sample;
  insert into private.figure_days (day, measure, place, times)
  select p_month, 'retained', to_char(p.created_at at time zone 'UTC', 'YYYY-MM'), count(*)
  from (
    select distinct m.user_id from private.member_days m
    where m.day >= p_month and m.day < (p_month + interval '1 month')::date
  ) h
  join public.profiles p on p.id = h.user_id
  where p.created_at >= (p_month - interval '11 months') and p.created_at < (p_month + interval '1 month')
  group by 3
  union all
  select p_month, 'cohort', to_char(p_month, 'YYYY-MM'), count(*)
  from public.profiles p
  where p.created_at >= p_month::timestamp at time zone 'UTC'
    and p.created_at < (p_month + interval '1 month')::timestamp at time zone 'UTC'
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_visits (
  p_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_names constant integer := 400;
begin
  insert into private.trial_days as t (day, test, variant, exposed, converted)
  select v.day, v.test, v.variant, count(*), count(*) filter (where v.has_converted)
  from private.trial_visitors v where v.day = p_day group by 1, 2, 3
  on conflict (day, test, variant) do update set exposed = excluded.exposed, converted = excluded.converted;
  if not exists (select from private.visit_events e where e.day = p_day) then
    return;
  end if;
  insert into private.visit_days as d (day, visits, visitors, members, views, searches, vain_searches, faults)
  select
    p_day, count(distinct e.session), count(distinct e.visitor) filter (where not e.is_member),
    count(distinct e.visitor) filter (where e.is_member), count(*) filter (where e.kind = 'view'),
    count(*) filter (where e.kind = 'search'), count(*) filter (where e.kind = 'search' and e.value = 0),
    count(*) filter (where e.kind = 'fault')
  from private.visit_events e where e.day = p_day
  on conflict (day) do update set
    visits = excluded.visits, visitors = excluded.visitors, members = excluded.members, views = excluded.views,
    searches = excluded.searches, vain_searches = excluded.vain_searches, faults = excluded.faults, is_sample = false;
  delete from private.visit_day_parts t where t.day = p_day;
  insert into private.visit_day_parts (day, part, name, views, visits, faults)
  select p_day, c.part, c.name, c.views, c.visits, c.faults
  from (
    select
      k.part, k.name, count(*) filter (where e.kind = 'view') as views, count(distinct e.session) as visits,
      count(*) filter (where e.kind = 'fault') as faults,
      row_number() over (partition by k.part order by count(distinct e.session) desc, k.name) as place
    from private.visit_events e
    cross join lateral (
      values ('page', e.path), ('referrer', e.referrer), ('device', e.device)
    ) as k (part, name)
    where e.day = p_day and k.name is not null and (k.part <> 'page' or e.kind in ('view', 'fault'))
    group by k.part, k.name
  ) c
  where c.place <= c_names;
  perform private.count_vitals(p_day);
  delete from private.vain_search_days s where s.day = p_day;
  insert into private.vain_search_days (day, words, visitors)
  select p_day, e.name, count(distinct e.visitor)
  from private.visit_events e
  where e.day = p_day and e.kind = 'search' and e.value = 0 and e.name is not null
  group by e.name
  order by count(distinct e.visitor) desc, e.name limit c_names;
end
$function$;

CREATE OR REPLACE FUNCTION private.count_vitals (
  p_day date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  delete from private.vital_days v where v.day = p_day;
  insert into private.vital_days (day, path, metric, bucket, times)
  select p_day, e.path, e.name, least(floor(e.value / private.vital_step(e.name)), 199)::integer, count(*)
  from private.visit_events e
  where e.day = p_day and e.kind = 'vital'
    -- A forger who makes up pages fills no table with them.
    and e.path in (
      select t.name from private.visit_day_parts t where t.day = p_day and t.part = 'page'
    )
  group by 2, 3, 4;
$function$;

CREATE OR REPLACE FUNCTION private.days_of (
  p_measure text,
  p_place   text,
  p_first   date,
  p_last    date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(jsonb_build_object(
    'day', n.day::date, 'times', f.times, 'amount', f.amount
  ) order by n.day)
  from generate_series(p_first::timestamp, p_last::timestamp, interval '1 day') n (day)
  left join (
    select d.day, sum(d.times) as times, sum(d.amount) as amount from private.figure_days d
    where d.measure = p_measure and d.day between p_first and p_last and (p_place is null or d.place = p_place)
    group by d.day
  ) f on f.day = n.day::date
$function$;

CREATE OR REPLACE FUNCTION private.figures_at_end (
  p_measure text,
  p_by      text,
  p_first   date,
  p_last    date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with ends as (
    select
      max(f.day) as now,
      max(f.day) filter (where f.day < p_first) as before
    from private.figure_days f
    where f.measure = p_measure and f.day between p_first - (p_last - p_first + 1) and p_last
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'times', t.times, 'before', t.before, 'amount', t.amount, 'amount_before', t.amount_before
  ) order by t.times desc, t.name), '[]')
  from (
    select
      case p_by when 'place' then f.place when 'kind' then f.kind else '' end as name,
      coalesce(sum(f.times) filter (where f.day = e.now and e.now >= p_first), 0) as times,
      coalesce(sum(f.times) filter (where f.day = e.before), 0) as before,
      coalesce(sum(f.amount) filter (where f.day = e.now and e.now >= p_first), 0) as amount,
      coalesce(sum(f.amount) filter (where f.day = e.before), 0) as amount_before
    from ends e
    join private.figure_days f on f.measure = p_measure and f.day in (e.now, e.before)
    group by 1
  ) t
$function$;

CREATE OR REPLACE FUNCTION private.figures_by (
  p_measure text,
  p_by      text,
  p_first   date,
  p_last    date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'times', t.times, 'before', t.before, 'amount', t.amount, 'amount_before', t.amount_before
  ) order by t.times desc, t.name), '[]')
  from (
    select
      case p_by when 'place' then f.place when 'kind' then f.kind else '' end as name,
      coalesce(sum(f.times) filter (where f.day >= p_first), 0) as times,
      coalesce(sum(f.times) filter (where f.day < p_first), 0) as before,
      coalesce(sum(f.amount) filter (where f.day >= p_first), 0) as amount,
      coalesce(sum(f.amount) filter (where f.day < p_first), 0) as amount_before
    from private.figure_days f
    where f.measure = p_measure and f.day between p_first - (p_last - p_first + 1) and p_last
    group by 1
  ) t
$function$;

CREATE OR REPLACE FUNCTION private.funnel_between (
  p_first date,
  p_last  date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_object_agg(s.step, s.people) from (
    select 'visited' as step, coalesce(sum(d.visitors), 0)::bigint as people
    from private.visit_days d where d.day between p_first and p_last
    union all
    select n.step, coalesce(sum(f.times), 0)::bigint
    from unnest(array['signed_up', 'confirmed', 'searched', 'asked', 'paid']) n (step)
    left join private.figure_days f
      on f.measure = 'funnel' and f.place = n.step and f.day between p_first and p_last
    group by n.step
  ) s
$function$;

CREATE OR REPLACE FUNCTION private.is_open_call (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(p_path in (
    '/rpc/count_conversion', '/rpc/end_my_session', '/rpc/make_recovery_codes', '/rpc/note_visits',
    '/rpc/send_ticket', '/rpc/spend_recovery_code', '/rpc/undo_email_change', '/rpc/unsubscribe'
  ), false)
$function$;

CREATE OR REPLACE FUNCTION private.is_route (
  p_path text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select p_path = '/' or char_length(p_path) <= 100 and p_path !~ '[0-9]{3}'
    and p_path ~ '^(/(:[A-Za-z]{1,30}|[a-z][a-z0-9-]{0,40})){1,6}$'
$function$;

CREATE OR REPLACE FUNCTION private.keep_figures()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_today constant date := (now() at time zone 'UTC')::date;
  v_kept private.figures_kept;
  v_from date;
begin
  -- One at a time: whoever comes meanwhile finds it done.
  insert into private.figures_kept default values on conflict do nothing;
  select * into v_kept from private.figures_kept for update skip locked;
  if not found then
    return;
  end if;
  insert into private.member_days (day, user_id)
  select distinct (v.seen_at at time zone 'UTC')::date, v.user_id from public.desk_visits v
  where v.seen_at >= now() - interval '1 day'
  union
  select distinct (a.last_sign_in_at at time zone 'UTC')::date, a.user_id from private.account_activity a
  where a.last_sign_in_at >= now() - interval '1 day'
  on conflict do nothing;
  -- Answers of a day count until the next one is over; after a pause, a week is caught up with.
  v_from := v_today - case when v_kept.counted_at < now() - interval '2 days' then 7 else 2 end;
  perform private.count_visits(d::date), private.count_figures(d::date), private.count_funnel(d::date)
  from generate_series(v_from, v_today, interval '1 day') d;
  if v_kept.cohorts_on is distinct from v_today then
    perform private.count_funnel(d::date) from generate_series(v_today - 90, v_from - 1, interval '1 day') d;
    perform private.count_retention(date_trunc('month', v_today)::date);
    perform private.count_retention((date_trunc('month', v_today) - interval '1 month')::date);
    delete from private.member_days m where m.day < v_today - 100;
    delete from private.vain_search_days s where s.day < v_today - 30 and s.visitors < 3;
    delete from private.visit_events e where e.day < v_today - 30;
    delete from private.trial_visitors t where t.day < v_today - 30;
    delete from private.visit_days d where d.day < v_today - 760;
    delete from private.visit_day_parts d where d.day < v_today - 760;
    delete from private.vital_days d where d.day < v_today - 760;
    delete from private.vain_search_days d where d.day < v_today - 760;
    delete from private.trial_days d where d.day < v_today - 760;
    delete from private.figure_days d where d.day < v_today - 760;
  end if;
  delete from private.visit_secrets s where s.day < v_today;
  delete from private.visit_pace p where p.hour < now() - interval '1 hour';
  update private.figures_kept set counted_at = now(), cohorts_on = v_today;
end
$function$;

CREATE OR REPLACE FUNCTION private.listing_figures_of (
  p_day date
)
  RETURNS TABLE (
    measure text,
    place   text,
    kind    text,
    value   integer,
    times   bigint,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  -- Of a listing that came back to the market, its first day counts, and until it was sold.
  select
    case when c.what = 'live' then 'listing_new' when c.became #>> '{}' = 'sold' then 'listing_sold' else 'listing_contract' end,
    l.state, l.property_type,
    case when c.became #>> '{}' = 'sold' then greatest(0, (c.at at time zone 'UTC')::date - coalesce(
      (
        select (min(f.at) at time zone 'UTC')::date from public.listing_changes f
        where f.listing_id = c.listing_id and f.what = 'live'
      ),
      (l.created_at at time zone 'UTC')::date
    )) else 0 end,
    count(*), coalesce(sum(l.price), 0)
  from public.listing_changes c
  join public.listings l on l.id = c.listing_id
  where c.at >= p_day::timestamp at time zone 'UTC' and c.at < (p_day + 1)::timestamp at time zone 'UTC'
    and (
      c.what = 'status' and c.became #>> '{}' in ('under_contract', 'sold')
      or c.what = 'live' and not exists (
        select from public.listing_changes f where f.listing_id = c.listing_id and f.what = 'live' and f.at < c.at
      )
    )
  group by 1, 2, 3, 4
  union all
  select 'listing_live', m.state, m.property_type, 0, sum(m.listings)::bigint, sum(m.numerator)
  from private.live_listing_measures m
  where m.measure = 'listed' and m.state <> '' and m.property_type <> '' and p_day = (now() at time zone 'UTC')::date
  group by 2, 3 having sum(m.listings) > 0
$function$;

CREATE OR REPLACE FUNCTION private.member_figures_of (
  p_day date
)
  RETURNS TABLE (
    measure text,
    place   text,
    kind    text,
    value   integer,
    times   bigint,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'member_new', coalesce(p.user_type::text, 'none'), '', 0, count(*), 0
  from public.profiles p
  where p.created_at >= p_day::timestamp at time zone 'UTC' and p.created_at < (p_day + 1)::timestamp at time zone 'UTC'
  group by 2
  union all
  select 'member_active', n.days::text, '', 0, count(distinct m.user_id), 0
  from (values (1), (7), (30)) as n (days)
  join private.member_days m on m.day > p_day - n.days and m.day <= p_day
  group by n.days
  union all
  select 'revenue', b.plan, '', 0, count(*), sum(b.price_cents)
  from public.billing_accounts b
  where b.status in ('active', 'past_due') and p_day = (now() at time zone 'UTC')::date
  group by b.plan
  union all
  select 'trial', b.plan, '', 0, count(*), 0
  from public.billing_accounts b
  where b.status = 'trialing' and p_day = (now() at time zone 'UTC')::date
  group by b.plan
$function$;

CREATE OR REPLACE FUNCTION private.middles_of (
  p_measure text,
  p_by      text,
  p_first   date,
  p_last    date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with each as (
    select
      case p_by when 'place' then f.place when 'kind' then f.kind else '' end as name, f.day >= p_first as is_now, f.value,
      sum(f.times) as times
    from private.figure_days f
    where f.measure = p_measure and f.day between p_first - (p_last - p_first + 1) and p_last
    group by 1, 2, 3
  ),
  placed as (
    select
      e.*, sum(e.times) over (running) as until, sum(e.times) over (partition by e.name, e.is_now) as total
    from each e
    window running as (partition by e.name, e.is_now order by e.value)
  ),
  -- Of an even number, the mean of the two in the middle.
  middles as (
    select
      p.name, p.is_now, max(p.total) as times,
      (
        min(p.value) filter (where p.until * 2 >= p.total) + min(p.value) filter (where p.until * 2 > p.total)
      ) / 2.0 as middle
    from placed p group by p.name, p.is_now
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'times', t.times, 'days', t.days, 'days_before', t.days_before
  ) order by t.times desc, t.name), '[]')
  from (
    select
      m.name, coalesce(max(m.times) filter (where m.is_now), 0) as times, max(m.middle) filter (where m.is_now) as days,
      max(m.middle) filter (where not m.is_now) as days_before
    from middles m group by m.name
  ) t
$function$;

CREATE OR REPLACE FUNCTION private.note_visits (
  p_session  uuid,
  p_device   text,
  p_referrer text,
  p_events   jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  c_batch constant integer := 100;
  c_address constant integer := 2000;
  c_all constant integer := 100000;
  c_test constant text := 'homepage_layout';
  v_headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), '')::jsonb, '{}');
  v_day constant date := (now() at time zone 'UTC')::date;
  v_agent constant text := coalesce(v_headers ->> 'user-agent', '');
  v_address constant text := coalesce(private.client_address(), 'unknown');
  v_member constant uuid := case when private.is_approved() then auth.uid() end;
  v_secret bytea;
  v_sender bytea;
  v_session bytea;
  v_visitor bytea;
  v_size integer;
  v_count integer;
begin
  -- Who asks not to be counted is not, whatever their page sent; nor are programs that say that they are.
  if p_session is null or jsonb_typeof(p_events) is distinct from 'array'
    or v_headers ->> 'sec-gpc' = '1' or v_headers ->> 'dnt' = '1'
    or v_agent ~* '(bot|crawl|spider|slurp|headless|lighthouse)'
  then
    return 0;
  end if;
  v_size := jsonb_array_length(p_events);
  if v_size not between 1 and c_batch then
    return 0;
  end if;
  insert into private.visit_secrets (day) values (v_day) on conflict do nothing;
  select s.secret into v_secret from private.visit_secrets s where s.day = v_day;
  v_sender := extensions.hmac(convert_to('address:' || v_address, 'UTF8'), v_secret, 'sha256');
  -- A session belongs to the account or address that it came from: with the same id, somebody else has another.
  v_session := extensions.hmac(
    convert_to(concat_ws(':', 'session', coalesce(v_member::text, v_address), p_session), 'UTF8'), v_secret, 'sha256'
  );
  v_visitor := extensions.hmac(
    convert_to(coalesce('member:' || v_member, 'visitor:' || v_address || ':' || v_agent), 'UTF8'), v_secret, 'sha256'
  );
  if not private.take_visit_room(v_sender, v_size, c_address)
    or not private.take_visit_room('\x00'::bytea, v_size, c_all)
  then
    return 0;
  end if;
  insert into private.visit_events (id, day, session, visitor, is_member, device, referrer, kind, path, name, value)
  select
    e.id, v_day, v_session, v_visitor, v_member is not null,
    case when p_device in ('mobile', 'tablet', 'desktop') then p_device else 'desktop' end,
    case
      when char_length(p_referrer) <= 80 and p_referrer ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$'
      then p_referrer
    end,
    e.kind, e.path, e.name, e.value
  from private.read_visits(p_events) e
  where e.kind in ('view', 'vital', 'search', 'fault')
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  -- Of a test, the side seen first is a visitor's, and they sign up once; what nobody was shown convinces nobody.
  insert into private.trial_visitors (visitor, test, variant, day)
  select v_visitor, c_test, e.name, v_day from private.read_visits(p_events) e where e.kind = 'exposure' limit 1
  on conflict do nothing;
  update private.trial_visitors t set has_converted = true
  where t.visitor = v_visitor and t.test = c_test and not t.has_converted and exists (
    select from private.read_visits(p_events) e where e.kind = 'conversion' and e.name = t.variant
  );
  if v_member is not null then
    insert into private.member_days (day, user_id) values (v_day, v_member) on conflict do nothing;
    insert into private.first_searches (user_id, day)
    select v_member, v_day where exists (select from private.read_visits(p_events) e where e.kind = 'search')
    on conflict do nothing;
  end if;
  return v_count;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_visits (
  p_events jsonb
)
  RETURNS TABLE (
    id    uuid,
    kind  text,
    path  text,
    name  text,
    value numeric
  )
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  with told as (
    select distinct on (e.it ->> 'id')
      (e.it ->> 'id')::uuid as id, e.it ->> 'kind' as kind, e.it ->> 'path' as path, e.it ->> 'name' as name,
      case when jsonb_typeof(e.it -> 'value') = 'number' then (e.it ->> 'value')::numeric end as value,
      case when jsonb_typeof(e.it -> 'ago') = 'number' then (e.it ->> 'ago')::numeric else 0 end as ago
    from jsonb_array_elements(p_events) e (it)
    where jsonb_typeof(e.it) = 'object'
      and e.it ->> 'id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  ),
  placed as (
    select t.*, lag(t.ago) over (partition by t.kind, t.path order by t.ago desc) - t.ago as since
    from told t
  )
  select
    p.id, p.kind, case when p.kind <> 'search' then p.path end,
    case
      when p.kind = 'search' and p.value = 0 then private.safe_words(p.name)
      when p.kind in ('vital', 'exposure', 'conversion') then p.name
    end,
    p.value
  from placed p
  where case p.kind
    when 'view' then private.is_route(p.path) and (p.since is null or p.since >= 3000)
    when 'fault' then private.is_route(p.path)
    when 'vital' then private.is_route(p.path) and p.value >= 0
      and p.value <= case when p.name = 'CLS' then 10 else 120000 end and p.name in ('LCP', 'INP', 'CLS', 'TTFB')
    when 'search' then p.value >= 0
    when 'exposure' then p.name in ('usual', 'simplified')
    when 'conversion' then p.name in ('usual', 'simplified')
    else false
  end
$function$;

CREATE OR REPLACE FUNCTION private.safe_words (
  p_words text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case
    when char_length(s.words) between 2 and 60
      and s.words ~ '^[[:alnum:] ,.&''-]+$'
      and char_length(regexp_replace(s.words, '[^0-9]', '', 'g')) <= 5
      and s.words !~ '^[0-9]+ +[[:alpha:]]'
      and s.words !~ '(www\.|[[:alpha:]]\.[[:alpha:]])'
    then s.words
  end
  from (
    select lower(btrim(regexp_replace(left(p_words, 200), '[[:space:]]+', ' ', 'g'))) as words
  ) s
$function$;

CREATE OR REPLACE FUNCTION private.sale_figures_of (
  p_day date
)
  RETURNS TABLE (
    measure text,
    place   text,
    kind    text,
    value   integer,
    times   bigint,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'sale_new', '', '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.created_at >= p_day::timestamp at time zone 'UTC' and t.created_at < (p_day + 1)::timestamp at time zone 'UTC'
    and t.deleted_at is null
  having count(*) > 0
  union all
  select 'sale_closed', '', '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.status = 'closed' and t.closed_on = p_day and t.deleted_at is null
  having count(*) > 0
  union all
  select 'sale_lost', '', '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.status = 'terminated' and t.deleted_at is null
    and t.stage_since >= p_day::timestamp at time zone 'UTC'
    and t.stage_since < (p_day + 1)::timestamp at time zone 'UTC'
  having count(*) > 0
  union all
  select 'sale_open', t.status, '', 0, count(*), coalesce(sum(t.price), 0)
  from public.transactions t
  where t.deleted_at is null and t.status not in ('closed', 'terminated') and p_day = (now() at time zone 'UTC')::date
  group by t.status
  union all
  -- How long a stage took that was left on this day, by the history of its transaction.
  select
    'stage_days', h.was ->> 'status', '',
    greatest(0, (h.at at time zone 'UTC')::date - (coalesce(
      (
        select max(b.at) from public.record_changes b
        where b.record_id = h.record_id and b.kind = 'transactions' and b.was ? 'status' and b.at < h.at
      ),
      (select t.created_at from public.transactions t where t.id = h.record_id), h.at
    ) at time zone 'UTC')::date),
    count(*), 0
  from public.record_changes h
  where h.kind = 'transactions' and h.was ? 'status'
    and h.at >= p_day::timestamp at time zone 'UTC' and h.at < (p_day + 1)::timestamp at time zone 'UTC'
  group by 2, 4
$function$;

CREATE OR REPLACE FUNCTION private.schedule_figures()
  RETURNS boolean
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is null then
    return false;
  end if;
  execute 'select cron.schedule($1, $2, $3)' using 'keep-figures', '7 * * * *', 'select private.keep_figures()';
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_visit_room (
  p_sender bytea,
  p_events integer,
  p_most   integer
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_found boolean;
begin
  insert into private.visit_pace as p (sender, hour, events) values (p_sender, date_trunc('hour', now()), p_events)
  on conflict (sender) do update set
    events = case when p.hour = excluded.hour then p.events else 0 end + excluded.events, hour = excluded.hour
  where p.hour <> excluded.hour or p.events + excluded.events <= p_most
  returning true into v_found;
  return coalesce(v_found, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_figures_of (
  p_day date
)
  RETURNS TABLE (
    measure text,
    place   text,
    kind    text,
    value   integer,
    times   bigint,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select 'message', '', '', 0, count(*), 0
  from public.conversation_messages m
  where m.created_at >= p_day::timestamp at time zone 'UTC' and m.created_at < (p_day + 1)::timestamp at time zone 'UTC'
  having count(*) > 0
  union all
  -- An inquiry is answered by what its broker writes in the conversation about it, within a day.
  select case when n.n = 1 then 'inquiry' else 'inquiry_answered' end, '', '', 0, count(*), 0
  from (
    select exists (
      select from public.broker_accounts a
      join private.direct_conversations d
        on d.first_id = least(c.user_id, a.user_id) and d.second_id = greatest(c.user_id, a.user_id)
        and d.listing_id = c.listing_id
      join public.conversation_messages m on m.conversation_id = d.conversation_id
      where a.broker_id = c.broker_id and m.sender_id = a.user_id
        and m.created_at >= c.created_at and m.created_at < c.created_at + interval '1 day'
    ) as is_answered
    from public.broker_contacts c
    where c.created_at >= p_day::timestamp at time zone 'UTC' and c.created_at < (p_day + 1)::timestamp at time zone 'UTC'
  ) c
  join (values (1), (2)) as n (n) on n.n = 1 or c.is_answered
  group by n.n
$function$;

CREATE OR REPLACE FUNCTION private.vital_step (
  p_metric text
)
  RETURNS numeric
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case p_metric when 'LCP' then 100 when 'INP' then 20 when 'TTFB' then 40 when 'CLS' then 0.01 end
$function$;

CREATE OR REPLACE FUNCTION private.vitals_between (
  p_first date,
  p_last  date
)
  RETURNS TABLE (
    path   text,
    metric text,
    times  bigint,
    p75    numeric
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with steps as (
    select coalesce(v.path, '') as path, v.metric, v.bucket, sum(v.times) as times
    from private.vital_days v
    where v.day between p_first and p_last
    group by grouping sets ((v.path, v.metric, v.bucket), (v.metric, v.bucket))
  ),
  counted as (
    select
      s.*, sum(s.times) over (running) - s.times as before, sum(s.times) over (partition by s.path, s.metric) as total
    from steps s
    window running as (partition by s.path, s.metric order by s.bucket)
  )
  select
    c.path, c.metric, c.total::bigint,
    round((c.bucket + (0.75 * c.total - c.before) / c.times) * private.vital_step(c.metric), 3)
  from counted c
  where 0.75 * c.total > c.before and 0.75 * c.total <= c.before + c.times
$function$;

CREATE OR REPLACE FUNCTION private.website_figures (
  p_first date,
  p_last  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_before constant date := p_first - (p_last - p_first + 1);
begin
  perform private.check_figure_days(p_first, p_last);
  return jsonb_build_object(
    'counted_at', (select nullif(k.counted_at, '-infinity') from private.figures_kept k),
    'is_sample', exists (
      select from private.visit_days d where d.day between p_first and p_last and d.is_sample
    ),
    'now', private.website_totals(p_first, p_last),
    'before', private.website_totals(v_before, p_first - 1),
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', n.day::date, 'visits', coalesce(d.visits, 0), 'visitors', coalesce(d.visitors, 0),
        'members', coalesce(d.members, 0), 'views', coalesce(d.views, 0), 'faults', coalesce(d.faults, 0),
        'visits_before', coalesce(b.visits, 0)
      ) order by n.day)
      from generate_series(p_first::timestamp, p_last::timestamp, interval '1 day') n (day)
      left join private.visit_days d on d.day = n.day::date
      left join private.visit_days b on b.day = n.day::date - (p_last - p_first + 1)
    ),
    'pages', private.website_parts('page', p_first, p_last),
    'referrers', private.website_parts('referrer', p_first, p_last),
    'devices', private.website_parts('device', p_first, p_last),
    'funnel', private.funnel_between(p_first, p_last),
    'funnel_before', private.funnel_between(v_before, p_first - 1),
    -- What one or two have typed may be a name: it is told from three on.
    'vain_searches', (
      select coalesce(jsonb_agg(jsonb_build_object('words', s.words, 'visitors', s.visitors)
        order by s.visitors desc, s.words), '[]')
      from (
        select v.words, sum(v.visitors) as visitors from private.vain_search_days v
        where v.day between p_first and p_last group by v.words having sum(v.visitors) >= 3
        order by 2 desc, 1 limit 100
      ) s
    ),
    'vitals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'path', v.path, 'metric', v.metric, 'times', v.times, 'p75', v.p75
      ) order by v.path, v.metric), '[]')
      from (
        select a.* from private.vitals_between(p_first, p_last) a
        where a.path = '' or a.path in (
          select p.name from private.visit_day_parts p
          where p.part = 'page' and p.day between p_first and p_last
          group by p.name order by sum(p.views) desc, p.name limit 50
        )
      ) v
    ),
    'trial', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'variant', t.variant, 'exposed', t.exposed, 'converted', t.converted
      ) order by t.variant), '[]')
      from (
        select d.variant, sum(d.exposed) as exposed, sum(d.converted) as converted
        from private.trial_days d
        where d.test = 'homepage_layout' and d.day between p_first and p_last group by d.variant
      ) t
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.website_parts (
  p_part  text,
  p_first date,
  p_last  date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', t.name, 'views', t.views, 'visits', t.visits, 'faults', t.faults, 'views_before', t.views_before,
    'visits_before', t.visits_before
  ) order by t.visits desc, t.views desc, t.name), '[]')
  from (
    select
      d.name, coalesce(sum(d.views) filter (where d.day >= p_first), 0) as views,
      coalesce(sum(d.visits) filter (where d.day >= p_first), 0) as visits,
      coalesce(sum(d.faults) filter (where d.day >= p_first), 0) as faults,
      coalesce(sum(d.views) filter (where d.day < p_first), 0) as views_before,
      coalesce(sum(d.visits) filter (where d.day < p_first), 0) as visits_before
    from private.visit_day_parts d
    where d.part = p_part and d.day between p_first - (p_last - p_first + 1) and p_last
    group by d.name
    order by 3 desc, 2 desc, 1 limit 50
  ) t
$function$;

CREATE OR REPLACE FUNCTION private.website_totals (
  p_first date,
  p_last  date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'visits', coalesce(sum(d.visits), 0), 'visitors', coalesce(sum(d.visitors), 0), 'members', coalesce(sum(d.members), 0),
    'views', coalesce(sum(d.views), 0), 'searches', coalesce(sum(d.searches), 0),
    'vain_searches', coalesce(sum(d.vain_searches), 0), 'faults', coalesce(sum(d.faults), 0)
  )
  from private.visit_days d where d.day between p_first and p_last
$function$;

CREATE OR REPLACE FUNCTION public.business_figures (
  first date,
  last  date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.business_figures(first, last)
$function$;

REVOKE ALL ON FUNCTION "public"."business_figures"(date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.count_figures_now()
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.count_figures_now()
$function$;

REVOKE ALL ON FUNCTION "public"."count_figures_now"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_visits (
  session  uuid,
  device   text,
  referrer text,
  events   jsonb
)
  RETURNS integer
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.note_visits(session, device, referrer, events)
$function$;

REVOKE ALL ON FUNCTION "public"."note_visits"(uuid, text, text, jsonb) FROM PUBLIC, "service_role";

CREATE OR REPLACE FUNCTION public.website_figures (
  first date,
  last  date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.website_figures(first, last)
$function$;

REVOKE ALL ON FUNCTION "public"."website_figures"(date, date) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."first_searches"
  ADD CONSTRAINT "first_searches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

ALTER TABLE "private"."member_days"
  ADD CONSTRAINT "member_days_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE;

CREATE INDEX figure_days_day_idx ON private.figure_days USING btree (day);

CREATE INDEX member_days_user_idx ON private.member_days USING btree (user_id);

CREATE INDEX trial_visitors_day_idx ON private.trial_visitors USING btree (day);

CREATE INDEX visit_events_day_idx ON private.visit_events USING btree (day);

CREATE INDEX visit_pace_hour_idx ON private.visit_pace USING btree (hour);

CREATE INDEX broker_contacts_created_idx ON public.broker_contacts USING btree (created_at);

CREATE INDEX conversation_messages_created_idx ON public.conversation_messages USING brin (created_at);

CREATE INDEX desk_visits_seen_idx ON public.desk_visits USING btree (seen_at);

CREATE INDEX listing_changes_at_idx ON public.listing_changes USING btree (at);

CREATE INDEX record_changes_sale_stages_idx ON public.record_changes USING btree (at)
  WHERE ((kind = 'transactions'::text) AND (was ? 'status'::text));

CREATE INDEX transactions_begun_idx ON public.transactions USING btree (created_at);

CREATE INDEX transactions_closed_idx ON public.transactions USING btree (closed_on)
  WHERE (status = 'closed'::text);

CREATE INDEX transactions_ended_idx ON public.transactions USING btree (stage_since)
  WHERE (status = 'terminated'::text);

CREATE INDEX transactions_open_idx ON public.transactions USING btree (status)
  WHERE ((deleted_at IS NULL) AND (status <> ALL (ARRAY['closed'::text, 'terminated'::text])));

CREATE TRIGGER count_plan_change
  AFTER INSERT OR DELETE OR UPDATE OF status ON public.billing_accounts
  FOR EACH ROW
  EXECUTE FUNCTION private.count_plan_change();

COMMENT ON COLUMN "private"."figure_days"."is_sample" IS 'Of the demonstration; counting leaves it as it is.';

COMMENT ON COLUMN "private"."visit_days"."is_sample" IS 'Of the demonstration.';

COMMENT ON COLUMN "private"."visit_days"."visitors" IS 'Who was signed out, each once a day.';

REVOKE ALL ON FUNCTION "private"."business_figures"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."business_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."business_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."business_figures"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_figure_days"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_figure_days"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_figure_days"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_figures"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_figures"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_figures"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_figures_now"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."count_figures_now"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."count_figures_now"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_figures_now"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_funnel"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_funnel"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_funnel"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_plan_change"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_plan_change"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_plan_change"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_retention"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_retention"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_retention"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_visits"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_visits"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_visits"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."count_vitals"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."count_vitals"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."count_vitals"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."days_of"(text, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."days_of"(text, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."days_of"(text, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_at_end"(text, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."figures_at_end"(text, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_at_end"(text, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."figures_by"(text, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."figures_by"(text, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."figures_by"(text, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."funnel_between"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."funnel_between"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."funnel_between"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_route"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_route"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_route"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."listing_figures_of"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."listing_figures_of"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."listing_figures_of"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."member_figures_of"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."member_figures_of"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."member_figures_of"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."middles_of"(text, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."middles_of"(text, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."middles_of"(text, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_visits"(uuid, text, text, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."note_visits"(uuid, text, text, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."note_visits"(uuid, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_visits"(uuid, text, text, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."read_visits"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_visits"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."read_visits"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."safe_words"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."safe_words"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."safe_words"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."sale_figures_of"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."sale_figures_of"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."sale_figures_of"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."schedule_figures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."schedule_figures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."schedule_figures"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_visit_room"(bytea, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_visit_room"(bytea, integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_visit_room"(bytea, integer, integer) TO "postgres";

REVOKE ALL ON FUNCTION "private"."talk_figures_of"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."talk_figures_of"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."talk_figures_of"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vital_step"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."vital_step"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vital_step"(text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."vitals_between"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."vitals_between"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."vitals_between"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."website_figures"(date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."website_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."website_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."website_figures"(date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."website_parts"(text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."website_parts"(text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."website_parts"(text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."website_totals"(date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."website_totals"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."website_totals"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."business_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."business_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."business_figures"(date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_figures_now"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."count_figures_now"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."count_figures_now"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_visits"(uuid, text, text, jsonb) TO "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."note_visits"(uuid, text, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_visits"(uuid, text, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."website_figures"(date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."website_figures"(date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."website_figures"(date, date) TO "postgres";

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

-- A hosted project works it by its own clock.
select private.schedule_figures();
