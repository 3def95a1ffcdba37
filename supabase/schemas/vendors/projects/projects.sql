-- Projects: described once, sent to chosen vendors, and quoted by each privately. Rows are in `private`, so
-- each side sees only what calls return.
create table private.projects (
  id uuid primary key,
  account uuid not null references public.profiles (id) on delete cascade,
  title text not null,
  category text not null,
  state text not null,
  place text not null default '',
  details text not null,
  begins_on date,
  budget_from bigint,
  budget_to bigint,
  answers_by date,
  is_named boolean not null default false,
  status text not null default 'draft',
  n integer not null default 1,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  ended_at timestamptz,

  constraint projects_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 120)),
  constraint projects_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint projects_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint projects_place_is_plain check (private.is_single_line(place, 120)),
  constraint projects_details_are_plain check (
    char_length(btrim(details)) >= 20 and private.is_plain_message(details, 4000)
  ),
  constraint projects_begins_on_is_near check (begins_on between '2000-01-01' and '3000-01-01'),
  constraint projects_budget_from_in_range check (budget_from between 0 and 1000000000000),
  constraint projects_budget_to_in_range check (budget_to between 0 and 1000000000000),
  constraint projects_budget_in_order check (budget_from <= budget_to),
  constraint projects_answers_by_is_near check (answers_by between '2000-01-01' and '3000-01-01'),
  constraint projects_status_is_known check (status in ('draft', 'open', 'awarded', 'done', 'cancelled'))
);
-- Triggers in other files:
--   vendors/directory/ranking.sql: refresh_vendor_ranking

comment on column private.projects.is_named is 'True if all asked vendors see the owner''s name; otherwise only the chosen one does.';
comment on column private.projects.n is 'The version: a vendor quotes the one they read.';

create index projects_account_idx on private.projects (account, created_at desc, id desc);

-- A vendor's request and quote. A vendor who deletes their account keeps the company name on their quotes.
create table private.project_quotes (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references private.projects (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete set null,
  vendor_name text not null,
  status text not null default 'asked',
  asked_at timestamptz not null default now(),
  price bigint,
  price_per text,
  scope text,
  begins_on date,
  weeks integer,
  holds_until date,
  n integer not null default 0,
  is_outdated boolean not null default false,
  answered_at timestamptz,
  reason text,
  first_answered_at timestamptz,
  source text not null default 'direct',
  respond_by timestamptz,

  constraint project_quotes_source_is_known check (source in ('direct', 'routed')),
  constraint project_quotes_once_a_vendor unique (project_id, vendor_id),
  constraint project_quotes_vendor_name_is_plain check (private.is_single_line(vendor_name, 160)),
  constraint project_quotes_status_is_known check (
    status in ('asked', 'quoted', 'declined', 'withdrawn', 'chosen', 'passed')
  ),
  constraint project_quotes_answer_is_whole check (
    status not in ('quoted', 'chosen') or num_nulls(price, price_per, scope, answered_at) = 0
  ),
  constraint project_quotes_price_in_range check (price between 1 and 1000000000000),
  constraint project_quotes_price_per_is_known check (price_per in ('project', 'month', 'hour')),
  constraint project_quotes_scope_is_plain check (
    char_length(btrim(scope)) >= 20 and private.is_plain_message(scope, 4000)
  ),
  constraint project_quotes_begins_on_is_near check (begins_on between '2000-01-01' and '3000-01-01'),
  constraint project_quotes_weeks_in_range check (weeks between 1 and 520),
  constraint project_quotes_holds_until_is_near check (holds_until between '2000-01-01' and '3000-01-01'),
  constraint project_quotes_reason_is_plain check (private.is_single_line(reason, 300))
);
-- Triggers in other files:
--   vendors/directory/ranking.sql: refresh_vendor_ranking
--   vendors/leads/lead_settings.sql: set_lead_fields

comment on column private.project_quotes.n is 'Counts responses: only the quote version that was read can be accepted.';
comment on column private.project_quotes.first_answered_at is 'Time of the first quote or decline; response time stays fixed.';
comment on column private.project_quotes.source is 'Whether the client chose the vendor or the exchange routed the project.';
comment on column private.project_quotes.is_outdated is 'The project has changed since; the quote must be resubmitted before it can be accepted.';

create index project_quotes_vendor_idx on private.project_quotes (vendor_id, asked_at desc, id desc);
create index project_quotes_respond_by_idx on private.project_quotes (respond_by) where status = 'asked';

-- A vendor's question about a project. All asked vendors see question and answer, not who asked.
create table private.project_questions (
  id uuid primary key,
  quote_id uuid not null references private.project_quotes (id) on delete cascade,
  question text not null,
  asked_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,

  constraint project_questions_question_is_plain check (
    char_length(btrim(question)) >= 1 and private.is_plain_message(question, 1000)
  ),
  constraint project_questions_answer_is_plain check (
    char_length(btrim(answer)) >= 1 and private.is_plain_message(answer, 2000)
  ),
  constraint project_questions_answer_is_whole check (num_nulls(answer, answered_at) in (0, 2))
);

create index project_questions_quote_idx on private.project_questions (quote_id);

alter table private.projects enable row level security;
alter table private.project_quotes enable row level security;
alter table private.project_questions enable row level security;

-- A day is past once it is past in the whole country, so a quote on the evening of the last day is on time.
create function private.is_past_nationwide(p_day date) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return p_day < (now() at time zone 'Pacific/Honolulu')::date;
end $$;

-- Returns the caller's own project, locked; other users' projects are never locked.
create function private.lock_own_project(p_id uuid) returns private.projects
language plpgsql security definer set search_path = '' as $$
declare
  v_project private.projects;
begin
  select * into v_project from private.projects p
  where p.id = p_id and p.account = auth.uid() and private.is_approved() for no key update;
  if v_project.id is null then
    raise exception 'Project not found.' using errcode = 'HXPJN';
  end if;
  return v_project;
end $$;

-- Returns the caller's vendor profile; null without one.
create function private.get_my_vendor_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select v.id from public.vendors v where v.user_id = auth.uid() and private.is_approved());
end $$;

create function private.require_my_vendor_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if v_vendor is null then
    raise exception 'Create a vendor profile first.' using errcode = '42501';
  end if;
  return v_vendor;
end $$;

-- Returns the request to the caller's vendor profile. Locks its project first, in the same order as
-- decisions.
create function private.lock_own_quote(p_id uuid) returns private.project_quotes
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes;
begin
  perform from private.projects p join private.project_quotes q on q.project_id = p.id
  where q.id = p_id and q.vendor_id = private.get_my_vendor_id() for no key update of p;
  select * into v_quote from private.project_quotes q
  where q.id = p_id and q.vendor_id = private.get_my_vendor_id() for no key update;
  if v_quote.id is null then
    raise exception 'Request not found.' using errcode = 'HXPJL';
  end if;
  return v_quote;
end $$;

-- Returns a request its vendor can still work on: profile verified and not blocked by the requester. The
-- vendor's own blocks are ignored, or they would reveal the requester.
create function private.lock_open_quote(p_id uuid) returns private.project_quotes
language plpgsql security definer set search_path = '' as $$
declare
  v_quote private.project_quotes := private.lock_own_quote(p_id);
begin
  if not exists (
    select from public.vendors v where v.id = v_quote.vendor_id and v.verification_status = 'verified'
  ) then
    raise exception 'This vendor is not verified.' using errcode = 'HXPJU';
  end if;
  if exists (
    select from private.projects p join public.user_blocks b on b.user_id = p.account
    where p.id = v_quote.project_id and b.blocked_id = auth.uid()
  ) then
    raise exception 'This request is no longer open.' using errcode = 'HXPJR';
  end if;
  return v_quote;
end $$;

-- An owner's name can identify a building and its needs are private: a vendor sees the requester only when
-- chosen, or if the requester allows it.
create function private.can_see_requester(p_project private.projects, p_quote private.project_quotes) returns boolean
language sql immutable set search_path = '' as $$
  select p_project.is_named or p_quote.status = 'chosen'
$$;

-- The requester's name for vendors; an email is never shown in its place.
create function private.get_requester_name(p_profile public.profiles) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(p_profile.full_name), '')
$$;

create function private.notify_vendor_of_project(p_quote private.project_quotes, p_kind text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    v.user_id, p_kind, 'project:' || p_quote.project_id || ':' || p_quote.id || ':' || p_key,
    jsonb_build_object(
      'title', p.title, 'request_id', p_quote.id,
      'name', coalesce(
        case when private.can_see_requester(p, p_quote) then coalesce(private.business_name(a), private.get_requester_name(a)) end,
        'A member'
      )
    )
  )
  from public.vendors v, private.projects p join public.profiles a on a.id = p.account
  where v.id = p_quote.vendor_id and p.id = p_quote.project_id;
end $$;

create function private.notify_requester_of_quote(p_quote private.project_quotes, p_kind text, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p.account, p_kind, 'project:' || p.id || ':' || p_quote.id || ':' || p_key,
    jsonb_build_object('title', p.title, 'name', p_quote.vendor_name, 'project_id', p.id)
  )
  from private.projects p where p.id = p_quote.project_id;
end $$;

-- A vendor who deletes their account withdraws open quotes; the company name stays.
create function private.close_departed_vendor_quote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('asked', 'quoted') then
    new.status := case new.status when 'asked' then 'declined' else 'withdrawn' end;
    perform private.notify_requester_of_quote(new, 'project_declined', 'declined:' || new.n);
  end if;
  return new;
end $$;

create trigger close_departed_vendor_quote before update of vendor_id on private.project_quotes
  for each row when (old.vendor_id is not null and new.vendor_id is null)
  execute function private.close_departed_vendor_quote();
