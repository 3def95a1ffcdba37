-- Overdue leads: the assignee is notified once, and after the same time again, so is the workspace owner. A
-- separate table, since this is not an edit of the lead.
create table private.overdue_leads (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  told_at timestamptz not null default now(),
  escalate_at timestamptz
);

comment on column private.overdue_leads.escalate_at is 'Null once it was escalated.';

alter table private.overdue_leads enable row level security;

create index overdue_leads_due_idx on private.overdue_leads (escalate_at) where escalate_at is not null;
-- Finds overdue leads across workspaces.
create index leads_late_idx on public.leads (respond_by) where status = 'new' and deleted_at is null;

-- Notifies of newly overdue leads; returns how many. Skips leads that were already late on arrival, such as
-- imported rows, and those that became late during an outage of over two days. A private lead is reported to
-- its owner only.
create function private.notify_overdue_leads() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
  v_owner uuid;
  v_count integer := 0;
begin
  for v_lead in
    select * from public.leads l
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and l.created_at < l.respond_by and not exists (select from private.overdue_leads t where t.lead_id = l.id)
    order by l.respond_by limit 500
  loop
    insert into private.overdue_leads (lead_id, escalate_at)
    values (v_lead.id, v_lead.respond_by + (v_lead.respond_by - v_lead.received_at))
    on conflict do nothing;
    continue when not found;
    perform private.notify(
      v_lead.owner_id, 'lead_late', 'lead_late:' || v_lead.id,
      jsonb_build_object(
        'name', v_lead.name, 'interest', coalesce(nullif(v_lead.interest, ''), v_lead.company, 'New lead'),
        'lead_id', v_lead.id
      ),
      jsonb_build_object('kind', 'leads', 'record_id', v_lead.id)
    );
    v_count := v_count + 1;
  end loop;
  for v_lead in
    with due as (
      update private.overdue_leads t set escalate_at = null
      where t.lead_id in (
        select d.lead_id from private.overdue_leads d where d.escalate_at <= now() order by d.escalate_at limit 500
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
        'name', v_lead.name, 'broker', coalesce(private.called(v_lead.owner_id), 'Someone'), 'lead_id', v_lead.id
      ),
      jsonb_build_object('kind', 'leads', 'record_id', v_lead.id)
    );
  end loop;
  return v_count;
end $$;
