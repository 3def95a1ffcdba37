-- Of which lead it was told that nobody has answered it in time, and when its team's managers heard.
create table private.late_leads (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  told_at timestamptz not null default now(),
  raised_at timestamptz
);
alter table private.late_leads enable row level security;
revoke all on table private.late_leads from public, anon, authenticated, service_role;

-- Leads that wait and whose time is over, the oldest of them of the last two days: what stood in a file from long ago is
-- nobody's news.
create index leads_late_idx on public.leads (respond_by) where status = 'new' and deleted_at is null;

create function private.has_late_leads() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.leads l left join private.late_leads t on t.lead_id = l.id
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and (
        t.lead_id is null
        or t.raised_at is null and l.sharing = 'team' and l.respond_by + (l.respond_by - l.received_at) <= now()
      )
  )
$$;
revoke all on function private.has_late_leads() from public, anon, authenticated, service_role;

-- Tells whoever owns a lead once that its time is over, and the managers of the team once it is over twice: only what
-- the team sees anyhow, and nobody about a lead of their own.
create function private.tell_of_late_leads() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_lead public.leads;
  v_facts jsonb;
  v_link jsonb;
  v_is_told boolean;
  v_count integer := 0;
begin
  for v_lead in
    select l.* from public.leads l left join private.late_leads t on t.lead_id = l.id
    where l.status = 'new' and l.deleted_at is null and l.respond_by between now() - interval '2 days' and now()
      and (
        t.lead_id is null
        or t.raised_at is null and l.sharing = 'team' and l.respond_by + (l.respond_by - l.received_at) <= now()
      )
    order by l.respond_by limit 500
    for update of l skip locked
  loop
    v_facts := jsonb_build_object(
      'name', v_lead.name, 'lead_id', v_lead.id,
      'interest', coalesce(nullif(v_lead.interest, ''), v_lead.company, 'A new lead')
    );
    v_link := jsonb_build_object('kind', 'leads', 'record_id', v_lead.id);
    insert into private.late_leads (lead_id) values (v_lead.id) on conflict (lead_id) do nothing returning true into v_is_told;
    if v_is_told then
      perform private.notify(v_lead.owner_id, 'lead_late', 'lead_late:' || v_lead.id, v_facts, v_link);
    end if;
    if v_lead.sharing = 'team' and v_lead.respond_by + (v_lead.respond_by - v_lead.received_at) <= now() then
      perform private.notify(
        u.user_id, 'lead_unanswered', 'lead_unanswered:' || v_lead.id || ':' || u.user_id,
        v_facts || jsonb_build_object(
          'owner', coalesce((select nullif(btrim(p.full_name), '') from public.profiles p where p.id = v_lead.owner_id), 'Somebody')
        ),
        v_link
      )
      from public.tenant_users u
      where u.tenant_id = v_lead.tenant_id and u.is_active and u.role in ('owner', 'admin') and u.user_id <> v_lead.owner_id;
      update private.late_leads t set raised_at = now() where t.lead_id = v_lead.id;
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$$;
revoke all on function private.tell_of_late_leads() from public, anon, authenticated, service_role;
