-- News of a payment that arrives while staff gives a contract waits for staff and then sees it; before, it
-- looked first, waited, and wrote over the contract.
create or replace function private.grant_plan(p_user_id uuid, p_access jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_given public.subscribers;
  v_paid private.billing_grants := jsonb_populate_record(null::private.billing_grants, p_access);
begin
  perform from public.subscribers s where s.user_id = p_user_id for update;
  v_given := private.given_plan(p_user_id);
  -- What staff gave is neither changed nor ended; only a trial gives way to a plan that is paid.
  if v_given.user_id is not null and not (v_given.is_trial and v_paid.subscribed) then
    return;
  end if;
  v_paid.user_id := p_user_id;
  insert into private.billing_grants values (v_paid.*)
  on conflict (user_id) do update set
    subscribed = excluded.subscribed, subscription_tier = excluded.subscription_tier,
    is_trial = excluded.is_trial, subscription_end = excluded.subscription_end;
  insert into public.subscribers as s (user_id, subscribed, subscription_tier, is_trial, subscription_end)
  values (
    p_user_id, v_paid.subscribed, v_paid.subscription_tier, v_paid.is_trial, v_paid.subscription_end
  )
  on conflict (user_id) do update set
    subscribed = excluded.subscribed, subscription_tier = excluded.subscription_tier,
    is_trial = excluded.is_trial, subscription_end = excluded.subscription_end
  where (s.subscribed, s.subscription_tier, s.is_trial, s.subscription_end)
    is distinct from
    (excluded.subscribed, excluded.subscription_tier, excluded.is_trial, excluded.subscription_end);
end
$$;
