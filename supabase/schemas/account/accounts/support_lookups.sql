-- Support lookups for missing emails and denied access. Staff only; shows which emails were sent and when,
-- never their content, because it contains sign-in links.
create function private.list_emails_to(p_email text)
returns table (
  id uuid, template text, attempts integer, last_error text, queued_at timestamptz, sent_at timestamptz,
  given_up_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
  select o.id, o.template, o.attempts, o.last_error, o.created_at, o.done_at, o.dead_at
  from private.outbox o
  where o.kind = 'email' and lower(o.recipient) = lower(btrim(left(p_email, 320)))
  order by o.created_at desc, o.id
  limit 20;
end $$;

create index outbox_recipient_idx on private.outbox (lower(recipient), created_at desc) where kind = 'email';

-- Returns the latest emails sent to an address, newest first.
select private.expose('list_emails_to', 'authenticated', 'plain');

create function private.check_email_confirmation(p_email text)
returns table (signed_up_at timestamptz, confirmed_at timestamptz, asked_at timestamptz, came_back_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
  select u.created_at, u.email_confirmed_at, u.confirmation_sent_at, private.get_email_bounced_at(u.id)
  from auth.users u
  where u.email = lower(btrim(left(p_email, 320)));
end $$;

-- Returns the confirmation status of an email's account; no row if there is none.
select private.expose('check_email_confirmation', 'authenticated', 'plain');

create function private.check_broker_of_record(p_email text)
returns table (
  is_admitted boolean, holds_role boolean, role_until timestamptz, has_second_factor boolean, workspace text,
  is_named boolean, signs_listings boolean, waiting bigint
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
  select
    p.suspended_at is null and p.approval_status <> 'rejected'
      and not (p.requires_approval and p.approval_status = 'pending'),
    coalesce(r.is_active and coalesce(r.expires_at > now(), true), false),
    r.expires_at,
    exists (select from auth.mfa_factors f where f.user_id = p.id and f.status = 'verified'),
    t.name,
    coalesce(b.broker_of_record = p.id, false),
    coalesce(b.signs_listings, false),
    case when b.broker_of_record = p.id and b.signs_listings
      then (select count(*) from private.list_pending_sign_offs(b.tenant_id)) else 0 end
  from public.profiles p
  left join public.user_roles r on r.user_id = p.id and r.role = 'broker_of_record'
  left join public.tenant_users u on u.user_id = p.id and u.is_active
  left join public.tenants t on t.id = u.tenant_id
  left join private.brokerages b on b.tenant_id = u.tenant_id
  where lower(p.email) = lower(btrim(left(p_email, 320)))
  limit 1;
end $$;

-- Returns each condition for signing a brokerage's listings; no row if there is no account.
select private.expose('check_broker_of_record', 'authenticated', 'plain');

-- Sends the caller a sample of the email that agreement signers get; limited to once a minute.
create function private.send_sample_of_agreement() returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return private.queue_message(
    'email', p.email, 'agreement_signed',
    jsonb_build_object('name', private.called(p.id), 'version', 1, 'hash', repeat('0', 64)),
    format('agreement_sample:%s:%s', p.id, date_trunc('minute', now()))
  )
  from public.profiles p where p.id = auth.uid();
end $$;

select private.expose('send_sample_of_agreement', 'authenticated');
