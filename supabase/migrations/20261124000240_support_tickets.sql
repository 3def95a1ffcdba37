-- What people write to us at /contact and /support, and what became of it.
create table public.support_tickets (
  id uuid primary key default gen_random_uuid(),
  -- What people name it by.
  number bigint generated always as identity (start with 1001),
  -- Chosen by the form before it sends, so that sending twice makes one ticket.
  request_id uuid not null,
  user_id uuid references public.profiles (id) on delete set null,
  name text not null,
  email text not null,
  topic text not null,
  message text not null,
  status text not null default 'open',
  handled_by uuid references public.profiles (id) on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null default now(),

  constraint support_tickets_number_key unique (number),
  constraint support_tickets_request_id_key unique (request_id),
  constraint support_tickets_name_is_plain check (
    char_length(btrim(name)) between 1 and 120 and name !~ '[[:cntrl:]]'
  ),
  constraint support_tickets_email_shape check (
    char_length(email) <= 254 and email = lower(email)
    and email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+\.[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint support_tickets_topic_is_known check (
    topic in ('question', 'account', 'billing', 'listing', 'technical', 'partnership', 'press', 'privacy')
  ),
  constraint support_tickets_message_length check (char_length(btrim(message)) between 10 and 5000),
  constraint support_tickets_status_is_known check (status in ('open', 'answered', 'closed', 'spam'))
);

create index support_tickets_queue_idx on public.support_tickets (status, created_at desc, id);
create index support_tickets_user_idx on public.support_tickets (user_id, created_at desc);
create index support_tickets_handled_by_idx on public.support_tickets (handled_by);

alter table public.support_tickets enable row level security;
revoke all on table public.support_tickets from public, anon, authenticated, service_role;
grant select on table public.support_tickets to authenticated;
grant select, insert, update, delete on table public.support_tickets to service_role;

create policy "Who wrote and staff read a ticket" on public.support_tickets
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

select private.require_second_factor('public.support_tickets');

-- What staff tells staff about a ticket; whoever wrote it never sees these. Nothing is taken back.
create table public.support_ticket_notes (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.support_tickets (id) on delete cascade,
  author_id uuid references public.profiles (id) on delete set null,
  note text not null,
  created_at timestamptz not null default now(),

  constraint support_ticket_notes_note_length check (char_length(btrim(note)) between 1 and 5000)
);

create index support_ticket_notes_ticket_idx on public.support_ticket_notes (ticket_id, created_at);
create index support_ticket_notes_author_idx on public.support_ticket_notes (author_id);

alter table public.support_ticket_notes enable row level security;
revoke all on table public.support_ticket_notes from public, anon, authenticated, service_role;
grant select on table public.support_ticket_notes to authenticated;
grant select, insert, update, delete on table public.support_ticket_notes to service_role;

create policy "Staff reads notes" on public.support_ticket_notes
  for select to authenticated using ((select private.is_staff()));

select private.require_second_factor('public.support_ticket_notes');

-- How many tickets came from whom within the hour. Senders are kept as digests, and not for long.
create table private.ticket_senders (
  sender text not null,
  hour timestamptz not null,
  tickets integer not null,
  constraint ticket_senders_pkey primary key (sender, hour)
);
revoke all on table private.ticket_senders from public, anon, authenticated, service_role;

create function private.spend_ticket(p_sender text, p_most integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_hour constant timestamptz := date_trunc('hour', now());
  v_tickets integer;
begin
  delete from private.ticket_senders t where t.hour < v_hour;
  insert into private.ticket_senders as t (sender, hour, tickets)
  values (encode(sha256(convert_to(p_sender, 'UTF8')), 'hex'), v_hour, 1)
  on conflict (sender, hour) do update set tickets = t.tickets + 1
  returning t.tickets into v_tickets;
  if v_tickets > p_most then
    raise exception 'Too many tickets within the hour.' using errcode = 'HXTKT';
  end if;
end
$$;

-- Who is calling, as far as the server in front knows it.
create function private.client_address() returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    nullif(h.headers ->> 'cf-connecting-ip', ''),
    nullif(btrim(split_part(h.headers ->> 'x-forwarded-for', ',', 1)), '')
  )
  from (select nullif(current_setting('request.headers', true), '')::jsonb as headers) h
$$;

create function private.send_ticket(
  p_request_id uuid, p_name text, p_email text, p_topic text, p_message text, p_looks_automatic boolean
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
  v_is_spam constant boolean := p_looks_automatic
    or (select count(*) from regexp_matches(p_message, 'https?://|\[url', 'gi')) > 5;
begin
  select * into v_ticket from public.support_tickets t where t.request_id = p_request_id;
  if found then
    return v_ticket.number;
  end if;
  perform private.spend_ticket('mail:' || lower(btrim(p_email)), 5);
  perform private.spend_ticket('address:' || coalesce(private.client_address(), 'unknown'), 30);

  insert into public.support_tickets (request_id, user_id, name, email, topic, message, status)
  values (
    p_request_id, auth.uid(), btrim(p_name), lower(btrim(p_email)), p_topic, btrim(p_message),
    case when v_is_spam then 'spam' else 'open' end
  )
  on conflict (request_id) do nothing
  returning * into v_ticket;
  if v_ticket.id is null then
    return (select t.number from public.support_tickets t where t.request_id = p_request_id);
  end if;
  if not v_is_spam then
    perform private.queue_message(
      'email',
      private.setting('support_email') #>> '{}',
      'support_ticket',
      jsonb_build_object(
        'number', v_ticket.number,
        'topic', v_ticket.topic,
        'name', v_ticket.name,
        'email', v_ticket.email,
        'message', v_ticket.message
      ),
      'support_ticket:' || v_ticket.id
    );
  end if;
  return v_ticket.number;
end
$$;

-- Writes to the team and answers the number of the ticket. `website` is a field that people do not see
-- and programs fill in; `seconds` is how long the form was open. Whoever gives themselves away by them
-- gets the same answer, and nobody is bothered.
create function public.send_ticket(
  request_id uuid, name text, email text, topic text, message text,
  website text default '', seconds integer default null
) returns bigint
language sql volatile set search_path = ''
as $$
  select private.send_ticket(
    request_id, name, email, topic, message,
    coalesce(website, '') <> '' or coalesce(seconds, 0) < 3
  )
$$;

create function private.handle_ticket(p_ticket_id uuid, p_status text, p_note text)
returns public.support_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles tickets.' using errcode = '42501';
  end if;
  update public.support_tickets t
  set status = p_status, handled_by = auth.uid(), handled_at = now()
  where t.id = p_ticket_id
  returning * into v_ticket;
  if not found then
    raise exception 'There is no such ticket.' using errcode = 'HXTKG';
  end if;
  if btrim(p_note) <> '' then
    insert into public.support_ticket_notes (ticket_id, author_id, note)
    values (p_ticket_id, auth.uid(), btrim(p_note));
  end if;
  return v_ticket;
end
$$;

-- What a member of staff decides about a ticket, with a note for colleagues.
create function public.handle_ticket(ticket_id uuid, status text, note text default null)
returns public.support_tickets
language sql volatile set search_path = ''
as $$
  select private.handle_ticket(ticket_id, status, note)
$$;

revoke all on function
  private.spend_ticket(text, integer), private.client_address(),
  private.send_ticket(uuid, text, text, text, text, boolean), private.handle_ticket(uuid, text, text),
  public.send_ticket(uuid, text, text, text, text, text, integer), public.handle_ticket(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.send_ticket(uuid, text, text, text, text, boolean),
  public.send_ticket(uuid, text, text, text, text, text, integer)
  to anon, authenticated;
grant execute on function private.handle_ticket(uuid, text, text), public.handle_ticket(uuid, text, text)
  to authenticated;
