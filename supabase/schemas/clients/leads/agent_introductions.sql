-- Requests for an agent and the agents our team introduced; the lead then belongs to the agent.
create table private.introductions (
  ticket_id uuid not null references public.support_tickets (id) on delete cascade,
  broker_id uuid not null references public.broker_accounts (broker_id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,
  by uuid references public.profiles (id) on delete set null,
  at timestamptz not null default now(),
  constraint introductions_pkey primary key (ticket_id, broker_id)
);

create index introductions_broker_idx on private.introductions (broker_id);
create index introductions_lead_idx on private.introductions (lead_id);
create index introductions_by_idx on private.introductions (by);

alter table private.introductions enable row level security;

-- A request to our team is passed to an agent only if the sender asked for one. Each agent gets it once,
-- however often this is called, and response time starts when they receive it. If the agent's team has lead
-- routing, it goes to the next in rotation, like an inquiry.
create function private.introduce_to_agent(p_ticket_id uuid, p_broker_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_ticket public.support_tickets;
  v_agent_id constant uuid := private.account_of(p_broker_id);
  v_tenant_id uuid;
  v_next uuid;
  v_lead public.leads;
begin
  if not private.is_staff() then
    raise exception 'Only staff can handle tickets.' using errcode = '42501';
  end if;
  select * into v_ticket from public.support_tickets t where t.id = p_ticket_id for update;
  if v_ticket.id is null then
    raise exception 'Ticket not found.' using errcode = 'HXTKG';
  end if;
  select l.* into v_lead
  from private.introductions i join public.leads l on l.id = i.lead_id
  where i.ticket_id = p_ticket_id and i.broker_id = p_broker_id;
  if v_lead.id is not null then
    return v_lead.id;
  end if;
  if v_ticket.topic <> 'agent' or v_ticket.status = 'spam' then
    raise exception 'This person did not ask for an agent.' using errcode = 'HXTKI';
  end if;
  if v_agent_id is null or not private.is_agent(p_broker_id) then
    raise exception 'Agent not found.' using errcode = 'HXTKA';
  end if;
  if (select count(*) from private.introductions i where i.ticket_id = p_ticket_id) >= 3 then
    raise exception 'Three agents already have this request.' using errcode = 'HXTKM';
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_agent_id and u.is_active;
  v_next := private.pick_lead_assignee(v_tenant_id, null);
  insert into public.leads (owner_id, tenant_id, sharing, name, email, interest, message, source, received_at)
  values (
    coalesce(v_next, v_agent_id), v_tenant_id, case when v_next is null then 'private' else 'team' end,
    private.to_single_line(v_ticket.name, 120), v_ticket.email,
    'Introduced by the Haven Exchange team',
    regexp_replace(v_ticket.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'),
    'ticket', clock_timestamp()
  )
  returning * into v_lead;
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  insert into private.introductions (ticket_id, broker_id, lead_id, by)
  values (p_ticket_id, p_broker_id, v_lead.id, auth.uid());
  perform private.handle_ticket(
    p_ticket_id, 'answered',
    'Introduced to ' || (select a.name || coalesce(', ' || a.brokerage, '') from private.agents a where a.id = p_broker_id) || '.'
  );
  perform private.notify_lead_owner(v_lead);
  return v_lead.id;
end $$;

-- Creates a lead of an agent from a request to our team, for at most three agents. Returns the lead's ID.
select private.expose('introduce_to_agent', 'authenticated');
