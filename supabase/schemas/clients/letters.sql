-- Letters that a broker sends to clients through the exchange: who wants none, and links in them that are counted.

-- Whoever asked a team, or somebody who works alone, for no more letters. It holds for the address and not for one
-- contact of it, so that neither an import nor a new contact writes to them again.
create table private.refused_letters (
  house uuid not null,
  address text not null,
  at timestamptz not null default now(),
  primary key (house, address),

  constraint refused_letters_address_is_lower check (address = lower(address) and char_length(address) <= 320)
);
alter table private.refused_letters enable row level security;
revoke all on table private.refused_letters from public, anon, authenticated, service_role;

comment on column private.refused_letters.house is 'The tenant, or the person who works in none.';

-- Contacts with this address, in small letters, whoever keeps them; by index.
create function private.contacts_at(p_address text) returns setof public.contacts
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
  select * from public.contacts c where lower(c.email) = p_address and c.email is not null
  union all
  select * from public.contacts c
  where private.way_values(c.more_emails) @> array[p_address] and cardinality(c.more_emails) > 0
    and lower(c.email) is distinct from p_address;
end
$$;
revoke all on function private.contacts_at(text) from public, anon, authenticated, service_role;

-- Who asked at one of their addresses for no more letters gets none at another.
create function private.has_refused(p_contact public.contacts) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.refused_letters r
    where r.house = coalesce(p_contact.tenant_id, p_contact.owner_id)
      and r.address = any (lower(p_contact.email) || private.way_values(p_contact.more_emails))
  );
end
$$;
revoke all on function private.has_refused(public.contacts) from public, anon, authenticated, service_role;

-- A contact of the caller's to whom a letter may go; refuses with why not.
create function private.contact_to_write(p_contact_id uuid) returns public.contacts
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_contact public.contacts;
begin
  select * into v_contact from public.contacts c
  where c.id = p_contact_id and c.book = any (private.my_books()) and c.deleted_at is null;
  if v_contact.id is null then
    raise exception 'There is no such contact.' using errcode = 'HXDLC';
  end if;
  if v_contact.email is null then
    raise exception 'This contact has no address.' using errcode = 'HXCLE';
  end if;
  if v_contact.do_not_contact or v_contact.consent = 'refused' or private.has_refused(v_contact) then
    raise exception 'This contact wants no letters.' using errcode = 'HXCLD';
  end if;
  return v_contact;
end
$$;
revoke all on function private.contact_to_write(uuid) from public, anon, authenticated, service_role;

-- What the link at the end of a letter to a client says: whose letters end, and to which address.
create function private.leave_token(p_contact public.contacts) returns text
language sql stable security definer set search_path = ''
as $$
  select private.seal_cursor(
    'client_letters', jsonb_build_array(coalesce(p_contact.tenant_id, p_contact.owner_id), lower(p_contact.email))
  )
$$;
revoke all on function private.leave_token(public.contacts) from public, anon, authenticated, service_role;

create function private.open_leave_token(p_token text) returns table (house uuid, address text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  v_said jsonb;
begin
  begin
    v_said := private.open_cursor('client_letters', p_token);
  exception when sqlstate 'HXPCU' then
    return;
  end;
  if v_said is not null then
    return query select (v_said ->> 0)::uuid, v_said ->> 1;
  end if;
end
$$;
revoke all on function private.open_leave_token(text) from public, anon, authenticated, service_role;

-- Ends them, and says so at every contact of that address, where the history tells when.
create function private.leave_client_letters(p_token text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  v_whose record;
begin
  select * into v_whose from private.open_leave_token(p_token);
  if v_whose.house is null then
    return false;
  end if;
  insert into private.refused_letters (house, address) values (v_whose.house, v_whose.address) on conflict do nothing;
  update public.contacts c set do_not_contact = true
  where c.id in (select a.id from private.contacts_at(v_whose.address) a)
    and coalesce(c.tenant_id, c.owner_id) = v_whose.house and not c.do_not_contact;
  return true;
end
$$;
revoke all on function private.leave_client_letters(text) from public, anon, authenticated, service_role;

create index contacts_address_idx on public.contacts (lower(email)) where email is not null;
create index contacts_more_addresses_idx on public.contacts using gin (private.way_values(more_emails))
  with (fastupdate = off) where cardinality(more_emails) > 0;

-- A link in a letter: what it counts, and where it leads.
create function private.tracked_link(p_what text, p_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select private.seal_cursor('tracked_link', jsonb_build_array(p_what, p_id))
$$;
revoke all on function private.tracked_link(text, uuid) from public, anon, authenticated, service_role;

create function private.follow_link(p_token text) returns text
language plpgsql security definer set search_path = ''
as $$
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
  elsif v_said ->> 0 = 'letter' then
    update public.broker_letters l set clicks = least(l.clicks + 1, 100000), clicked_at = now()
    where l.id = (v_said ->> 1)::uuid returning l.listing_id into v_listing;
    return '/listing/' || v_listing || '/public';
  elsif v_said ->> 0 = 'teaser' then
    return '/listing/' || (v_said ->> 1) || '/public';
  end if;
  return null;
end
$$;
revoke all on function private.follow_link(text) from public, anon, authenticated, service_role;
grant execute on function private.follow_link(text) to service_role;

-- Counts a link of a letter and answers the path it leads to; null for a link that is not ours.
create function public.follow_link(p_token text) returns text
language sql volatile set search_path = ''
as $$
  select private.follow_link(p_token)
$$;
revoke all on function public.follow_link(text) from public, anon, authenticated, service_role;
grant execute on function public.follow_link(text) to service_role;
