-- A reply from an unknown person becomes a lead, once: it must follow a message, campaign email, or sequence
-- email of the broker's, and match none of the broker's contacts, leads, sale parties or deal room readers. A known
-- person's reply is part of the conversation.

-- True if an email, or an account that inquired about a listing, is already in the broker's records.
create function private.is_known_contact(p_broker_id uuid, p_user_id uuid, p_address text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.find_contacts_by_email(p_address) c where c.deleted_at is null and private.has_workspace_access(p_broker_id, c.workspace_id)
  ) or exists (
    select from public.leads l
    where lower(l.email) = p_address and l.email is not null and l.deleted_at is null and private.has_workspace_access(p_broker_id, l.workspace_id)
  ) or exists (
    select from public.broker_contacts i join public.broker_accounts a on a.broker_id = i.broker_id
    where i.user_id = p_user_id and a.user_id = p_broker_id
  ) or exists (
    select from public.transaction_parties p join public.transactions t on t.id = p.transaction_id
    where lower(p.email) = p_address and t.deleted_at is null and private.has_workspace_access(p_broker_id, t.workspace_id)
  ) or exists (
    select from public.deal_room_members m
    join private.deal_rooms r on r.id = m.room_id join public.transactions t on t.id = r.transaction_id
    where m.email = p_address and t.deleted_at is null and private.has_workspace_access(p_broker_id, t.workspace_id)
  ) or exists (
    select from public.tenant_users u join public.tenant_users m on m.tenant_id = u.tenant_id
    where u.user_id = p_broker_id and m.user_id = p_user_id
  );
end $$;

-- The lead belongs to the broker, like the conversation. It shows the email only if a broker email was sent
-- to it; for a message sender the broker knows only the name.
create function private.create_lead_from_reply() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_with private.direct_conversations;
  v_broker_id uuid;
  v_lead_id uuid;
  v_address text;
  v_emailed_at timestamptz;
begin
  select * into v_with from private.direct_conversations d where d.conversation_id = new.conversation_id;
  v_broker_id := case when v_with.first_id = new.sender_id then v_with.second_id else v_with.first_id end;
  if v_broker_id is null or not exists (
    select from public.user_roles r
    where r.user_id = v_broker_id and r.role = 'broker' and r.is_active and (r.expires_at is null or r.expires_at > now())
  ) then
    return null;
  end if;
  v_lead_id := md5(format('reply:%s:%s', v_broker_id, new.sender_id))::uuid;
  if exists (select from public.leads l where l.id = v_lead_id) then
    return null;
  end if;
  v_address := private.confirmed_address_of(new.sender_id);
  select max(l.queued_at) into v_emailed_at from public.broker_emails l
  where l.recipient = v_address and l.sender_id = v_broker_id and l.queued_at > now() - interval '180 days';
  if v_emailed_at is null and not exists (
    select from public.conversation_messages m
    where m.conversation_id = new.conversation_id and m.sender_id = v_broker_id and m.message_type <> 'system'
      and m.created_at < new.created_at
  ) or private.is_known_contact(v_broker_id, new.sender_id, v_address) then
    return null;
  end if;
  insert into public.leads (
    id, owner_id, tenant_id, sharing, name, company, email, interest, message, source, status, received_at, listing_id
  )
  select
    v_lead_id, v_broker_id,
    (select u.tenant_id from public.tenant_users u where u.user_id = v_broker_id and u.is_active), 'private',
    private.to_single_line(coalesce(nullif(btrim(p.full_name), ''), 'Unknown sender'), 120),
    private.to_single_line(private.business_name(p), 120), case when v_emailed_at is not null then v_address end,
    case when v_emailed_at is null then 'Replied to your message' else 'Replied to your email' end,
    nullif(left(new.message_text, 8000), ''), 'reply', 'new', new.created_at, l.id
  from public.profiles p left join public.listings l on l.id = v_with.listing_id
  where p.id = new.sender_id
  on conflict (id) do nothing;
  -- No team member created it.
  update public.record_changes h set by = null where h.record_id = v_lead_id and h.kind = 'leads';
  perform private.notify_lead_owner(l) from public.leads l where l.id = v_lead_id;
  return null;
end $$;

create trigger turn_reply_into_lead after insert on public.conversation_messages
  for each row when (new.sender_id is not null and new.message_type <> 'system') execute function private.create_lead_from_reply();
