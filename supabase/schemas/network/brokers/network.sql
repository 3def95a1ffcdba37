-- Broker connections and requests. Rows are in `private`, so each side sees only its own.
create table private.broker_links (
  id uuid primary key default gen_random_uuid(),
  asker_id uuid not null references public.profiles (id) on delete cascade,
  asked_id uuid not null references public.profiles (id) on delete cascade,
  state text not null default 'asked',
  message text not null default '',
  asked_at timestamptz not null default now(),
  answered_at timestamptz,

  constraint broker_links_are_two check (asker_id <> asked_id),
  constraint broker_links_state_is_known check (state in ('asked', 'connected', 'declined')),
  constraint broker_links_message_is_plain check (private.is_single_line(message, 300))
);

create unique index broker_links_pair_idx on private.broker_links (least(asker_id, asked_id), greatest(asker_id, asked_id));
create index broker_links_asker_idx on private.broker_links (asker_id);
create index broker_links_asked_idx on private.broker_links (asked_id);

-- A broker's private notes about another broker.
create table private.broker_notes (
  owner_id uuid not null references public.profiles (id) on delete cascade,
  about_id uuid not null references public.profiles (id) on delete cascade,
  note text not null,
  updated_at timestamptz not null default now(),

  primary key (owner_id, about_id),
  constraint broker_notes_note_is_plain check (private.is_plain_message(note, 4000))
);

create index broker_notes_about_idx on private.broker_notes (about_id);

alter table private.broker_links enable row level security;
alter table private.broker_notes enable row level security;

create function private.is_broker() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() and private.has_role('broker');
end $$;

-- Returns the account of a broker the caller may know: in the directory, or linked by a request in either
-- direction.
create function private.require_known_broker(p_broker_id uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  if not private.is_broker() then
    raise exception 'Only brokers can have a network.' using errcode = 'HXNWB';
  end if;
  select a.user_id into v_user_id from public.broker_accounts a
  where a.broker_id = p_broker_id and not a.is_pseudonym and a.user_id <> auth.uid() and (
    private.is_agent(a.broker_id) or exists (
      select from private.broker_links l
      where least(l.asker_id, l.asked_id) = least(a.user_id, auth.uid())
        and greatest(l.asker_id, l.asked_id) = greatest(a.user_id, auth.uid())
    )
  );
  if v_user_id is null or private.is_blocked_between(auth.uid(), v_user_id) then
    raise exception 'Broker not found.' using errcode = 'HXNWN';
  end if;
  return v_user_id;
end $$;

-- Returns the link between two brokers, locked.
create function private.lock_broker_link(p_user_id uuid) returns private.broker_links
language plpgsql security definer set search_path = '' as $$
declare
  v_link private.broker_links;
begin
  select * into v_link from private.broker_links l
  where least(l.asker_id, l.asked_id) = least(p_user_id, auth.uid())
    and greatest(l.asker_id, l.asked_id) = greatest(p_user_id, auth.uid())
  for update;
  return v_link;
end $$;

create function private.are_connected(p_user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.broker_links l
    where least(l.asker_id, l.asked_id) = least(p_user_id, auth.uid())
      and greatest(l.asker_id, l.asked_id) = greatest(p_user_id, auth.uid()) and l.state = 'connected'
  );
end $$;

create function private.notify_broker_link_change(p_link private.broker_links, p_kind text, p_to uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_to, p_kind, 'broker_link:' || p_link.id || ':' || p_kind,
    jsonb_build_object(
      'name', private.get_broker_display_name(auth.uid()),
      'message', coalesce(nullif(p_link.message, ''), 'View their listings and reply.'),
      'broker_id', private.broker_of(auth.uid(), null)
    )
  );
end $$;

create function private.connect_broker(p_broker_id uuid, p_message text default '') returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_other constant uuid := private.require_known_broker(p_broker_id);
  v_link private.broker_links := private.lock_broker_link(v_other);
begin
  if v_link.state = 'connected' or (v_link.asker_id = auth.uid() and v_link.id is not null) then
    return case v_link.state when 'connected' then 'connected' else 'asked' end;
  end if;
  if v_link.id is not null then
    update private.broker_links l set state = 'connected', answered_at = now() where l.id = v_link.id;
    perform private.notify_broker_link_change(v_link, 'broker_link_accepted', v_other);
    return 'connected';
  end if;
  perform private.enforce_rate_limit('broker_link', 30, interval '1 day');
  insert into private.broker_links (asker_id, asked_id, message)
  values (auth.uid(), v_other, coalesce(btrim(p_message), ''))
  on conflict do nothing
  returning * into v_link;
  if v_link.id is not null then
    perform private.notify_broker_link_change(v_link, 'broker_link_asked', v_other);
  end if;
  return 'asked';
end $$;

-- Sends a directory broker a connection request; if they already sent one, connects both. Returns `asked` or
-- `connected`.
select private.expose('connect_broker', 'authenticated');

create function private.disconnect_broker(p_broker_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_other constant uuid := private.account_of(p_broker_id);
  v_link private.broker_links;
begin
  if not private.is_broker() then
    raise exception 'Only brokers can have a network.' using errcode = 'HXNWB';
  end if;
  v_link := private.lock_broker_link(v_other);
  if v_link.state = 'asked' and v_link.asked_id = auth.uid() then
    update private.broker_links l set state = 'declined', answered_at = now() where l.id = v_link.id;
  elsif v_link.state = 'connected' or (v_link.state = 'asked' and v_link.asker_id = auth.uid()) then
    delete from private.broker_links l where l.id = v_link.id;
  end if;
end $$;

-- Ends a connection, withdraws a request, or declines one; the declined broker is not notified and can't ask
-- again.
select private.expose('disconnect_broker', 'authenticated');

create function private.save_broker_note(p_broker_id uuid, p_note text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_other constant uuid := private.require_known_broker(p_broker_id);
begin
  if btrim(coalesce(p_note, '')) = '' then
    delete from private.broker_notes n where n.owner_id = auth.uid() and n.about_id = v_other;
    return;
  end if;
  perform private.enforce_rate_limit('broker_note', 300, interval '1 hour');
  insert into private.broker_notes (owner_id, about_id, note) values (auth.uid(), v_other, btrim(p_note))
  on conflict (owner_id, about_id) do update set note = excluded.note, updated_at = now();
end $$;

-- Saves the caller's note about a broker; empty deletes it.
select private.expose('save_broker_note', 'authenticated');
