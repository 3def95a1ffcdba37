-- Database calls of the billing functions. The first runs with the caller's token; the others only with the
-- server's key.

-- `{outcome: ok | not_approved | signed_out}`; an account that owes its second factor is not approved.
create function private.billing_caller() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_caller_session_active() then
    return '{"outcome": "signed_out"}';
  end if;
  if not private.is_approved() then
    return '{"outcome": "not_approved"}';
  end if;
  return (
    select jsonb_build_object(
      'outcome', 'ok', 'user_id', p.id, 'email', p.email, 'name', coalesce(p.full_name, '')
    )
    from public.profiles p where p.id = auth.uid()
  );
end $$;

-- Returns a live subscription not written by billing, which staff granted: a contract or a trial.
create function private.get_staff_granted_plan(p_user_id uuid) returns public.subscribers
language plpgsql stable security definer set search_path = '' as $$
declare
  v_given public.subscribers;
begin
  select s.* into v_given
  from public.subscribers s
  left join private.billing_grants g on g.user_id = s.user_id
  where s.user_id = p_user_id
    and s.subscribed
    and (s.subscription_end is null or s.subscription_end > now())
    and (g.subscribed, g.subscription_tier, g.is_trial, g.subscription_end)
      is distinct from (s.subscribed, s.subscription_tier, s.is_trial, s.subscription_end);
  return v_given;
end $$;

create function private.read_billing(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_given constant public.subscribers := private.get_staff_granted_plan(p_user_id);
begin
  return jsonb_build_object(
    'customer_id', (select c.customer_id from private.billing_customers c where c.user_id = p_user_id),
    'is_fresh', exists (
      select from private.billing_customers c
      where c.user_id = p_user_id and c.applied_at > now() - interval '10 seconds' and c.applied_at <= now()
    ),
    'has_contract', v_given.user_id is not null and not v_given.is_trial,
    'status', (select a.status from public.billing_accounts a where a.user_id = p_user_id),
    'trial_used', coalesce(v_given.is_trial, false) or exists (
      select from public.billing_accounts a where a.user_id = p_user_id and a.trial_used_at is not null
    ),
    'subscription', (
      select jsonb_build_object(
        'subscribed', s.subscribed and (s.subscription_end is null or s.subscription_end > now()),
        'subscription_tier', s.subscription_tier,
        'subscription_end', s.subscription_end
      )
      from public.subscribers s where s.user_id = p_user_id
    )
  );
end $$;

-- Links an account to its provider customer; if two were created at once, the first wins.
create function private.link_billing_customer(p_user_id uuid, p_customer_id text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.billing_customers (user_id, customer_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;
  return (select c.customer_id from private.billing_customers c where c.user_id = p_user_id);
end $$;

-- Starts a checkout; returns its number and the previous one, which must be closed first.
create function private.begin_checkout(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_begun private.billing_customers;
begin
  update private.billing_customers c set checkout_attempt = c.checkout_attempt + 1
  where c.user_id = p_user_id
  returning * into v_begun;
  return jsonb_build_object('attempt', v_begun.checkout_attempt, 'before', v_begun.checkout_session);
end $$;

-- False if another checkout was started since; this one must not be used then.
create function private.save_checkout(p_user_id uuid, p_attempt public.whole_number, p_session text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.billing_customers c set checkout_session = p_session
  where c.user_id = p_user_id and c.checkout_attempt = p_attempt;
  return found;
end $$;

-- Numbers a request to the provider about a customer; null for an unknown customer.
create function private.begin_billing_sync(p_customer_id text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_ticket bigint;
begin
  update private.billing_customers c set last_ticket = c.last_ticket + 1
  where c.customer_id = p_customer_id
  returning c.last_ticket into v_ticket;
  return v_ticket;
end $$;

create function private.has_billing_event(p_event_id text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.billing_events e where e.id = p_event_id);
end $$;

select private.expose('billing_caller', 'authenticated');

select private.expose('read_billing', 'service_role', 'plain');

select private.expose('link_billing_customer', 'service_role', 'plain');

select private.expose('begin_checkout', 'service_role', 'plain');

select private.expose('save_checkout', 'service_role', 'plain');

select private.expose('begin_billing_sync', 'service_role', 'plain');

select private.expose('has_billing_event', 'service_role', 'plain');
