-- Database calls of the billing functions. The first runs with the caller's token; the others only with the
-- server's key.

-- `{outcome: ok | not_approved | signed_out}`; an account that owes its second factor is not approved.
create function private.billing_caller() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.billing_caller() from public, anon, authenticated, service_role;
grant execute on function private.billing_caller() to authenticated;

-- Returns a live subscription not written by billing, which staff granted: a contract or a trial.
create function private.get_staff_granted_plan(p_user_id uuid) returns public.subscribers
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.get_staff_granted_plan(uuid) from public, anon, authenticated, service_role;

create function private.read_billing(p_user_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
revoke all on function private.read_billing(uuid) from public, anon, authenticated, service_role;
grant execute on function private.read_billing(uuid) to service_role;

-- Links an account to its provider customer; if two were created at once, the first wins.
create function private.link_billing_customer(p_user_id uuid, p_customer_id text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.billing_customers (user_id, customer_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;
  return (select c.customer_id from private.billing_customers c where c.user_id = p_user_id);
end
$$;
revoke all on function private.link_billing_customer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function private.link_billing_customer(uuid, text) to service_role;

-- Starts a checkout; returns its number and the previous one, which must be closed first.
create function private.begin_checkout(p_user_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_begun private.billing_customers;
begin
  update private.billing_customers c set checkout_attempt = c.checkout_attempt + 1
  where c.user_id = p_user_id
  returning * into v_begun;
  return jsonb_build_object('attempt', v_begun.checkout_attempt, 'before', v_begun.checkout_session);
end
$$;
revoke all on function private.begin_checkout(uuid) from public, anon, authenticated, service_role;
grant execute on function private.begin_checkout(uuid) to service_role;

-- False if another checkout was started since; this one must not be used then.
create function private.save_checkout(p_user_id uuid, p_attempt integer, p_session text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update private.billing_customers c set checkout_session = p_session
  where c.user_id = p_user_id and c.checkout_attempt = p_attempt;
  return found;
end
$$;
revoke all on function private.save_checkout(uuid, integer, text) from public, anon, authenticated, service_role;
grant execute on function private.save_checkout(uuid, integer, text) to service_role;

-- Numbers a request to the provider about a customer; null for an unknown customer.
create function private.begin_billing_sync(p_customer_id text) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket bigint;
begin
  update private.billing_customers c set last_ticket = c.last_ticket + 1
  where c.customer_id = p_customer_id
  returning c.last_ticket into v_ticket;
  return v_ticket;
end
$$;
revoke all on function private.begin_billing_sync(text) from public, anon, authenticated, service_role;
grant execute on function private.begin_billing_sync(text) to service_role;

create function private.has_billing_event(p_event_id text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from private.billing_events e where e.id = p_event_id);
end
$$;
revoke all on function private.has_billing_event(text) from public, anon, authenticated, service_role;
grant execute on function private.has_billing_event(text) to service_role;

create function public.billing_caller() returns jsonb
language sql stable set search_path = ''
as $$
  select private.billing_caller()
$$;
revoke all on function public.billing_caller() from public, anon, authenticated, service_role;
grant execute on function public.billing_caller() to authenticated;

create function public.read_billing(user_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.read_billing(user_id)
$$;
revoke all on function public.read_billing(uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_billing(uuid) to service_role;

create function public.link_billing_customer(user_id uuid, customer_id text) returns text
language sql volatile set search_path = ''
as $$
  select private.link_billing_customer(user_id, customer_id)
$$;
revoke all on function public.link_billing_customer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.link_billing_customer(uuid, text) to service_role;

create function public.begin_checkout(user_id uuid) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.begin_checkout(user_id)
$$;
revoke all on function public.begin_checkout(uuid) from public, anon, authenticated, service_role;
grant execute on function public.begin_checkout(uuid) to service_role;

create function public.save_checkout(user_id uuid, attempt public.whole_number, session text) returns boolean
language sql volatile set search_path = ''
as $$
  select private.save_checkout(user_id, attempt, session)
$$;
revoke all on function public.save_checkout(uuid, public.whole_number, text) from public, anon, authenticated, service_role;
grant execute on function public.save_checkout(uuid, public.whole_number, text) to service_role;

create function public.begin_billing_sync(customer_id text) returns bigint
language sql volatile set search_path = ''
as $$
  select private.begin_billing_sync(customer_id)
$$;
revoke all on function public.begin_billing_sync(text) from public, anon, authenticated, service_role;
grant execute on function public.begin_billing_sync(text) to service_role;

create function public.has_billing_event(event_id text) returns boolean
language sql stable set search_path = ''
as $$
  select private.has_billing_event(event_id)
$$;
revoke all on function public.has_billing_event(text) from public, anon, authenticated, service_role;
grant execute on function public.has_billing_event(text) to service_role;
