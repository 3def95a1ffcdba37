-- Wire instructions of an offering, with the rules of closings: see deals/transactions/wires.sql. The sponsor enters them
-- after an authenticator code. An accepted investor calls the sponsor back at a number they already know, records the call,
-- and then sees the numbers after a code of their own. Versions are immutable.
create table private.offering_wires (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  version integer not null,
  beneficiary text not null,
  bank text not null,
  last_four text not null,
  entered_by uuid references public.profiles (id) on delete set null,
  entered_name text not null,
  entered_at timestamptz not null default now(),

  constraint offering_wires_once unique (offering_id, version),
  constraint offering_wires_beneficiary_is_plain check (char_length(btrim(beneficiary)) >= 2 and private.is_single_line(beneficiary, 160)),
  constraint offering_wires_bank_is_plain check (char_length(btrim(bank)) >= 2 and private.is_single_line(bank, 160)),
  constraint offering_wires_last_four_shape check (last_four ~ '^[0-9]{4}$'),
  constraint offering_wires_entered_name_is_plain check (private.is_single_line(entered_name, 300))
);
create index offering_wires_entered_by_idx on private.offering_wires (entered_by);
alter table private.offering_wires enable row level security;

create table private.offering_wire_numbers (
  wire_id uuid primary key references private.offering_wires (id) on delete cascade,
  routing text not null,
  account text not null,
  constraint offering_wire_numbers_routing_shape check (routing ~ '^[0-9]{9}$'),
  constraint offering_wire_numbers_account_shape check (account ~ '^[0-9]{4,17}$')
);
alter table private.offering_wire_numbers enable row level security;

-- Call-backs and views of the numbers, one log per version.
create table private.offering_wire_events (
  id uuid primary key,
  wire_id uuid not null references private.offering_wires (id) on delete cascade,
  subscription_id uuid references private.subscriptions (id) on delete set null,
  investor_id uuid references public.profiles (id) on delete set null,
  kind text not null,
  spoke_with text,
  phone text,
  at timestamptz not null default now(),

  constraint offering_wire_events_kind_is_known check (kind in ('looked', 'matched', 'differed')),
  constraint offering_wire_events_spoke_with_is_plain check (char_length(btrim(spoke_with)) >= 2 and private.is_single_line(spoke_with, 160)),
  constraint offering_wire_events_phone_is_number check (private.is_single_line(phone, 40) and private.is_phone_number(phone)),
  constraint offering_wire_events_calls_are_recorded check ((kind = 'looked') = (spoke_with is null) and (kind = 'looked') = (phone is null))
);
create index offering_wire_events_wire_idx on private.offering_wire_events (wire_id, at desc, id);
create index offering_wire_events_subscription_idx on private.offering_wire_events (subscription_id);
create index offering_wire_events_investor_idx on private.offering_wire_events (investor_id);
alter table private.offering_wire_events enable row level security;
create trigger refuse_rewriting before update of kind, wire_id, spoke_with, phone, at on private.offering_wire_events
  for each row execute function private.prevent_audit_rewrite();

create function private.enter_offering_wire(
  p_id uuid, p_offering_id uuid, p_beneficiary text, p_bank text, p_routing text, p_account text
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_offering_id);
  v_routing constant text := private.only_digits(p_routing);
  v_account constant text := private.only_digits(p_account);
  v_version integer;
begin
  perform private.require_recent_mfa_code();
  perform private.enforce_rate_limit('wire', 30, interval '1 hour');
  -- Validated here, because Postgres reports a failed check with the whole row.
  if not private.is_routing_number(v_routing) then
    raise exception 'Invalid routing number.' using errcode = 'HXWIR';
  elsif v_account !~ '^[0-9]{4,17}$' then
    raise exception 'Invalid account number.' using errcode = 'HXWIN';
  end if;
  select w.version into v_version from private.offering_wires w where w.id = p_id and w.offering_id = p_offering_id;
  if found then
    return v_version;
  end if;
  select coalesce(max(w.version), 0) + 1 into v_version from private.offering_wires w where w.offering_id = p_offering_id;
  if v_version > 50 then
    raise exception 'Too many versions.' using errcode = 'HXMRT';
  end if;
  insert into private.offering_wires (id, offering_id, version, beneficiary, bank, last_four, entered_by, entered_name)
  values (
    p_id, p_offering_id, v_version, btrim(p_beneficiary), btrim(p_bank), right(v_account, 4), auth.uid(),
    coalesce(private.get_my_display_name(), '')
  );
  insert into private.offering_wire_numbers (wire_id, routing, account) values (p_id, v_routing, v_account);
  perform private.notify_sponsor(v_offering, 'offering_wire_changed', 'offering_wire:' || p_id, '{}');
  insert into private.investor_notices (user_id, kind, key, facts)
  select distinct s.investor_id, 'offering_wire_changed', 'offering_wire:' || p_id,
    jsonb_build_object('offering', v_offering.title, 'offering_id', p_offering_id)
  from private.subscriptions s where s.offering_id = p_offering_id and s.status = 'accepted' and s.investor_id is not null;
  return v_version;
end $$;

-- Enters wire instructions of the caller's offering and replaces the last ones. Returns the version; idempotent.
select private.expose('enter_offering_wire', 'authenticated');

-- Returns the newest version if the caller runs the offering or is an accepted investor.
create function private.get_readable_wire(p_offering_id uuid) returns private.offering_wires
language plpgsql stable security definer set search_path = '' as $$
declare
  v_wire private.offering_wires;
begin
  if not exists (
    select from private.offerings o where o.id = p_offering_id and private.can_manage_offering(o)
  ) and not (private.is_approved() and exists (
    select from private.subscriptions s
    where s.offering_id = p_offering_id and s.investor_id = auth.uid() and s.status = 'accepted'
  )) then
    return null;
  end if;
  select * into v_wire from private.offering_wires w where w.offering_id = p_offering_id order by w.version desc limit 1;
  return v_wire;
end $$;

create function private.has_called_back(p_wire_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce((array_agg(e.kind order by e.at desc, e.id))[1] = 'matched', false) from private.offering_wire_events e
    where e.wire_id = p_wire_id and e.investor_id = auth.uid() and e.kind <> 'looked'
  );
end $$;

create function private.get_offering_wire(p_offering_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_wire constant private.offering_wires := private.get_readable_wire(p_offering_id);
begin
  if (v_wire).id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', (v_wire).id, 'version', (v_wire).version, 'beneficiary', (v_wire).beneficiary, 'bank', (v_wire).bank,
    'last_four', (v_wire).last_four, 'entered_at', (v_wire).entered_at, 'entered_name', (v_wire).entered_name,
    'is_called_back', private.has_called_back((v_wire).id)
  );
end $$;

-- Returns the newest wire instructions without the numbers; null for everyone but the sponsor and accepted investors.
select private.expose('get_offering_wire', 'authenticated');

create function private.record_wire_callback(p_id uuid, p_wire_id uuid, p_spoke_with text, p_phone text, p_is_match boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_offering_id uuid;
  v_offering private.offerings;
begin
  perform private.lock_member();
  select w.offering_id into v_offering_id from private.offering_wires w where w.id = p_wire_id;
  if (private.get_readable_wire(v_offering_id)).id is distinct from p_wire_id then
    raise exception 'Wire instructions not found.' using errcode = '42501';
  elsif exists (select from private.offering_wire_events e where e.id = p_id) then
    return;
  end if;
  select * into v_offering from private.offerings o where o.id = v_offering_id;
  if private.can_manage_offering(v_offering) then
    raise exception 'Investors confirm wire instructions themselves.' using errcode = 'HXSYX';
  end if;
  perform private.enforce_rate_limit('wire', 30, interval '1 hour');
  insert into private.offering_wire_events (id, wire_id, subscription_id, investor_id, kind, spoke_with, phone)
  values (
    p_id, p_wire_id, (
      select s.id from private.subscriptions s
      where s.offering_id = v_offering_id and s.investor_id = auth.uid() and s.status = 'accepted' order by s.created_at limit 1
    ), auth.uid(), case when p_is_match then 'matched' else 'differed' end, btrim(p_spoke_with), btrim(p_phone)
  );
  if not p_is_match then
    perform private.notify_sponsor(
      v_offering, 'offering_wire_differs', 'offering_wire_differs:' || p_id,
      jsonb_build_object('name', private.get_my_display_name())
    );
  end if;
end $$;

-- Records the investor's call to the sponsor and whether the last four digits matched. Idempotent.
select private.expose('record_wire_callback', 'authenticated');

create function private.show_offering_wire(p_id uuid) returns table (routing text, account text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_offering_id uuid;
begin
  perform private.lock_member();
  select w.offering_id into v_offering_id from private.offering_wires w where w.id = p_id;
  if (private.get_readable_wire(v_offering_id)).id is distinct from p_id then
    raise exception 'Wire instructions not found.' using errcode = '42501';
  end if;
  perform private.require_recent_mfa_code();
  perform private.enforce_rate_limit('wire', 30, interval '1 hour');
  if not exists (select from private.offerings o where o.id = v_offering_id and private.can_manage_offering(o))
    and not private.has_called_back(p_id)
  then
    raise exception 'These instructions must be verified by a call-back first.' using errcode = 'HXWIU';
  elsif private.lacks_wire_approval(v_offering_id) then
    raise exception 'Approvers of the entity must approve this wire first.' using errcode = 'HXSLW';
  end if;
  insert into private.offering_wire_events (id, wire_id, investor_id, kind) values (gen_random_uuid(), p_id, auth.uid(), 'looked');
  return query select n.routing, n.account from private.offering_wire_numbers n where n.wire_id = p_id;
end $$;

-- Returns the account numbers and logs the view. An investor sees them only after their own call-back and, for an entity
-- with an approval chain, only while approved wires cover what is called.
select private.expose('show_offering_wire', 'authenticated');
