-- The exchange listing a deal is about.
create function private.link_deal_to_listing(p_id uuid, p_listing_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_listing_id is not null and not private.owns_listing(p_listing_id) and not exists (
    select from public.listings l
    where l.id = p_listing_id and l.approval_status = 'approved' and l.status in ('active', 'under_contract')
  ) then
    raise exception 'Listing not found.' using errcode = 'HXDLL';
  end if;
  update public.deals d set listing_id = p_listing_id
  where d.id = p_id and d.workspace_id = any (private.list_my_workspace_ids()) and d.deleted_at is null;
  if not found then
    raise exception 'Deal not found.' using errcode = 'HXTRD';
  end if;
end $$;

-- Links a deal to the caller's own listing or one on the market; null unlinks it.
select private.expose('link_deal_to_listing', 'authenticated');
