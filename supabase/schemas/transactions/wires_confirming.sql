-- Whether two names are the same but for spaces, punctuation and case.
create function private.is_same_name(p_one text, p_other text) returns boolean
language sql immutable set search_path = ''
as $$
  select regexp_replace(lower(p_one), '[[:space:][:punct:]]+', '', 'g')
    = regexp_replace(lower(left(coalesce(p_other, ''), 400)), '[[:space:][:punct:]]+', '', 'g')
$$;
revoke all on function private.is_same_name(text, text) from public, anon, authenticated, service_role;

create function private.note_wire_call(
  p_id uuid, p_wire_id uuid, p_version integer, p_spoke_with text, p_phone text, p_beneficiary text, p_bank text,
  p_routing text, p_account text, p_amount numeric
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.take_wire(p_wire_id);
  v_name constant text := private.sender_name(v_me);
  v_is_same boolean;
begin
  perform private.require_fresh_code();
  if exists (select from private.wire_events e where e.id = p_id and e.wire_id = p_wire_id and e.account_id = v_me) then
    return (select e.kind = 'matched' from private.wire_events e where e.id = p_id);
  end if;
  perform private.keep_pace('wire_call', 6, interval '1 hour');
  if v_wire.entered_by is not distinct from v_me then
    raise exception 'Nobody confirms what they entered.' using errcode = 'HXWIO';
  end if;
  if not private.confirms_independently(v_wire, v_me) then
    raise exception 'Somebody independent has to confirm.' using errcode = 'HXWII';
  end if;
  if not private.is_newest_wire(v_wire) or p_version is distinct from v_wire.version then
    raise exception 'There are newer instructions.' using errcode = 'HXWIV';
  end if;
  if v_wire.sent_at is not null then
    raise exception 'The money was sent.' using errcode = 'HXWIS';
  end if;
  if coalesce(char_length(btrim(p_spoke_with)), 0) < 2 or not coalesce(private.is_phone_number(btrim(p_phone)), false) then
    raise exception 'A call is with somebody, under a number.' using errcode = 'HXWIP';
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
  perform private.tell_of_wire(
    v_wire, case when v_is_same then 'wire_confirmed' else 'wire_differs' end, 'wire_call:' || p_id, v_name
  );
  return v_is_same;
end
$$;
revoke all on function private.note_wire_call(uuid, uuid, integer, text, text, text, text, text, text, numeric) from public, anon, authenticated, service_role;
grant execute on function private.note_wire_call(uuid, uuid, integer, text, text, text, text, text, text, numeric) to authenticated;

-- Records a call to a known number. The caller enters every field as they were told it, for the version they looked at.
-- Returns whether all of it matches what was entered: only then can money be sent, and a difference stops it.
create function public.note_wire_call(
  p_id uuid, p_wire_id uuid, p_version public.whole_number, p_spoke_with text, p_phone text, p_beneficiary text, p_bank text,
  p_routing text, p_account text, p_amount public.dollars default null
) returns boolean
language sql volatile set search_path = ''
as $$
  select private.note_wire_call(
    p_id, p_wire_id, p_version, p_spoke_with, p_phone, p_beneficiary, p_bank, p_routing, p_account, p_amount
  )
$$;
revoke all on function public.note_wire_call(uuid, uuid, public.whole_number, text, text, text, text, text, text, public.dollars) from public, anon, authenticated, service_role;
grant execute on function public.note_wire_call(uuid, uuid, public.whole_number, text, text, text, text, text, text, public.dollars) to authenticated;

create function private.note_wire_sent(p_id uuid) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  v_me constant uuid := private.lock_member();
  v_wire private.wires := private.take_wire(p_id);
begin
  perform private.require_fresh_code();
  if private.wire_part(v_wire.transaction_id, v_wire.purpose) = 'paid' then
    raise exception 'Who is paid does not send.' using errcode = '42501';
  end if;
  if v_wire.sent_at is not null then
    return v_wire.sent_at;
  end if;
  if not private.is_newest_wire(v_wire) then
    raise exception 'There are newer instructions.' using errcode = 'HXWIV';
  end if;
  if v_wire.confirmed_at is null then
    raise exception 'Nobody has called back yet.' using errcode = 'HXWIU';
  end if;
  update private.wires w set sent_by = v_me, sent_name = private.sender_name(v_me), sent_at = now()
  where w.id = p_id returning w.* into v_wire;
  perform private.tell_of_wire(v_wire, 'wire_sent', 'wire_sent:' || p_id, v_wire.sent_name);
  return v_wire.sent_at;
end
$$;
revoke all on function private.note_wire_sent(uuid) from public, anon, authenticated, service_role;
grant execute on function private.note_wire_sent(uuid) to authenticated;

-- Says that the money went out. Refused until somebody has called back about the newest version.
create function public.note_wire_sent(p_id uuid) returns timestamptz
language sql volatile set search_path = ''
as $$
  select private.note_wire_sent(p_id)
$$;
revoke all on function public.note_wire_sent(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_wire_sent(uuid) to authenticated;
