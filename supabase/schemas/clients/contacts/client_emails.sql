-- Broker emails to clients sent through the exchange: opt-outs and tracked links.

-- Opt-outs from a team's or solo user's emails. They apply to the email, not to one contact, so an import or
-- a new contact can't override them.
create table private.email_opt_outs (
  organization_id uuid not null,
  address text not null,
  at timestamptz not null default now(),
  primary key (organization_id, address),

  constraint email_opt_outs_address_is_lower check (address = lower(address) and char_length(address) <= 320)
);
alter table private.email_opt_outs enable row level security;

comment on column private.email_opt_outs.organization_id is 'The workspace, or the user if they have none.';

-- Returns contacts with this lowercased email in any workspace, by index.
create function private.find_contacts_by_email(p_address text) returns setof public.contacts
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select * from public.contacts c where lower(c.email) = p_address and c.email is not null
  union all
  select * from public.contacts c
  where private.contact_method_values(c.more_emails) @> array[p_address] and cardinality(c.more_emails) > 0
    and lower(c.email) is distinct from p_address;
end $$;

-- True if the contact opted out with any of their emails.
create function private.has_unsubscribed(p_contact public.contacts) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.email_opt_outs r
    where r.organization_id = coalesce(p_contact.tenant_id, p_contact.owner_id)
      and r.address = any (lower(p_contact.email) || private.contact_method_values(p_contact.more_emails))
  );
end $$;

-- Returns a contact of the caller's who can be emailed; otherwise raises an error with the reason.
create function private.require_emailable_contact(p_contact_id uuid) returns public.contacts
language plpgsql stable security definer set search_path = '' as $$
declare
  v_contact constant public.contacts := private.require_my_contact(p_contact_id);
begin
  if v_contact.email is null then
    raise exception 'This contact has no email.' using errcode = 'HXCLE';
  end if;
  if v_contact.do_not_contact or v_contact.consent = 'refused' or private.has_unsubscribed(v_contact) then
    raise exception 'This contact has opted out of email.' using errcode = 'HXCLD';
  end if;
  return v_contact;
end $$;

-- Unsubscribe token in client emails: the sender and the email it is for.
create function private.create_client_unsubscribe_token(p_contact public.contacts) returns text
language sql stable security definer set search_path = '' as $$
  select private.seal_cursor(
    'client_emails', jsonb_build_array(coalesce(p_contact.tenant_id, p_contact.owner_id), lower(p_contact.email))
  )
$$;

create function private.read_client_unsubscribe_token(p_token text) returns table (organization_id uuid, address text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_said jsonb;
begin
  begin
    v_said := private.open_cursor('client_emails', p_token);
  exception when sqlstate 'HXPCU' then
    return;
  end;
  if v_said is not null then
    return query select (v_said ->> 0)::uuid, v_said ->> 1;
  end if;
end $$;

-- Unsubscribes the email and marks every contact with it; the history records when.
create function private.unsubscribe_client_emails(p_token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_whose record;
begin
  select * into v_whose from private.read_client_unsubscribe_token(p_token);
  if v_whose.organization_id is null then
    return false;
  end if;
  insert into private.email_opt_outs (organization_id, address) values (v_whose.organization_id, v_whose.address) on conflict do nothing;
  update public.contacts c set do_not_contact = true
  where c.id in (select a.id from private.find_contacts_by_email(v_whose.address) a)
    and coalesce(c.tenant_id, c.owner_id) = v_whose.organization_id and not c.do_not_contact;
  return true;
end $$;

create index contacts_address_idx on public.contacts (lower(email)) where email is not null;
create index contacts_more_addresses_idx on public.contacts using gin (private.contact_method_values(more_emails))
  with (fastupdate = off) where cardinality(more_emails) > 0;

-- A tracked link: what it counts and where it leads.
create function private.create_tracked_link(p_what text, p_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.seal_cursor('tracked_link', jsonb_build_array(p_what, p_id))
$$;

create function private.track_email_click(p_token text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_said jsonb;
  v_listing uuid;
begin
  begin
    v_said := private.open_cursor('tracked_link', p_token);
  exception when sqlstate 'HXPCU' then
    return null;
  end;
  if v_said ->> 0 = 'shortlist' then
    update public.shortlist_items i set clicks = least(i.clicks + 1, 100000), clicked_at = now()
    where i.id = (v_said ->> 1)::uuid returning i.listing_id into v_listing;
    return '/property/' || v_listing;
  elsif v_said ->> 0 = 'email' then
    update public.broker_emails l set clicks = least(l.clicks + 1, 100000), clicked_at = now()
    where l.id = (v_said ->> 1)::uuid returning l.listing_id into v_listing;
    return '/listing/' || v_listing || '/public';
  elsif v_said ->> 0 = 'teaser' then
    return '/listing/' || (v_said ->> 1) || '/public';
  end if;
  return null;
end $$;

-- Counts a click and returns the target path; null for an unknown link.
select private.expose('track_email_click', 'service_role');
