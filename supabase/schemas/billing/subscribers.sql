create table public.subscribers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text,
  is_trial boolean not null default false,
  subscription_end timestamptz,

  constraint subscribers_tier_shape check (subscription_tier ~ '^[A-Za-z][A-Za-z0-9-]{0,59}$'),
  -- A trial without an end would be a paid plan for nothing.
  constraint subscribers_trial_ends check (not is_trial or subscription_end is not null)
);

create index subscribers_ending_idx on public.subscribers (subscription_end) where subscribed;

alter table public.subscribers enable row level security;
revoke all on table public.subscribers from public, anon, authenticated, service_role;
grant select, insert, delete on table public.subscribers to authenticated;
grant update (subscribed, subscription_tier, is_trial, subscription_end)
  on table public.subscribers to authenticated;
grant select, insert, update, delete on table public.subscribers to service_role;

create policy "Owners and staff read a subscription" on public.subscribers
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Administrators start subscriptions" on public.subscribers
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change subscriptions" on public.subscribers
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators end subscriptions" on public.subscribers
  for delete to authenticated
  using ((select private.is_admin()));

alter publication supabase_realtime add table public.subscribers;

create index subscribers_tier_idx on public.subscribers (subscription_tier);
create index subscribers_trial_idx on public.subscribers (subscription_end) where is_trial;

select private.require_second_factor('public.subscribers');
