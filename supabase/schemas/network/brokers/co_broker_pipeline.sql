-- What a co-broker can do with shared data.

-- Leads co-brokers created from inquiries, so each is taken once.
create table private.co_broker_leads (
  co_brokerage_id uuid not null references private.co_brokerages (id) on delete cascade,
  inquiry_id uuid not null references public.broker_contacts (id) on delete cascade,
  lead_id uuid not null references public.leads (id) on delete cascade,

  primary key (co_brokerage_id, inquiry_id)
);

create index co_broker_leads_inquiry_idx on private.co_broker_leads (inquiry_id);
create index co_broker_leads_lead_idx on private.co_broker_leads (lead_id);

alter table private.co_broker_leads enable row level security;

create function private.convert_co_inquiry_to_lead(p_id uuid, p_inquiry_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages := private.lock_own_co_brokerage(p_id, 'partner');
  v_lead uuid;
begin
  if private.get_my_co_access(v_agreement.listing_id) <> 'work' then
    raise exception 'Your agreement lets you view inquiries, but not answer them.' using errcode = 'HXCBW';
  end if;
  select t.lead_id into v_lead from private.co_broker_leads t where t.co_brokerage_id = p_id and t.inquiry_id = p_inquiry_id;
  if v_lead is not null then
    return v_lead;
  end if;
  insert into public.leads (
    owner_id, tenant_id, sharing, name, company, email, phone, state, interest, message, source, listing_id
  )
  select
    auth.uid(), private.current_tenant_id(), 'private',
    private.to_single_line(coalesce(nullif(btrim(p.full_name), ''), p.email), 120),
    private.to_single_line(private.business_name(p), 120),
    case when p.email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$' then p.email end,
    case when p.phone ~ '^[0-9+(). x/-]{0,40}$' then p.phone end,
    l.state, private.to_single_line(l.property_name, 160),
    regexp_replace(b.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'), 'inquiry', l.id
  from public.broker_contacts b
  join public.profiles p on p.id = b.user_id
  join public.listings l on l.id = b.listing_id
  where b.id = p_inquiry_id and b.listing_id = v_agreement.listing_id
  returning id into v_lead;
  if v_lead is null then
    raise exception 'Inquiry not found.' using errcode = 'HXCBI';
  end if;
  insert into private.co_broker_leads (co_brokerage_id, inquiry_id, lead_id) values (p_id, p_inquiry_id, v_lead);
  return v_lead;
end $$;

-- Creates the caller's own lead from an inquiry on a co-brokered listing; idempotent.
select private.expose('convert_co_inquiry_to_lead', 'authenticated');

create function private.add_co_deal(p_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages := private.lock_own_co_brokerage(p_id);
  v_deal uuid;
begin
  if v_agreement.state <> 'signed' then
    raise exception 'This agreement is no longer open.' using errcode = 'HXCBO';
  end if;
  select d.id into v_deal from public.deals d
  where d.listing_id = v_agreement.listing_id and d.owner_id = auth.uid() and d.deleted_at is null
    and d.workspace_id = any (private.list_my_workspace_ids())
  order by d.created_at limit 1;
  if v_deal is not null then
    return v_deal;
  end if;
  insert into public.deals (owner_id, tenant_id, sharing, name, stage, listing_id, state, price)
  select auth.uid(), private.current_tenant_id(), 'private', private.to_single_line(l.property_name, 160), 'valuation', l.id,
    l.state, l.price
  from public.listings l where l.id = v_agreement.listing_id
  returning id into v_deal;
  return v_deal;
end $$;

-- Returns the caller's own deal for a listing under a signed agreement, with their share; creates it if
-- needed.
select private.expose('add_co_deal', 'authenticated');
