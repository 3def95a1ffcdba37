-- Vendor reviews by clients after a project is done: reviewed by staff before publication, with one reply by
-- the vendor. A review belongs to the vendor, no matter who manages the profile, and outlives the project. It
-- names no community, place, or project: the public sees trade and month.
create table private.vendor_reviews (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  quote_id uuid references private.project_quotes (id) on delete set null,
  rfp_id uuid,
  author_id uuid references public.profiles (id) on delete set null,
  category text not null,
  signed text not null,
  rating integer not null,
  body text,
  written_at timestamptz not null default now(),
  n integer not null default 1,
  state text not null default 'waiting',
  decided_by uuid references public.profiles (id) on delete set null,
  decided_at timestamptz,
  reason text,
  reply text,
  replied_at timestamptz,

  constraint vendor_reviews_once_a_project unique (quote_id),
  constraint vendor_reviews_once_an_rfp unique (rfp_id),
  constraint vendor_reviews_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint vendor_reviews_state_is_known check (state in ('waiting', 'published', 'refused')),
  constraint vendor_reviews_signed_is_plain check (char_length(btrim(signed)) >= 1 and private.is_single_line(signed, 80)),
  constraint vendor_reviews_rating_range check (rating between 1 and 5),
  constraint vendor_reviews_body_is_plain check (
    char_length(body) >= 1 and body = btrim(body) and private.is_plain_message(body, 2000)
  ),
  constraint vendor_reviews_reason_is_plain check (char_length(reason) >= 1 and private.is_plain_message(reason, 500)),
  constraint vendor_reviews_reply_is_plain check (
    char_length(reply) >= 1 and reply = btrim(reply) and private.is_plain_message(reply, 1000)
  ),
  constraint vendor_reviews_refused_says_why check ((state = 'refused') = (reason is not null)),
  constraint vendor_reviews_reply_is_to_published check (reply is null or state = 'published')
);
-- Triggers in other files:
--   vendors/directory/ranking.sql: refresh_vendor_ranking

comment on column private.vendor_reviews.n is 'The version: staff decide on the one they read.';

create index vendor_reviews_published_idx on private.vendor_reviews (vendor_id, written_at desc, id)
  where state = 'published';
create index vendor_reviews_vendor_idx on private.vendor_reviews (vendor_id);
create index vendor_reviews_waiting_idx on private.vendor_reviews (written_at, id) where state = 'waiting';
create index vendor_reviews_author_idx on private.vendor_reviews (author_id);
create index vendor_reviews_decided_by_idx on private.vendor_reviews (decided_by);

alter table private.vendor_reviews enable row level security;

-- True if an account manages a vendor's profile or is on the same team as someone who does.
create function private.is_vendor_team_member(p_vendor_id uuid, p_account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.vendors v
    where v.id = p_vendor_id and (
      v.user_id = p_account or exists (
        select from public.tenant_users theirs join public.tenant_users ours on ours.tenant_id = theirs.tenant_id
        where theirs.user_id = v.user_id and ours.user_id = p_account
      )
    )
  );
end $$;

-- Saves the caller's review of a vendor, for the quote of a project or for an RFP. The caller of this has locked one of them.
create function private.save_vendor_review(
  p_vendor_id uuid, p_quote_id uuid, p_rfp_id uuid, p_category text, p_rating integer, p_signed text, p_body text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_signed constant text := coalesce(btrim(p_signed), '');
  v_body constant text := nullif(btrim(p_body), '');
  v_known private.vendor_reviews;
begin
  select * into v_known from private.vendor_reviews r where r.quote_id = p_quote_id or r.rfp_id = p_rfp_id for no key update;
  -- An identical review is a retry of a lost response.
  if v_known.id is not null and (v_known.rating, v_known.signed, v_known.body) is not distinct from (p_rating, v_signed, v_body) then
    return;
  end if;
  if v_known.state <> 'waiting' then
    raise exception 'This review can no longer be edited.' using errcode = 'HXVRR';
  end if;
  perform private.enforce_rate_limit('vendor_review', 30, interval '1 hour');
  insert into private.vendor_reviews as r (id, vendor_id, quote_id, rfp_id, author_id, category, signed, rating, body)
  values (
    coalesce(v_known.id, gen_random_uuid()), p_vendor_id, p_quote_id, p_rfp_id, auth.uid(), p_category, v_signed,
    coalesce(p_rating, 0), v_body
  )
  on conflict (id) do update
  set signed = excluded.signed, rating = excluded.rating, body = excluded.body, author_id = excluded.author_id,
    written_at = now(), n = r.n + 1;
end $$;

create function private.write_vendor_review(
  p_project_id uuid, p_rating public.whole_number, p_signed text, p_body text default ''
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_project constant private.projects := private.lock_own_project(p_project_id);
  v_quote private.project_quotes;
begin
  if v_project.status <> 'done' then
    raise exception 'You can review a vendor once the project is done.' using errcode = 'HXVRD';
  end if;
  select * into v_quote from private.project_quotes q
  where q.project_id = p_project_id and q.status = 'chosen' and q.vendor_id is not null;
  if v_quote.id is null then
    raise exception 'Vendor not found.' using errcode = 'HXVRG';
  end if;
  if private.is_vendor_team_member(v_quote.vendor_id, auth.uid()) then
    raise exception 'You cannot review yourself.' using errcode = 'HXVRS';
  end if;
  perform private.save_vendor_review(v_quote.vendor_id, v_quote.id, null, v_project.category, p_rating, p_signed, p_body);
end $$;

-- Saves the caller's review of the vendor chosen for their completed project; editable until staff have
-- reviewed it.
select private.expose('write_vendor_review', 'authenticated');

create function private.require_review_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff can decide on reviews.' using errcode = '42501';
  end if;
end $$;

create function private.decide_vendor_review(p_id uuid, p_n public.whole_number, p_reason text default '') returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_state constant text := case when v_reason is null then 'published' else 'refused' end;
  v_review private.vendor_reviews;
begin
  perform private.require_review_staff();
  select * into v_review from private.vendor_reviews r where r.id = p_id for no key update;
  if v_review.author_id = auth.uid() or private.is_vendor_team_member(v_review.vendor_id, auth.uid()) then
    raise exception 'You cannot decide on a review that you wrote or that is about you.' using errcode = '42501';
  end if;
  if v_review.n = p_n and v_review.state = v_state and v_review.reason is not distinct from v_reason then
    return;
  end if;
  if v_review.id is null or v_review.state <> 'waiting' or v_review.n is distinct from p_n then
    raise exception 'This review is not pending.' using errcode = 'HXVRW';
  end if;
  update private.vendor_reviews r
  set state = v_state, reason = v_reason, decided_by = auth.uid(), decided_at = now()
  where r.id = p_id;
  if v_state = 'published' then
    perform private.notify(
      v.user_id, 'vendor_review_published', 'vendor_review:' || p_id,
      jsonb_build_object('name', v_review.signed, 'rating', v_review.rating)
    )
    from public.vendors v where v.id = v_review.vendor_id;
  else
    perform private.notify(
      v_review.author_id, 'vendor_review_refused', 'vendor_review:' || p_id,
      jsonb_build_object('name', q.vendor_name, 'project_id', q.project_id)
    )
    from private.project_quotes q where q.id = v_review.quote_id;
    perform private.notify(
      v_review.author_id, 'rfp_team', 'vendor_review:' || p_id,
      jsonb_build_object('what', 'Your review was not published', 'title', r.title, 'rfp_id', r.id)
    )
    from private.rfps r where r.id = v_review.rfp_id;
  end if;
end $$;

-- Staff only: publishes version `p_n` of a review, or rejects it with a reason its author sees.
select private.expose('decide_vendor_review', 'authenticated');

create function private.reply_to_vendor_review(p_id uuid, p_reply text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_reply constant text := coalesce(btrim(p_reply), '');
  v_review private.vendor_reviews;
begin
  select * into v_review from private.vendor_reviews r
  where r.id = p_id and r.vendor_id = private.get_my_vendor_id() and r.state = 'published' for no key update;
  if v_review.reply = v_reply then
    return;
  end if;
  if v_review.id is null or v_review.reply is not null then
    raise exception 'You can reply to a published review once.' using errcode = 'HXVRO';
  end if;
  update private.vendor_reviews r set reply = v_reply, replied_at = now() where r.id = p_id;
end $$;

-- Replies to a published review of the caller's vendor profile, publicly and once.
select private.expose('reply_to_vendor_review', 'authenticated');

-- The public view: only the month of its date, since few projects end on the same day.
create function private.vendor_review_card(p_review private.vendor_reviews) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_review.id, 'category', p_review.category, 'signed', p_review.signed, 'rating', p_review.rating,
    'body', p_review.body, 'month', to_char(p_review.written_at at time zone 'UTC', 'YYYY-MM'), 'reply', p_review.reply
  )
$$;

create function private.get_vendor_review_summary(p_vendor_id uuid, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('average', round(avg(r.rating), 1), 'count', count(*))
    from private.vendor_reviews r where r.vendor_id = p_vendor_id and r.state = 'published'
  ) || jsonb_build_object('reviews', (
    select coalesce(jsonb_agg(private.vendor_review_card(r) order by r.written_at desc, r.id), '[]')
    from (
      select * from private.vendor_reviews r where r.vendor_id = p_vendor_id and r.state = 'published'
      order by r.written_at desc, r.id limit p_most
    ) r
  ));
end $$;

create function private.vendor_reviews(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.get_vendor(p_vendor_id) is null then
    return null;
  end if;
  return private.get_vendor_review_summary(p_vendor_id, 50);
end $$;

-- Returns a directory vendor's fifty newest reviews with the overall average; null if the caller can't see
-- the vendor.
select private.expose('vendor_reviews', 'anon, authenticated', 'plain');

create function private.my_vendor_reviews() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if v_vendor is null then
    return null;
  end if;
  return private.get_vendor_review_summary(v_vendor, 200) || jsonb_build_object('vendor_id', v_vendor);
end $$;

-- Returns published reviews of the caller's vendor profile; null without one.
select private.expose('my_vendor_reviews', 'authenticated');

create function private.vendor_reviews_to_decide() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_review_staff();
  return (
    select coalesce(jsonb_agg(
      private.vendor_review_card(r) || jsonb_build_object('vendor', v.company_name, 'vendor_id', v.id, 'n', r.n)
      order by r.written_at, r.id
    ), '[]')
    from (
      select * from private.vendor_reviews r
      where r.state = 'waiting' and r.author_id is distinct from auth.uid()
        and not private.is_vendor_team_member(r.vendor_id, auth.uid())
      order by r.written_at, r.id limit 100
    ) r
    join public.vendors v on v.id = r.vendor_id
  );
end $$;

-- Staff only: returns the hundred longest-pending vendor reviews, except the caller's own.
select private.expose('vendor_reviews_to_decide', 'authenticated');

-- Returns the requester's review of the chosen vendor and its status; null if there is none yet.
create function private.get_project_review(p_project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'state', r.state, 'signed', r.signed, 'rating', r.rating, 'body', r.body, 'reason', r.reason, 'reply', r.reply
    )
    from private.project_quotes q join private.vendor_reviews r on r.quote_id = q.id
    where q.project_id = p_project_id and q.status = 'chosen'
  );
end $$;
