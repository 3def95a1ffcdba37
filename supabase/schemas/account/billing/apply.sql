-- The only path from the provider into the database: applies a customer's current state together with the
-- event that triggered the request and the resulting emails.
create function private.notify_plan_change(
  p_recipient text, p_old public.billing_accounts, p_new public.billing_accounts, p_failed_invoice text,
  p_event_type text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_was_live constant boolean := coalesce(p_old.status in ('trialing', 'active', 'past_due'), false);
  v_is_live constant boolean := p_new.status in ('trialing', 'active', 'past_due');
  v_plan constant jsonb := jsonb_build_object(
    'plan', p_new.plan, 'priceCents', p_new.price_cents, 'periodEnd', p_new.current_period_end
  );
begin
  if v_is_live and not v_was_live then
    perform private.queue_message(
      'email', p_recipient, 'plan_started', v_plan || jsonb_build_object('isTrial', p_new.status = 'trialing')
    );
  elsif v_is_live and p_new.plan <> p_old.plan then
    perform private.queue_message('email', p_recipient, 'plan_changed', v_plan);
  end if;
  if p_new.status = 'past_due' and p_old.status is distinct from 'past_due' then
    perform private.queue_message(
      'email', p_recipient, 'payment_failed',
      v_plan || jsonb_build_object('graceEnd', p_new.grace_ends_at), 'payment_failed:' || p_failed_invoice
    );
  end if;
  -- The end date was already announced when the plan was canceled.
  if p_new.ends_at is not null and p_old.ends_at is null and v_was_live then
    perform private.queue_message(
      'email', p_recipient, 'plan_cancelled', v_plan || jsonb_build_object('endsAt', p_new.ends_at)
    );
  end if;
  if p_event_type = 'customer.subscription.trial_will_end' and p_new.status = 'trialing'
    and not p_new.cancel_at_period_end
  then
    perform private.queue_message('email', p_recipient, 'trial_ends', v_plan);
  end if;
end $$;

-- The caller omits drafts. A receipt is sent when an invoice becomes paid.
create function private.save_invoices(p_user_id uuid, p_recipient text, p_invoices jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_invoice public.invoices;
begin
  for v_invoice in
    select i.* from jsonb_populate_recordset(null::public.invoices, p_invoices) as i order by i.created_at
  loop
    if v_invoice.status = 'paid' and v_invoice.amount_cents > 0 and not exists (
      select from public.invoices i where i.id = v_invoice.id and i.status = 'paid'
    ) then
      perform private.queue_message(
        'email', p_recipient, 'payment_receipt',
        jsonb_build_object(
          'number', coalesce(v_invoice.number, ''), 'amountCents', v_invoice.amount_cents,
          'description', v_invoice.description, 'paidOn', v_invoice.created_at
        ),
        'receipt:' || v_invoice.id
      );
    end if;
    insert into public.invoices as kept (
      id, user_id, number, status, amount_cents, description, period_start, period_end, created_at, hosted_url
    )
    values (
      v_invoice.id, p_user_id, v_invoice.number, v_invoice.status, v_invoice.amount_cents,
      v_invoice.description, v_invoice.period_start, v_invoice.period_end, v_invoice.created_at,
      v_invoice.hosted_url
    )
    on conflict (id) do update set
      number = excluded.number, status = excluded.status, amount_cents = excluded.amount_cents,
      description = excluded.description, hosted_url = excluded.hosted_url
    where (kept.number, kept.status, kept.amount_cents, kept.description, kept.hosted_url)
      is distinct from
      (excluded.number, excluded.status, excluded.amount_cents, excluded.description, excluded.hosted_url);
  end loop;
end $$;

-- Locks before reading, so a payment event that arrives while staff grants a contract waits and then sees it.
-- Previously it read first and overwrote the contract.
create function private.grant_plan(p_user_id uuid, p_access jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_given public.subscribers;
  v_paid private.billing_grants := jsonb_populate_record(null::private.billing_grants, p_access);
begin
  perform from public.subscribers s where s.user_id = p_user_id for update;
  v_given := private.get_staff_granted_plan(p_user_id);
  -- Staff grants are never changed or ended, except that a paid plan replaces a trial.
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
end $$;

create function private.apply_billing(p_customer_id text, p_ticket bigint, p_state jsonb, p_event jsonb)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_customer private.billing_customers;
  v_old public.billing_accounts;
  v_new public.billing_accounts;
  v_recipient text;
  v_outcome text := 'applied';
begin
  select * into v_customer from private.billing_customers c where c.customer_id = p_customer_id for update;
  if v_customer.user_id is null then
    v_outcome := 'unknown_customer';
  elsif p_ticket <= v_customer.applied_ticket then
    v_outcome := 'outdated';
  end if;
  if p_event is not null then
    insert into private.billing_events (id, type, created, outcome)
    values (
      p_event ->> 'id', p_event ->> 'type', to_timestamp((p_event ->> 'created')::float8), v_outcome
    )
    on conflict (id) do nothing;
    if not found then
      return 'replayed';
    end if;
    -- Event signatures are valid for minutes, so deleted events can't be replayed.
    delete from private.billing_events e where e.received_at < now() - interval '90 days';
  end if;
  if v_outcome <> 'applied' then
    return v_outcome;
  end if;
  update private.billing_customers c set applied_ticket = p_ticket, applied_at = now()
  where c.user_id = v_customer.user_id;

  select p.email into v_recipient from public.profiles p where p.id = v_customer.user_id;
  select * into v_old from public.billing_accounts a where a.user_id = v_customer.user_id;
  if jsonb_typeof(p_state -> 'account') = 'object' then
    v_new := jsonb_populate_record(null::public.billing_accounts, p_state -> 'account');
    v_new.user_id := v_customer.user_id;
    -- A used trial stays used, even if the provider has deleted its subscription.
    v_new.trial_used_at := coalesce(v_old.trial_used_at, v_new.trial_used_at);
    v_new.updated_at := coalesce(v_old.updated_at, now());
    if v_new is distinct from v_old then
      v_new.updated_at := now();
      insert into public.billing_accounts values (v_new.*)
      on conflict (user_id) do update set
        status = excluded.status, plan = excluded.plan, price_cents = excluded.price_cents,
        current_period_end = excluded.current_period_end,
        cancel_at_period_end = excluded.cancel_at_period_end, ends_at = excluded.ends_at,
        grace_ends_at = excluded.grace_ends_at, trial_used_at = excluded.trial_used_at,
        card_brand = excluded.card_brand, card_last4 = excluded.card_last4,
        updated_at = excluded.updated_at;
    end if;
    perform private.grant_plan(v_new.user_id, p_state -> 'access');
    perform private.notify_plan_change(
      v_recipient, v_old, v_new, p_state ->> 'failed_invoice', p_event ->> 'type'
    );
  end if;
  perform private.save_invoices(v_customer.user_id, v_recipient, coalesce(p_state -> 'invoices', '[]'));
  return 'applied';
end $$;
grant execute on function private.apply_billing(text, bigint, jsonb, jsonb) to service_role;

-- State and event are JSON passed as text, so nothing on the way re-serializes them.
create function public.apply_billing(customer_id text, ticket public.large_number, state text, event text) returns text
language sql volatile set search_path = '' as $$
  select private.apply_billing(customer_id, ticket, state::jsonb, event::jsonb)
$$;
grant execute on function public.apply_billing(text, public.large_number, text, text) to service_role;
