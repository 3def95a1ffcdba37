create function private.review_listing(p_listing_id uuid, p_decision public.approval_status)
returns public.approval_status
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reviews listings.' using errcode = '42501';
  end if;
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  update public.listings l set approval_status = p_decision where l.id = p_listing_id;
  if not found then
    raise exception 'There is no such listing.' using errcode = 'HXGON';
  end if;
  return p_decision;
end
$$;
revoke all on function private.review_listing(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function private.review_listing(uuid, public.approval_status) to authenticated;

-- An administrator's decision on a listing that waits for approval, or on any other.
create function public.review_listing(listing_id uuid, decision public.approval_status)
returns public.approval_status
language sql volatile set search_path = ''
as $$
  select private.review_listing(listing_id, decision)
$$;
revoke all on function public.review_listing(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function public.review_listing(uuid, public.approval_status) to authenticated;
