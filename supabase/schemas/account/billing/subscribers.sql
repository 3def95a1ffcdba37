create table public.subscribers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text,
  is_trial boolean not null default false,
  subscription_end timestamptz,

  constraint subscribers_tier_shape check (subscription_tier ~ '^[A-Za-z][A-Za-z0-9-]{0,59}$'),
  -- A trial without an end date would be a free paid plan.
  constraint subscribers_trial_ends check (not is_trial or subscription_end is not null)
);
-- Triggers in other files:
--   account/accounts/audit_log.sql: log_plan_change

create index subscribers_ending_idx on public.subscribers (subscription_end) where subscribed;

select private.set_up_table('public.subscribers', '
  select, insert, delete,
  update (subscribed, subscription_tier, is_trial, subscription_end)
');

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

-- Staff only: how many subscriptions really expire, because monthly plans have an end date too. The set-based
-- version of renews_at().
create function private.figures_of_subscriptions() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'ending', (
      select count(*) from (
        select from public.subscribers s
        where s.subscribed and s.subscription_end between now() and now() + interval '14 days'
          and not exists (
            select from public.billing_accounts b
            where b.user_id = s.user_id and b.status in ('trialing', 'active') and not b.cancel_at_period_end
          )
        limit 1000
      ) as ending
    )
  );
end $$;
grant execute on function private.figures_of_subscriptions() to authenticated;
