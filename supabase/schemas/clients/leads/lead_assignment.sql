-- Returns the next assignee of a lead. Locks the rules' row, so two leads at once go to two people.
create function private.pick_lead_assignee(p_tenant_id uuid, p_state text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_mode text;
  v_user_id uuid;
begin
  select r.mode into v_mode from private.lead_rules r where r.tenant_id = p_tenant_id for no key update;
  if v_mode is null or v_mode = 'asked' then
    return null;
  end if;
  select o.user_id into v_user_id
  from private.lead_rotation o
  join public.tenant_users u on u.tenant_id = o.tenant_id and u.user_id = o.user_id
  join public.profiles p on p.id = o.user_id and p.approval_status = 'approved'
  where o.tenant_id = p_tenant_id and (v_mode = 'rota' or p_state = any (o.states) or o.states = '{}')
  order by v_mode = 'state' and o.states = '{}', o.last_given_at nulls first, o.user_id
  limit 1;
  update private.lead_rotation o set last_given_at = clock_timestamp()
  where o.tenant_id = p_tenant_id and o.user_id = v_user_id;
  return v_user_id;
end $$;

create function private.notify_lead_owner(p_lead public.leads) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_lead.owner_id, 'lead_assigned', 'lead:' || p_lead.id || ':' || p_lead.owner_id,
    jsonb_build_object(
      'name', p_lead.name, 'interest', coalesce(nullif(p_lead.interest, ''), p_lead.company, 'New lead'),
      'lead_id', p_lead.id
    ),
    jsonb_build_object('kind', 'leads', 'record_id', p_lead.id)
  );
end $$;

-- Returns text written by others as a single line.
create function private.to_single_line(p_text text, p_longest integer) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return left(regexp_replace(p_text, '[\x01-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]', ' ', 'g'), p_longest);
end $$;
grant execute on function private.to_single_line(text, integer) to authenticated;

-- An inquiry becomes a lead of the listing's broker under the inquiry's ID, so it is created once. It goes to
-- the team only if the team has set up lead routing, and never for a confidential listing, which stays with
-- its broker.
create function private.create_lead_from_inquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_owner_id uuid := private.account_of(new.broker_id);
  v_listing public.listings;
  v_tenant_id uuid;
  v_next uuid;
  v_lead public.leads;
begin
  select * into v_listing from public.listings l where l.id = new.listing_id;
  if v_owner_id is null or v_listing.id is null then
    return null;
  end if;
  select u.tenant_id into v_tenant_id from public.tenant_users u where u.user_id = v_owner_id and u.is_active;
  if not v_listing.is_confidential then
    v_next := private.pick_lead_assignee(v_tenant_id, v_listing.state);
  end if;
  insert into public.leads (
    id, owner_id, tenant_id, sharing, name, company, email, phone, state, interest, message, source, received_at, listing_id
  )
  select
    new.id, coalesce(v_next, v_owner_id), v_tenant_id, case when v_next is null then 'private' else 'team' end,
    private.to_single_line(coalesce(nullif(btrim(p.full_name), ''), p.email), 120),
    private.to_single_line(private.business_name(p), 120),
    case when p.email ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$' then p.email end,
    case when p.phone ~ '^[0-9+(). x/-]{0,40}$' then p.phone end,
    v_listing.state, private.to_single_line(v_listing.property_name, 160),
    regexp_replace(new.message, '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f\u202a-\u202e\u2066-\u2069]', '', 'g'), 'inquiry',
    new.created_at, new.listing_id
  from public.profiles p where p.id = new.user_id
  on conflict (id) do nothing
  returning * into v_lead;
  -- No team member created it, and the team sees the sender's name only.
  update public.record_changes h set by = null where h.record_id = v_lead.id and h.kind = 'leads';
  if v_next is not null and v_next <> v_owner_id and v_lead.id is not null then
    perform private.notify_lead_owner(v_lead);
  end if;
  return null;
end $$;

create trigger create_lead_from_inquiry after insert on public.broker_contacts
  for each row execute function private.create_lead_from_inquiry();

-- A broker's message in a listing conversation counts as a response to its lead.
create function private.mark_lead_answered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.leads l set status = 'contacted', responded_at = greatest(l.received_at, new.created_at)
  from private.direct_conversations d
  join public.broker_contacts c on c.listing_id = d.listing_id
    and c.user_id = case when d.first_id = new.sender_id then d.second_id else d.first_id end
  where d.conversation_id = new.conversation_id and d.listing_id is not null and l.id = c.id and l.status = 'new'
    and private.account_of(c.broker_id) = new.sender_id;
  return null;
end $$;

create trigger mark_lead_answered after insert on public.conversation_messages
  for each row when (new.sender_id is not null and new.message_type <> 'system')
  execute function private.mark_lead_answered();

create function private.set_lead_rules(
  p_mode text, p_minutes public.whole_number, p_members public.payload default '[]'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
  v_ids uuid[];
begin
  if v_tenant_id is null then
    raise exception 'Only team admins can set up lead routing.' using errcode = 'HXLEA';
  end if;
  if jsonb_typeof(p_members) is distinct from 'array' or jsonb_array_length(p_members) > 500 then
    raise exception 'Send the members as a list.' using errcode = '22023';
  end if;
  v_ids := array(select (m ->> 'user_id')::uuid from jsonb_array_elements(p_members) m);
  if p_mode <> 'asked' and cardinality(v_ids) = 0 or exists (
    select from unnest(v_ids) a (id)
    where not exists (select from public.tenant_users u where u.tenant_id = v_tenant_id and u.user_id = a.id)
  ) then
    raise exception 'Leads can only be assigned to team members.' using errcode = 'HXLEM';
  end if;
  insert into private.lead_rules as r (tenant_id, mode, respond_minutes) values (v_tenant_id, p_mode, p_minutes)
  on conflict (tenant_id) do update
  set mode = excluded.mode, respond_minutes = excluded.respond_minutes, updated_at = now();
  delete from private.lead_rotation o where o.tenant_id = v_tenant_id and o.user_id <> all (v_ids);
  insert into private.lead_rotation as o (tenant_id, user_id, states)
  select distinct on (m ->> 'user_id')
    v_tenant_id, (m ->> 'user_id')::uuid, array(select jsonb_array_elements_text(coalesce(m -> 'states', '[]')))
  from jsonb_array_elements(p_members) m
  on conflict (tenant_id, user_id) do update set states = excluded.states;
end $$;

-- Sets the caller's team's lead routing and response time: `[{"user_id": …, "states": ["IA"]}]`.
select private.expose('set_lead_rules', 'authenticated');

create function private.my_lead_rules() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.current_tenant_id();
  v_rules private.lead_rules;
begin
  if v_tenant_id is null then
    return null;
  end if;
  select * into v_rules from private.lead_rules r where r.tenant_id = v_tenant_id;
  return jsonb_build_object(
    'mode', coalesce(v_rules.mode, 'asked'), 'minutes', coalesce(v_rules.respond_minutes, 60),
    'may_change', private.administered_tenant_id() is not null,
    'members', (
      select coalesce(jsonb_agg(
        jsonb_build_object('user_id', p.id, 'name', p.name, 'takes', o.user_id is not null, 'states', coalesce(o.states, '{}'))
        order by lower(p.name), p.id
      ), '[]')
      from private.record_people() p
      left join private.lead_rotation o on o.tenant_id = v_tenant_id and o.user_id = p.id
    )
  );
end $$;

-- Returns the lead routing and response time of the caller's team; null without a team.
select private.expose('my_lead_rules', 'authenticated');

create function private.assign_leads(p_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_me constant uuid := private.lock_member();
  v_tenant_id constant uuid := private.current_tenant_id();
  v_administered constant uuid := private.administered_tenant_id();
  v_lead public.leads;
  v_next uuid;
  v_count integer := 0;
begin
  if cardinality(p_ids) not between 1 and 1000 then
    raise exception 'Assign 1 to 1,000 leads at a time.' using errcode = 'HXRMA';
  end if;
  if not exists (select from private.lead_rules r where r.tenant_id = v_tenant_id and r.mode <> 'asked') then
    raise exception 'Your team has not set up lead routing.' using errcode = 'HXLEN';
  end if;
  for v_lead in
    select l.* from public.leads l
    where l.id = any (p_ids) and l.workspace_id = v_tenant_id and l.deleted_at is null
      and (l.owner_id = v_me or l.tenant_id = v_administered)
    order by l.received_at, l.id for update
  loop
    v_next := private.pick_lead_assignee(v_tenant_id, v_lead.state);
    continue when v_next is null or v_next = v_lead.owner_id;
    update public.leads l set owner_id = v_next where l.id = v_lead.id returning * into v_lead;
    v_count := v_count + 1;
    if v_next <> v_me then
      perform private.notify_lead_owner(v_lead);
    end if;
  end loop;
  return v_count;
end $$;

-- Assigns shared leads to the next in rotation: the caller's own, or all of them for team admins. Returns how
-- many were reassigned.
select private.expose('assign_leads', 'authenticated');
