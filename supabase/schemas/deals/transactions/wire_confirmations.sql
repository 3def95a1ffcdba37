-- Normalized mailbox of an address: without the plus tag and without Gmail's dots.
create function private.get_canonical_mailbox(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_email text;
  v_name text;
begin
  select lower(u.email) into v_email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null;
  v_name := split_part(split_part(v_email, '@', 1), '+', 1);
  return case
    when split_part(v_email, '@', 2) in ('gmail.com', 'googlemail.com') then replace(v_name, '.', '') || '@gmail.com'
    else v_name || '@' || split_part(v_email, '@', 2)
  end;
end $$;

-- True if one account admitted the other to a workspace, directly or through others, whatever their addresses are now.
create function private.is_admitted_by(p_one uuid, p_other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    with recursive line (member, admitter) as (
      select u.user_id, u.admitted_by from public.tenant_users u
      where u.user_id in (p_one, p_other) and u.admitted_by is not null
      union
      select l.member, u.admitted_by from line l join public.tenant_users u on u.user_id = l.admitter
      where u.admitted_by is not null
    )
    select from line l where (l.member, l.admitter) in ((p_one, p_other), (p_other, p_one))
  ) or exists (
    select from private.tenant_invitations i join auth.users u on lower(u.email) = i.email
    where i.accepted_at is not null and (i.invited_by, u.id) in ((p_one, p_other), (p_other, p_one))
  );
end $$;

create function private.are_colleagues(p_one uuid, p_other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.tenant_users a join public.tenant_users b on b.tenant_id = a.tenant_id
    where a.user_id = p_one and b.user_id = p_other
  );
end $$;

-- True if both accounts have signed in with the same browser from the same public address. Addresses of local networks
-- are shared by everyone behind one router and prove nothing.
create function private.has_shared_device(p_one uuid, p_other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions a join auth.sessions b on b.ip = a.ip and b.user_agent = a.user_agent
    where a.user_id = p_one and b.user_id = p_other and not a.ip <<= any (
      array['10.0.0.0/8', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7', 'fe80::/10']::inet[]
    )
  );
end $$;

-- True if the caller confirms instructions independently of the account that entered them; docs/threat-model.md lists
-- the rules. Colleagues share an office, so the device rule is for other parties only. The party that sends the money
-- may confirm regardless of who added it: a broker who works alone adds every party, and that party risks its own money.
create function private.is_independent_wire_confirmer(p_wire private.wires) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_by constant uuid := p_wire.entered_by;
  v_email constant text := lower((select u.email from auth.users u where u.id = v_me));
  v_part constant text := private.get_my_wire_role(p_wire.transaction_id, p_wire.purpose);
  v_sender constant text := case private.wire_side(p_wire.purpose) when 'buyer' then 'buyer' else 'title' end;
  v_is_payee constant boolean := v_part = 'paid' or v_part = 'agent' and v_sender = 'buyer';
begin
  if v_by is null or v_by = v_me or not private.is_account_active(v_by) or v_is_payee is distinct from false
    or coalesce(private.get_canonical_mailbox(v_me) = private.get_canonical_mailbox(v_by), true) or private.is_admitted_by(v_me, v_by)
  then
    return false;
  end if;
  if private.are_colleagues(v_me, v_by) then
    return true;
  end if;
  if private.has_shared_device(v_me, v_by) then
    return false;
  end if;
  if v_part = 'runs' then
    return not exists (
      select from public.transaction_parties p join auth.users u on lower(u.email) = p.email
      where p.transaction_id = p_wire.transaction_id and u.id = v_by and p.added_by is not distinct from v_me
    );
  end if;
  return exists (
    select from public.transaction_parties p
    where p.transaction_id = p_wire.transaction_id and p.email = v_email and p.role <> 'bidder' and p.added_by <> v_by
  ) or v_email = (
    select p.email from public.transaction_parties p
    where p.transaction_id = p_wire.transaction_id and p.role = v_sender order by p.created_at, p.id limit 1
  );
end $$;

-- True if two names are equal ignoring spaces, punctuation and case.
create function private.is_same_name(p_one text, p_other text) returns boolean
language sql immutable set search_path = '' as $$
  select regexp_replace(lower(p_one), '[[:space:][:punct:]]+', '', 'g')
    = regexp_replace(lower(left(coalesce(p_other, ''), 400)), '[[:space:][:punct:]]+', '', 'g')
$$;

create function private.log_wire_call(
  p_id uuid, p_wire_id uuid, p_version public.whole_number, p_spoke_with text, p_phone text,
  p_beneficiary text, p_bank text, p_routing text, p_account text, p_amount public.dollars default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.lock_wire(p_wire_id);
  v_name constant text := private.sender_name(v_me);
  v_is_same boolean;
begin
  perform private.require_recent_mfa_code();
  if exists (select from private.wire_events e where e.id = p_id and e.wire_id = p_wire_id and e.account_id = v_me) then
    return (select e.kind = 'matched' from private.wire_events e where e.id = p_id);
  end if;
  perform private.enforce_rate_limit('wire_call', 6, interval '1 hour');
  if v_wire.entered_by is not distinct from v_me then
    raise exception 'You can''t confirm instructions you entered.' using errcode = 'HXWIO';
  end if;
  if not private.is_independent_wire_confirmer(v_wire) then
    raise exception 'Someone independent must confirm these instructions.' using errcode = 'HXWII';
  end if;
  if not private.is_newest_wire(v_wire) or p_version is distinct from v_wire.version then
    raise exception 'Newer instructions exist. Reload to see them.' using errcode = 'HXWIV';
  end if;
  if v_wire.sent_at is not null then
    raise exception 'The funds were already sent.' using errcode = 'HXWIS';
  end if;
  if coalesce(char_length(btrim(p_spoke_with)), 0) < 2 or not coalesce(private.is_phone_number(btrim(p_phone)), false) then
    raise exception 'Enter who you spoke with and the phone number.' using errcode = 'HXWIP';
  end if;
  v_is_same := (
    select n.account = private.only_digits(p_account) and n.routing = private.only_digits(p_routing)
      and private.is_same_name(v_wire.beneficiary, p_beneficiary) and private.is_same_name(v_wire.bank, p_bank)
      and v_wire.amount is not distinct from p_amount
    from private.wire_numbers n where n.wire_id = p_wire_id
  );
  insert into private.wire_events (id, wire_id, kind, account_id, name, spoke_with, phone)
  values (
    p_id, p_wire_id, case when v_is_same then 'matched' else 'differed' end, v_me, v_name, btrim(p_spoke_with), btrim(p_phone)
  );
  update private.wires w
  set confirmed_by = case when v_is_same then v_me end, confirmed_name = case when v_is_same then v_name end,
    confirmed_at = case when v_is_same then now() end
  where w.id = p_wire_id returning w.* into v_wire;
  perform private.notify_wire_change(
    v_wire, case when v_is_same then 'wire_confirmed' else 'wire_differs' end, 'wire_call:' || p_id, v_name
  );
  return v_is_same;
end $$;

-- Records a call to a known number. The caller enters every field as heard, for the version they viewed.
-- Returns true if everything matches the entered instructions; only then can money be sent, and a mismatch
-- blocks it.
select private.expose('log_wire_call', 'authenticated');

create function private.mark_wire_sent(p_id uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.lock_wire(p_id);
begin
  perform private.require_recent_mfa_code();
  if private.get_my_wire_role(v_wire.transaction_id, v_wire.purpose) = 'paid' then
    raise exception 'The recipient of the funds can''t mark them as sent.' using errcode = '42501';
  end if;
  if v_wire.sent_at is not null then
    return v_wire.sent_at;
  end if;
  perform private.require_confirmed_wire(v_wire);
  update private.wires w set sent_by = v_me, sent_name = private.sender_name(v_me), sent_at = now()
  where w.id = p_id returning w.* into v_wire;
  perform private.notify_wire_change(v_wire, 'wire_sent', 'wire_sent:' || p_id, v_wire.sent_name);
  return v_wire.sent_at;
end $$;

-- Records that the funds were sent. Rejected until a call-back for the newest version exists.
select private.expose('mark_wire_sent', 'authenticated');
