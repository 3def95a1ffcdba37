-- Staff decisions on listings or their changes, with reasons, for the broker and staff. The deciding account
-- is only in the audit log.
create table public.listing_reviews (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references public.listings (id) on delete cascade,
  at timestamptz not null default now(),
  decision public.approval_status not null,
  is_of_changes boolean not null default false,
  reason text,

  constraint listing_reviews_reason_length check (char_length(btrim(reason)) between 1 and 2000)
);

comment on column public.listing_reviews.reason is 'What must be fixed, in the reviewer''s own text.';

create index listing_reviews_listing_idx on public.listing_reviews (listing_id, at desc);

select private.set_up_table('public.listing_reviews', 'select');

create policy "Brokers read reviews of their listings, staff all" on public.listing_reviews
  for select to authenticated
  using ((select private.has_staff_role()) or private.owns_listing(listing_id));

select private.add_condition_guard('public.listing_reviews', '(select private.has_staff_role()) or private.owns_listing(listing_id)');

-- A blank reason counts as none.
create function private.log_listing_review(
  p_listing_id uuid, p_decision public.approval_status, p_is_of_changes boolean, p_reason text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_decision <> 'pending' then
    insert into public.listing_reviews (listing_id, decision, is_of_changes, reason)
    values (p_listing_id, p_decision, p_is_of_changes, nullif(btrim(p_reason), ''));
  end if;
end $$;

-- Returns the current reason of a listing's review, for the broker's notification.
create function private.reason_of_review(p_listing_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select r.reason from public.listing_reviews r 
  where r.listing_id = p_listing_id and r.at = now() limit 1
$$;
