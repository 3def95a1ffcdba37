-- Leads that nobody has answered in time: whoever is to answer is told once, and once as much time again has passed, so is
-- the owner of the workspace. Beside the leads, since nobody's change is one of the lead.
create table private.late_leads (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  told_at timestamptz not null default now(),
  escalate_at timestamptz
);

comment on column private.late_leads.escalate_at is 'Null once it was looked at again.';

alter table private.late_leads enable row level security;
revoke all on table private.late_leads from public, anon, authenticated, service_role;

create index late_leads_due_idx on private.late_leads (escalate_at) where escalate_at is not null;
-- Whose time is over, over all books.
create index leads_late_idx on public.leads (respond_by) where status = 'new' and deleted_at is null;

-- Tells of what has become late; answers of how many leads. What was late when it came, such as a line of a file, is not
-- told of, nor what became late while nothing ran for two days. A lead that its owner keeps private is told to nobody else.
create function private.tell_of_late_leads() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_lead public.leads;
  v_owner uuid;
  v_count integer := 0;
begin
  for v_lead in
    select * from public.leads l
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and l.created_at < l.respond_by and not exists (select from private.late_leads t where t.lead_id = l.id)
    order by l.respond_by limit 500
  loop
    insert into private.late_leads (lead_id, escalate_at)
    values (v_lead.id, v_lead.respond_by + (v_lead.respond_by - v_lead.received_at))
    on conflict do nothing;
    continue when not found;
    perform private.notify(
      v_lead.owner_id, 'lead_late', 'lead_late:' || v_lead.id,
      jsonb_build_object(
        'name', v_lead.name, 'interest', coalesce(nullif(v_lead.interest, ''), v_lead.company, 'A new lead'),
        'lead_id', v_lead.id
      ),
      jsonb_build_object('kind', 'leads', 'record_id', v_lead.id)
    );
    v_count := v_count + 1;
  end loop;
  for v_lead in
    with due as (
      update private.late_leads t set escalate_at = null
      where t.lead_id in (
        select d.lead_id from private.late_leads d where d.escalate_at <= now() order by d.escalate_at limit 500
        for update skip locked
      )
      returning t.lead_id
    )
    select l.* from due join public.leads l on l.id = due.lead_id
    where l.status = 'new' and l.deleted_at is null and l.sharing = 'team'
  loop
    select u.user_id into v_owner from public.tenant_users u
    where u.tenant_id = v_lead.tenant_id and u.role = 'owner' and u.user_id <> v_lead.owner_id;
    continue when v_owner is null;
    perform private.notify(
      v_owner, 'lead_unanswered', 'lead_unanswered:' || v_lead.id,
      jsonb_build_object(
        'name', v_lead.name, 'broker', coalesce(private.called(v_lead.owner_id), 'Somebody'), 'lead_id', v_lead.id
      ),
      jsonb_build_object('kind', 'leads', 'record_id', v_lead.id)
    );
  end loop;
  return v_count;
end
$$;
revoke all on function private.tell_of_late_leads() from public, anon, authenticated, service_role;
