-- Members' ratings of Haven Exchange: one general rating each, which they can change.
create table public.platform_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  rating integer not null,
  review text,
  category text not null default 'general',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint platform_ratings_rating_range check (rating between 1 and 5),
  constraint platform_ratings_category_is_known check (category = 'general'),
  constraint platform_ratings_review_is_plain check (
    review = btrim(review) and char_length(review) between 1 and 500
    and review !~ '[\x01-\x08\x0b-\x1f\x7f]'
  ),
  constraint platform_ratings_once unique (user_id, category)
);
-- Triggers in other files:
--   messaging/notifications/event_notifications.sql: notify_of_rating

create index platform_ratings_newest_idx on public.platform_ratings (created_at desc, id);

create function private.normalize_platform_rating() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.review := nullif(btrim(new.review), '');
  new.updated_at := now();
  return new;
end $$;

-- Rating counts by stars, so the home page summary costs the same for ten or a million ratings.
create table private.rating_counts (
  rating integer primary key,
  ratings bigint not null default 0,
  constraint rating_counts_not_negative check (ratings >= 0)
);

create function private.update_platform_rating_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.rating_counts c
  set ratings = c.ratings
    + case when tg_op <> 'DELETE' and c.rating = new.rating then 1 else 0 end
    - case when tg_op <> 'INSERT' and c.rating = old.rating then 1 else 0 end
  where (tg_op <> 'DELETE' and c.rating = new.rating) or (tg_op <> 'INSERT' and c.rating = old.rating);
  return null;
end $$;

create trigger normalize_platform_rating before insert or update on public.platform_ratings
  for each row execute function private.normalize_platform_rating();

create trigger count_platform_rating after insert or update of rating or delete on public.platform_ratings
  for each row execute function private.update_platform_rating_counts();

select private.set_up_table('public.platform_ratings', '
  select, delete,
  insert (user_id, rating, review, category),
  update (rating, review, updated_at)
');
-- Visitors can read reviews, never who wrote them.
grant select (id, rating, review, category, created_at, updated_at) on table public.platform_ratings to anon;

create policy "Members add their own rating" on public.platform_ratings
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Members change their own rating" on public.platform_ratings
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Members remove their rating, administrators any" on public.platform_ratings
  for delete to authenticated
  using ((user_id = (select auth.uid()) and (select private.is_approved())) or (select private.is_admin()));

create function private.rating_summary() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'count', sum(c.ratings),
      'average', round(sum(c.rating * c.ratings) / nullif(sum(c.ratings), 0), 1),
      'stars', jsonb_object_agg(c.rating, c.ratings),
      'recent', coalesce((
        select jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id)
        from (
          select p.id, p.rating, p.review, p.created_at
          from public.platform_ratings p
          where p.review is not null
          order by p.created_at desc, p.id
          limit 3
        ) r
      ), '[]')
    )
    from private.rating_counts c
  );
end $$;

-- Visitors can only call what is granted to them by name.
grant usage on schema private to anon;

-- Returns the home page summary: count, average, ratings by stars, and the three newest reviews.
select private.expose('rating_summary', 'anon, authenticated');

create policy "Visitors read ratings" on public.platform_ratings
  for select to anon using (true);

create policy "Members read their own rating, staff all" on public.platform_ratings
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role()));
