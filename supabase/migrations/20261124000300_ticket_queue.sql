-- Tickets as the screens need them: they appear by themselves, the newest first, and a note for colleagues
-- decides nothing.

alter publication supabase_realtime add table public.support_tickets, public.support_ticket_notes;

-- The queue goes by number, within a status and in all.
drop index public.support_tickets_queue_idx;
create index support_tickets_queue_idx on public.support_tickets (status, number desc);

-- The row comes before the count: what is sent twice at once is one ticket and counts once. Whoever owes
-- their second step is as good as signed out, and writes as nobody.
create or replace function private.send_ticket(
  p_request_id uuid, p_name text, p_email text, p_topic text, p_message text, p_looks_automatic boolean
) returns bigint
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
  v_is_spam constant boolean := p_looks_automatic
    or (select count(*) from regexp_matches(p_message, 'https?://|\[url', 'gi')) > 5;
begin
  insert into public.support_tickets (request_id, user_id, name, email, topic, message, status)
  values (
    p_request_id, case when private.is_assured() then auth.uid() end, btrim(p_name), lower(btrim(p_email)),
    p_topic, btrim(p_message), case when v_is_spam then 'spam' else 'open' end
  )
  on conflict (request_id) do nothing
  returning * into v_ticket;
  if v_ticket.id is null then
    return (select t.number from public.support_tickets t where t.request_id = p_request_id);
  end if;
  perform private.spend_ticket('mail:' || v_ticket.email, 5);
  perform private.spend_ticket('address:' || coalesce(private.client_address(), 'unknown'), 30);
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

-- Without a status it is a note alone: whoever writes one while a colleague closes the ticket must not open
-- it again unknowingly.
create or replace function private.handle_ticket(p_ticket_id uuid, p_status text, p_note text)
returns public.support_tickets
language plpgsql security definer set search_path = ''
as $$
declare
  v_ticket public.support_tickets;
begin
  if not private.is_staff() then
    raise exception 'Only staff handles tickets.' using errcode = '42501';
  end if;
  if p_status is null then
    select * into v_ticket from public.support_tickets t where t.id = p_ticket_id;
  else
    update public.support_tickets t
    set status = p_status, handled_by = auth.uid(), handled_at = now()
    where t.id = p_ticket_id
    returning * into v_ticket;
  end if;
  if v_ticket.id is null then
    raise exception 'There is no such ticket.' using errcode = 'HXTKG';
  end if;
  if btrim(p_note) <> '' then
    insert into public.support_ticket_notes (ticket_id, author_id, note)
    values (p_ticket_id, auth.uid(), btrim(p_note));
  end if;
  return v_ticket;
end
$$;

create or replace function public.handle_ticket(ticket_id uuid, status text default null, note text default null)
returns public.support_tickets
language sql volatile set search_path = ''
as $$
  select private.handle_ticket(ticket_id, status, note)
$$;
