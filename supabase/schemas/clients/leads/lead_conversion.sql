-- Records created by a conversion, for undo.
create table private.lead_conversions (
  lead_id uuid primary key references public.leads (id) on delete cascade,
  status text not null,
  responded_at timestamptz,
  contact_id uuid,
  contact_version integer,
  deal_id uuid,
  deal_version integer,
  at timestamptz not null default now()
);
alter table private.lead_conversions enable row level security;

comment on column private.lead_conversions.contact_id is 'Null if a client with this email already existed.';

create function private.lock_own_lead(p_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads;
begin
  select * into v_lead from public.leads l
  where l.id = p_id and l.workspace_id = any (private.list_my_workspace_ids()) and l.deleted_at is null for update;
  if not found then
    raise exception 'Lead not found.' using errcode = 'HXLEG';
  end if;
  return v_lead;
end $$;

create function private.lead_outcome(p_lead public.leads) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('contact_id', p_lead.contact_id, 'deal_id', p_lead.deal_id)
$$;

-- The client is created in the lead's workspace. An existing client there with the same email is used
-- instead.
create function private.convert_lead(p_id uuid, p_with_deal boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads := private.lock_own_lead(p_id);
  v_was constant public.leads := v_lead;
  v_contact public.contacts;
  v_deal public.deals;
  v_is_new boolean := false;
begin
  if v_lead.status = 'converted' then
    return private.lead_outcome(v_lead);
  end if;
  select * into v_contact from private.find_contacts_by_email(lower(v_lead.email)) c
  where c.workspace_id = v_lead.workspace_id and c.deleted_at is null
  order by c.created_at, c.id limit 1;
  if v_contact.id is null then
    v_is_new := true;
    insert into public.contacts (
      owner_id, tenant_id, sharing, name, company, role, email, phone, city, state, source, tags, notes, needs_types,
      needs_states, price_most, beds_least, funds, last_contact_at
    ) values (
      v_lead.owner_id, v_lead.tenant_id, v_lead.sharing, v_lead.name, v_lead.company, 'buyer', v_lead.email, v_lead.phone,
      v_lead.city, v_lead.state, private.lead_source(v_lead.source), v_lead.tags, v_lead.message, v_lead.needs_types,
      v_lead.needs_states, v_lead.price_most, v_lead.beds_least, v_lead.funds, v_lead.responded_at
    ) returning * into v_contact;
  end if;
  if p_with_deal then
    insert into public.deals (owner_id, tenant_id, sharing, name, contact_id, buyer, state, price, listing_id)
    select
      v_lead.owner_id, v_lead.tenant_id, v_lead.sharing,
      left(coalesce(nullif(btrim(v_lead.interest), ''), v_lead.name), 160), v_contact.id,
      left(coalesce(nullif(btrim(v_lead.company), ''), v_lead.name), 160), v_lead.state,
      coalesce(l.price, v_lead.price_most), v_lead.listing_id
    from (select 1) one left join public.listings l on l.id = v_lead.listing_id
    returning * into v_deal;
  end if;
  perform set_config('haven.converts_leads', 'on', true);
  update public.leads l set status = 'converted', contact_id = v_contact.id, deal_id = v_deal.id
  where l.id = p_id returning * into v_lead;
  perform set_config('haven.converts_leads', 'off', true);
  insert into private.lead_conversions as c (
    lead_id, status, responded_at, contact_id, contact_version, deal_id, deal_version
  ) values (
    p_id, v_was.status, v_was.responded_at, case when v_is_new then v_contact.id end, v_contact.version, v_deal.id, v_deal.version
  );
  return private.lead_outcome(v_lead);
end $$;

-- Converts a lead to a client and optionally a deal, without retyping. Idempotent.
select private.expose('convert_lead', 'authenticated');

-- Deletes a record the conversion created; if it was edited since, moves it to the trash, where it can be
-- restored. Ownership is checked as usual: it must be in the caller's workspaces.
create function private.undo_created_record(p_kind text, p_id uuid, p_version integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  if p_id is null then
    return 'none';
  end if;
  execute format(
    'delete from public.%I t using (select $2::integer as version) c where t.id = $1 and t.workspace_id = any ($3) and not %s',
    p_kind, private.build_import_touched_condition(p_kind)
  ) using p_id, p_version, private.list_my_workspace_ids();
  get diagnostics v_count = row_count;
  if v_count > 0 then
    return 'removed';
  end if;
  execute format(
    'update public.%I t set deleted_at = now() where t.id = $1 and t.workspace_id = any ($2) and t.deleted_at is null', p_kind
  ) using p_id, private.list_my_workspace_ids();
  get diagnostics v_count = row_count;
  return case when v_count > 0 then 'binned' else 'none' end;
end $$;

create function private.undo_conversion(p_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lead public.leads := private.lock_own_lead(p_id);
  v_made private.lead_conversions;
  v_deal text := 'none';
  v_contact text := 'none';
begin
  delete from private.lead_conversions c where c.lead_id = p_id returning * into v_made;
  if v_made.lead_id is null then
    return jsonb_build_object('deal', v_deal, 'contact', v_contact);
  end if;
  perform set_config('haven.converts_leads', 'on', true);
  update public.leads l
  set status = v_made.status, responded_at = v_made.responded_at, contact_id = null, deal_id = null
  where l.id = p_id;
  perform set_config('haven.converts_leads', 'off', true);
  v_deal := private.undo_created_record('deals', v_made.deal_id, v_made.deal_version);
  v_contact := private.undo_created_record('contacts', v_made.contact_id, v_made.contact_version);
  return jsonb_build_object('deal', v_deal, 'contact', v_contact);
end $$;

-- Undoes a conversion. Returns for the deal and the client whether each was deleted, moved to the trash
-- because it was edited since, or not created by the conversion.
select private.expose('undo_conversion', 'authenticated');
