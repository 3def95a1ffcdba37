-- What those who gave a project to a vendor say of them once it is done: read by the staff before anybody, and answered
-- once by the vendor. A review hangs on the vendor, whoever runs the profile, and outlives the project. Nothing of it names
-- community, place or project: everybody reads the trade and the month.
create table private.vendor_reviews (
  id uuid primary key default gen_random_uuid(),
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  quote_id uuid references private.project_quotes (id) on delete set null,
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
  constraint vendor_reviews_category_is_known check (
    category in ('consultant', 'financial', 'construction', 'management', 'legal', 'technology')
  ),
  constraint vendor_reviews_state_is_known check (state in ('waiting', 'published', 'refused')),
  constraint vendor_reviews_signed_is_plain check (char_length(btrim(signed)) >= 1 and private.is_line(signed, 80)),
  constraint vendor_reviews_rating_range check (rating between 1 and 5),
  constraint vendor_reviews_body_is_plain check (
    char_length(body) >= 1 and char_length(body) <= 2000 and body = btrim(body)
    and body !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint vendor_reviews_reason_is_plain check (
    char_length(reason) >= 1 and char_length(reason) <= 500
    and reason !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint vendor_reviews_reply_is_plain check (
    char_length(reply) >= 1 and char_length(reply) <= 1000 and reply = btrim(reply)
    and reply !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]'
  ),
  constraint vendor_reviews_refused_says_why check ((state = 'refused') = (reason is not null)),
  constraint vendor_reviews_reply_is_to_published check (reply is null or state = 'published')
);

comment on column private.vendor_reviews.n is 'Which wording it is: the staff decide of the one that they read.';

create index vendor_reviews_published_idx on private.vendor_reviews (vendor_id, written_at desc, id)
  where state = 'published';
create index vendor_reviews_vendor_idx on private.vendor_reviews (vendor_id);
create index vendor_reviews_waiting_idx on private.vendor_reviews (written_at, id) where state = 'waiting';
create index vendor_reviews_author_idx on private.vendor_reviews (author_id);
create index vendor_reviews_decided_by_idx on private.vendor_reviews (decided_by);

alter table private.vendor_reviews enable row level security;
revoke all on table private.vendor_reviews from public, anon, authenticated, service_role;

-- Whether an account runs a vendor's profile, or works in one team with whoever does.
create function private.is_of_vendor(p_vendor_id uuid, p_account uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.is_of_vendor(uuid, uuid) from public, anon, authenticated, service_role;

create function private.write_vendor_review(p_project_id uuid, p_rating integer, p_signed text, p_body text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_project constant private.projects := private.own_project(p_project_id);
  v_signed constant text := coalesce(btrim(p_signed), '');
  v_body constant text := nullif(btrim(p_body), '');
  v_quote private.project_quotes;
  v_review private.vendor_reviews;
begin
  if v_project.status <> 'done' then
    raise exception 'A vendor is reviewed once the project is done.' using errcode = 'HXVRD';
  end if;
  select * into v_quote from private.project_quotes q
  where q.project_id = p_project_id and q.status = 'chosen' and q.vendor_id is not null;
  if v_quote.id is null then
    raise exception 'This vendor is not here any more.' using errcode = 'HXVRG';
  end if;
  if private.is_of_vendor(v_quote.vendor_id, auth.uid()) then
    raise exception 'Nobody reviews themselves.' using errcode = 'HXVRS';
  end if;
  select * into v_review from private.vendor_reviews r where r.quote_id = v_quote.id for no key update;
  -- The same words again are an answer that got lost on its way.
  if v_review.id is not null
    and (v_review.rating, v_review.signed, v_review.body) is not distinct from (p_rating, v_signed, v_body)
  then
    return;
  end if;
  if v_review.state <> 'waiting' then
    raise exception 'This review has been read already.' using errcode = 'HXVRR';
  end if;
  perform private.keep_pace('vendor_review', 30, interval '1 hour');
  insert into private.vendor_reviews as r (vendor_id, quote_id, author_id, category, signed, rating, body)
  values (
    v_quote.vendor_id, v_quote.id, auth.uid(), v_project.category, v_signed, coalesce(p_rating, 0), v_body
  )
  on conflict (quote_id) do update
  set signed = excluded.signed, rating = excluded.rating, body = excluded.body, written_at = now(), n = r.n + 1;
end
$$;
revoke all on function private.write_vendor_review(uuid, integer, text, text)
  from public, anon, authenticated, service_role;
grant execute on function private.write_vendor_review(uuid, integer, text, text) to authenticated;

-- Writes the caller's review of the vendor whom they chose for a project of theirs that is done, or writes it anew while
-- nobody of the staff has read it.
create function public.write_vendor_review(p_project_id uuid, p_rating public.whole_number, p_signed text, p_body text default '')
returns void
language sql volatile set search_path = ''
as $$
  select private.write_vendor_review(p_project_id, p_rating, p_signed, p_body)
$$;
revoke all on function public.write_vendor_review(uuid, public.whole_number, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.write_vendor_review(uuid, public.whole_number, text, text) to authenticated;

create function private.decide_vendor_review(p_id uuid, p_n integer, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_reason constant text := nullif(btrim(p_reason), '');
  v_state constant text := case when v_reason is null then 'published' else 'refused' end;
  v_review private.vendor_reviews;
begin
  if not coalesce(private.is_staff(), false) then
    raise exception 'Only staff decide of reviews.' using errcode = '42501';
  end if;
  select * into v_review from private.vendor_reviews r where r.id = p_id for no key update;
  if v_review.author_id = auth.uid() or private.is_of_vendor(v_review.vendor_id, auth.uid()) then
    raise exception 'Nobody decides of a review that they wrote or that is about them.' using errcode = '42501';
  end if;
  if v_review.n = p_n and v_review.state = v_state and v_review.reason is not distinct from v_reason then
    return;
  end if;
  if v_review.id is null or v_review.state <> 'waiting' or v_review.n is distinct from p_n then
    raise exception 'This review waits for nobody.' using errcode = 'HXVRW';
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
  end if;
end
$$;
revoke all on function private.decide_vendor_review(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function private.decide_vendor_review(uuid, integer, text) to authenticated;

-- For staff: publishes the wording `p_n` of a review, or refuses it with the reason that its author reads.
create function public.decide_vendor_review(p_id uuid, p_n public.whole_number, p_reason text default '') returns void
language sql volatile set search_path = ''
as $$
  select private.decide_vendor_review(p_id, p_n, p_reason)
$$;
revoke all on function public.decide_vendor_review(uuid, public.whole_number, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_vendor_review(uuid, public.whole_number, text) to authenticated;

create function private.reply_to_vendor_review(p_id uuid, p_reply text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_reply constant text := coalesce(btrim(p_reply), '');
  v_review private.vendor_reviews;
begin
  select * into v_review from private.vendor_reviews r
  where r.id = p_id and r.vendor_id = private.my_vendor() and r.state = 'published' for no key update;
  if v_review.reply = v_reply then
    return;
  end if;
  if v_review.id is null or v_review.reply is not null then
    raise exception 'A published review is answered once.' using errcode = 'HXVRO';
  end if;
  update private.vendor_reviews r set reply = v_reply, replied_at = now() where r.id = p_id;
end
$$;
revoke all on function private.reply_to_vendor_review(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.reply_to_vendor_review(uuid, text) to authenticated;

-- Answers a published review of the caller's vendor profile, once and for everybody.
create function public.reply_to_vendor_review(p_id uuid, p_reply text) returns void
language sql volatile set search_path = ''
as $$
  select private.reply_to_vendor_review(p_id, p_reply)
$$;
revoke all on function public.reply_to_vendor_review(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.reply_to_vendor_review(uuid, text) to authenticated;

-- As everybody reads it: of the day the month alone, since few projects end on one.
create function private.vendor_review_card(p_review private.vendor_reviews) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'id', p_review.id, 'category', p_review.category, 'signed', p_review.signed, 'rating', p_review.rating,
    'body', p_review.body, 'month', to_char(p_review.written_at at time zone 'UTC', 'YYYY-MM'), 'reply', p_review.reply
  )
$$;
revoke all on function private.vendor_review_card(private.vendor_reviews) from public, anon, authenticated, service_role;

create function private.reviews_of_vendor(p_vendor_id uuid, p_most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.reviews_of_vendor(uuid, integer) from public, anon, authenticated, service_role;

create function private.vendor_reviews(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.get_vendor(p_vendor_id) is null then
    return null;
  end if;
  return private.reviews_of_vendor(p_vendor_id, 50);
end
$$;
revoke all on function private.vendor_reviews(uuid) from public, anon, authenticated, service_role;
grant execute on function private.vendor_reviews(uuid) to anon, authenticated;

-- The fifty newest reviews of a vendor of the directory, with the average of all; null for one that the caller cannot see.
create function public.vendor_reviews(vendor_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.vendor_reviews(vendor_id)
$$;
revoke all on function public.vendor_reviews(uuid) from public, anon, authenticated, service_role;
grant execute on function public.vendor_reviews(uuid) to anon, authenticated;

create function private.my_vendor_reviews() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_vendor constant uuid := private.my_vendor();
begin
  if v_vendor is null then
    return null;
  end if;
  return private.reviews_of_vendor(v_vendor, 200) || jsonb_build_object('vendor_id', v_vendor);
end
$$;
revoke all on function private.my_vendor_reviews() from public, anon, authenticated, service_role;
grant execute on function private.my_vendor_reviews() to authenticated;

-- What is published of the caller's vendor profile; null for whoever has none.
create function public.my_vendor_reviews() returns jsonb
language sql stable set search_path = ''
as $$
  select private.my_vendor_reviews()
$$;
revoke all on function public.my_vendor_reviews() from public, anon, authenticated, service_role;
grant execute on function public.my_vendor_reviews() to authenticated;

create function private.vendor_reviews_to_decide() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.is_staff(), false) then
    raise exception 'Only staff decide of reviews.' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(
      private.vendor_review_card(r) || jsonb_build_object('vendor', v.company_name, 'vendor_id', v.id, 'n', r.n)
      order by r.written_at, r.id
    ), '[]')
    from (
      select * from private.vendor_reviews r
      where r.state = 'waiting' and r.author_id is distinct from auth.uid()
        and not private.is_of_vendor(r.vendor_id, auth.uid())
      order by r.written_at, r.id limit 100
    ) r
    join public.vendors v on v.id = r.vendor_id
  );
end
$$;
revoke all on function private.vendor_reviews_to_decide() from public, anon, authenticated, service_role;
grant execute on function private.vendor_reviews_to_decide() to authenticated;

-- For staff: the hundred reviews of vendors that have waited the longest, but what is theirs.
create function public.vendor_reviews_to_decide() returns jsonb
language sql stable set search_path = ''
as $$
  select private.vendor_reviews_to_decide()
$$;
revoke all on function public.vendor_reviews_to_decide() from public, anon, authenticated, service_role;
grant execute on function public.vendor_reviews_to_decide() to authenticated;

-- What whoever asked said of the vendor they chose, and what became of it; null where they said nothing yet.
create function private.review_of_project(p_project_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'state', r.state, 'signed', r.signed, 'rating', r.rating, 'body', r.body, 'reason', r.reason, 'reply', r.reply
    )
    from private.project_quotes q join private.vendor_reviews r on r.quote_id = q.id
    where q.project_id = p_project_id and q.status = 'chosen'
  );
end
$$;
revoke all on function private.review_of_project(uuid) from public, anon, authenticated, service_role;
