-- Anonymous site usage: page views, page speed, searches without results, and layout test results. No account
-- or email is stored: a visitor is a digest under a daily secret that is deleted afterwards, so no one, including
-- us, can recognize them the next day.
create table private.visit_secrets (
  day date primary key,
  secret bytea not null default extensions.gen_random_bytes(32)
);

alter table private.visit_secrets enable row level security;

-- Hourly event counts per address and in total, for rate limiting.
create table private.visit_pace (
  sender bytea primary key,
  hour timestamptz not null,
  events integer not null
);

create index visit_pace_hour_idx on private.visit_pace (hour);

alter table private.visit_pace enable row level security;

-- Raw events, kept for 30 days; metrics are stored in visit_days.
create table private.visit_events (
  id uuid primary key,
  day date not null,
  session bytea not null,
  visitor bytea not null,
  is_member boolean not null,
  device text not null,
  referrer text,
  kind text not null,
  path text,
  name text,
  value numeric,

  constraint visit_events_kind_is_known check (kind in ('view', 'vital', 'search', 'fault')),
  constraint visit_events_value_is_measure check (private.is_measure(value))
);

create index visit_events_day_idx on private.visit_events (day);

alter table private.visit_events enable row level security;

-- Test exposure: each visitor's variant once a day, and whether they signed up.
create table private.trial_visitors (
  visitor bytea not null,
  test text not null,
  variant text not null,
  day date not null,
  has_converted boolean not null default false,
  constraint trial_visitors_pkey primary key (visitor, test)
);

create index trial_visitors_day_idx on private.trial_visitors (day);

alter table private.trial_visitors enable row level security;

-- Days on which members were active, kept for 100 days, and when each first searched.
create table private.member_days (
  day date not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  constraint member_days_pkey primary key (day, user_id)
);

create index member_days_user_idx on private.member_days (user_id);

alter table private.member_days enable row level security;

create table private.first_searches (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  day date not null
);

alter table private.first_searches enable row level security;

-- A route pattern such as "/property/:id". Anything else may be a URL with a name or token in it and is not
-- stored.
create function private.is_route(p_path text) returns boolean
language sql immutable set search_path = '' as $$
  select p_path = '/' or char_length(p_path) <= 100 and p_path !~ '[0-9]{3}'
    and p_path ~ '^(/(:[A-Za-z]{1,30}|[a-z][a-z0-9-]{0,40})){1,6}$'
$$;

-- Returns search terms that staff may read. Drops possible emails, phone numbers, account numbers, street
-- addresses, links, and anything that isn't words.
create function private.sanitize_search_text(p_words text) returns text
language sql immutable set search_path = '' as $$
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
$$;

create function private.consume_visit_quota(p_sender bytea, p_events integer, p_most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_found boolean;
begin
  insert into private.visit_pace as p (sender, hour, events) values (p_sender, date_trunc('hour', now()), p_events)
  on conflict (sender) do update set
    events = case when p.hour = excluded.hour then p.events else 0 end + excluded.events, hour = excluded.hour
  where p.hour <> excluded.hour or p.events + excluded.events <= p_most
  returning true into v_found;
  return coalesce(v_found, false);
end $$;

-- Validates a batch. Events sent twice count once; a path seen again within three seconds is dropped. The
-- time is the server's, because client clocks are unreliable.
create function private.parse_visit_events(p_events jsonb)
returns table (id uuid, kind text, path text, name text, value numeric)
language sql immutable set search_path = '' as $$
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
      when p.kind = 'search' and p.value = 0 then private.sanitize_search_text(p.name)
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
$$;

create function private.record_visits(p_session uuid, p_device text, p_referrer text, p_events public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
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
  -- Honors do-not-track signals, no matter what the page sent, and skips self-declared bots.
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
  -- Ties a session to its account or address: the same ID from another user gives another session.
  v_session := extensions.hmac(
    convert_to(concat_ws(':', 'session', coalesce(v_member::text, v_address), p_session), 'UTF8'), v_secret, 'sha256'
  );
  v_visitor := extensions.hmac(
    convert_to(coalesce('member:' || v_member, 'visitor:' || v_address || ':' || v_agent), 'UTF8'), v_secret, 'sha256'
  );
  if not private.consume_visit_quota(v_sender, v_size, c_address)
    or not private.consume_visit_quota('\x00'::bytea, v_size, c_all)
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
  from private.parse_visit_events(p_events) e
  where e.kind in ('view', 'vital', 'search', 'fault')
  on conflict (id) do nothing;
  get diagnostics v_count = row_count;
  -- In a test, a visitor counts for the first variant seen and signs up once; sign-ups without exposure don't
  -- count.
  insert into private.trial_visitors (visitor, test, variant, day)
  select v_visitor, c_test, e.name, v_day from private.parse_visit_events(p_events) e where e.kind = 'exposure' limit 1
  on conflict do nothing;
  update private.trial_visitors t set has_converted = true
  where t.visitor = v_visitor and t.test = c_test and not t.has_converted and exists (
    select from private.parse_visit_events(p_events) e where e.kind = 'conversion' and e.name = t.variant
  );
  if v_member is not null then
    insert into private.member_days (day, user_id) values (v_day, v_member) on conflict do nothing;
    insert into private.first_searches (user_id, day)
    select v_member, v_day where exists (select from private.parse_visit_events(p_events) e where e.kind = 'search')
    on conflict do nothing;
  end if;
  return v_count;
end $$;

-- Records events of one tab. `session` is a random ID kept while the tab is open, `referrer` is the referring
-- host, and each of at most 100 events has its own ID. Returns how many were new.
select private.expose('record_visits', 'anon, authenticated', 'plain');
