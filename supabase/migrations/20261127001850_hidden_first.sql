set local check_function_bodies = off;

-- What is hidden is asked about before anything that a question compares it with.
create or replace function private.owns_listing(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
as $$
begin
  return exists (
    select from public.listings l
    join public.broker_accounts a on a.broker_id = l.broker_id
    where l.id = p_listing_id and a.user_id = (select auth.uid())
  );
end
$$;

create or replace function private.reads_closely(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
as $$
declare
  v_listing public.listings;
begin
  select l.* into v_listing from public.listings l where l.id = p_listing_id;
  if not found or not private.is_approved() then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or private.co_access(p_listing_id) <> 'none' or (
    private.is_live(v_listing) and private.has_open_access()
    and (not v_listing.is_confidential or private.has_asked_about(p_listing_id))
  );
end
$$;

create or replace function private.reads_documents(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
as $$
begin
  if not private.reads_closely(p_listing_id) then
    return false;
  end if;
  return private.owns_listing(p_listing_id) or private.is_staff() or private.co_access(p_listing_id) <> 'none' or exists (
    select from public.listing_nda_signatures s
    where s.nda_id = private.newest_nda(p_listing_id) and s.user_id = auth.uid() and s.ended_at is null
  );
end
$$;

create or replace function private.has_signed_text(p_nda_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
as $$
begin
  return private.is_approved() and exists (
    select from public.listing_nda_signatures s where s.nda_id = p_nda_id and s.user_id = auth.uid()
  );
end
$$;

create or replace function private.reads_address(p_listing_id uuid) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = ''
as $$
begin
  return private.owns_listing(p_listing_id) or private.reads_closely(p_listing_id);
end
$$;

revoke all on function private.reads_address(uuid) from public, anon, authenticated, service_role;
grant execute on function private.reads_address(uuid) to authenticated;

drop policy "Brokers, staff and open subscriptions read an address" on public.listing_addresses;

create policy "Brokers, staff and open subscriptions read an address" on public.listing_addresses
  for select to authenticated
  using (private.reads_address(listing_id));

create function private.ask_first(p_table regclass, p_condition text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'create policy "A guess at what is hidden costs what any other does" on %s as restrictive for select to authenticated '
      'using (%s)',
    p_table, p_condition
  );
end
$$;
revoke all on function private.ask_first(regclass, text) from public, anon, authenticated, service_role;

select private.ask_first('public.listing_addresses', 'private.reads_address(listing_id)');
select private.ask_first('public.listing_details', 'private.reads_closely(listing_id)');
select private.ask_first('public.listing_documents', 'private.reads_documents(listing_id)');
select private.ask_first('public.listing_nda_texts', 'private.reads_closely(listing_id) or private.has_signed_text(id)');
select private.ask_first('public.listing_changes', '(select private.has_staff_role()) or private.owns_listing(listing_id)');
