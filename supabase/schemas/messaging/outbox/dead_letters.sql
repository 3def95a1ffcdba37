-- Failed messages, for administrators. They show recipient and error, never the content: emails contain
-- sign-in links.
create function private.dead_letters()
returns table (
  id uuid, kind text, recipient text, template text, attempts integer, last_error text,
  is_expired boolean, created_at timestamptz, dead_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators can view failed messages.' using errcode = '42501';
  end if;
  return query
  select o.id, o.kind, o.recipient, o.template, o.attempts, o.last_error,
    coalesce(o.expires_at <= now(), false), o.created_at, o.dead_at
  from private.outbox o
  where o.dead_at is not null
  order by o.dead_at desc, o.id
  limit 500;
end $$;

create function private.retry_dead_letter(p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_message private.outbox;
begin
  if not private.is_admin() then
    raise exception 'Only administrators can retry failed messages.' using errcode = '42501';
  end if;
  select * into v_message from private.outbox o where o.id = p_id and o.dead_at is not null for update;
  if not found then
    return false;
  end if;
  if v_message.expires_at <= now() then
    raise exception 'This message has expired.'
      using hint = 'Its link no longer works. The user can request a new one.';
  end if;
  update private.outbox o
  set dead_at = null, attempts = 0, claim = null, claimed_until = null, deliver_after = now(), decided_at = now()
  where o.id = p_id;
  perform pg_notify('haven_outbox', '');
  return true;
end $$;

-- Returns undeliverable messages, newest first.
select private.expose('dead_letters', 'authenticated');

-- Requeues a failed message. False if it is not (or no longer) failed.
select private.expose('retry_dead_letter', 'authenticated', 'plain');

-- Counts failed messages for an administrator's dashboard.
create function private.figures_of_dead_letters() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    return null;
  end if;
  return jsonb_build_object('dead', (
    select count(*) from (select from private.outbox o where o.dead_at is not null limit 1000) as counted
  ));
end $$;
grant execute on function private.figures_of_dead_letters() to authenticated;
