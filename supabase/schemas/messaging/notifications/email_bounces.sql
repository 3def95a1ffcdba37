-- Suppressed emails: hard bounces, and spam complaints. No notifications are sent there until the owner
-- confirms the email works again; requested emails, such as password resets, are still tried.
create table private.mail_bounces (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  address text not null,
  cause text not null,
  bounced_at timestamptz not null default now(),

  constraint mail_bounces_cause_is_known check (cause in ('bounce', 'complaint'))
);

alter table private.mail_bounces enable row level security;

-- Returns when an account's email became unreachable; null if it works. Changing the email resets it.
create function private.get_email_bounced_at(p_user_id uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select b.bounced_at
  from private.mail_bounces b
  join auth.users u on u.id = b.user_id and lower(u.email) = b.address
  where b.user_id = p_user_id
$$;

-- Records a bounced email and notifies its user in the app. Idempotent.
create function private.record_email_bounce(p_address text, p_cause text, p_email_id uuid default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_address constant text := lower(left(p_address, 320));
  v_whose record;
  v_is_news boolean := false;
begin
  insert into private.undeliverable_addresses (address, cause) values (v_address, p_cause) on conflict do nothing;
  update public.broker_emails l set status = 'bounced'
  from private.outbox o
  where o.id = p_email_id and l.id = private.broker_email_id_from_key(o.dedupe_key) and lower(o.recipient) = v_address;
  if p_cause = 'bounce' then
    update public.deliveries d set status = 'bounced', reason = 'bounced'
    from private.outbox o
    where d.outbox_id = p_email_id and o.id = p_email_id and lower(o.recipient) = v_address;
  end if;
  for v_whose in select p.id from public.profiles p where lower(p.email) = v_address loop
    insert into private.mail_bounces as b (user_id, address, cause) values (v_whose.id, v_address, p_cause)
    on conflict (user_id) do update set address = excluded.address, cause = excluded.cause, bounced_at = now()
    where b.address <> excluded.address;
    if found then
      v_is_news := true;
      perform private.notify(
        v_whose.id, 'email_bounced', 'bounce:' || clock_timestamp(),
        jsonb_build_object('address', private.mask_address(v_address))
      );
    end if;
  end loop;
  return v_is_news;
end $$;

-- For the function that receives webhooks from our email provider.
select private.expose('record_email_bounce', 'service_role', 'plain');

create function private.my_email_status() returns table (email text, email_bounced_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select private.mask_address(u.email::text), private.get_email_bounced_at(u.id)
  from auth.users u
  where u.id = auth.uid() and private.has_verified_session();
end $$;

-- Returns the caller's masked email, and since when it bounces.
select private.expose('my_email_status', 'authenticated');

create function private.retry_my_email() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_approval();
  perform private.enforce_rate_limit('retry_email', 3, interval '1 day');
  delete from private.undeliverable_addresses d where d.address = private.get_my_confirmed_email();
  delete from private.mail_bounces b where b.user_id = auth.uid();
  return found;
end $$;

-- Clears the bounce state of the caller's email; the next emails go there.
select private.expose('retry_my_email', 'authenticated');
