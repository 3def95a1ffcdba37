create function private.review_listing(
  p_listing_id uuid, p_decision public.approval_status, p_reason text default null
) returns public.approval_status
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only administrators can review listings.' using errcode = '42501';
  end if;
  if p_decision is null then
    raise exception 'Choose a decision.';
  end if;
  perform from public.listings l where l.id = p_listing_id for no key update;
  if not found then
    raise exception 'Listing not found.' using errcode = 'HXGON';
  end if;
  perform private.log_listing_review(p_listing_id, p_decision, false, p_reason);
  update public.listings l set approval_status = p_decision where l.id = p_listing_id;
  return p_decision;
end $$;

-- Records an administrator's decision on a pending or any other listing, with a reason for its broker.
select private.expose('review_listing', 'authenticated', 'plain');

-- Logs listing decisions; an approval resets its figures.
create function private.log_listing_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_account constant uuid := private.account_of(new.broker_id);
begin
  if new.approval_status = 'approved' then
    delete from private.reviewed_figures f where f.listing_id = new.id;
  end if;
  -- Edits that return the listing to review, and ended co-brokerages, are not staff actions.
  if auth.uid() is not null and not private.is_admin() then
    return null;
  end if;
  perform private.log_admin_action(
    'listing_review', v_account, (select p.email from public.profiles p where p.id = v_account),
    jsonb_build_object('listing_id', new.id, 'property_name', new.property_name) || private.diff_rows(
      jsonb_build_object('approval_status', old.approval_status), to_jsonb(new)
    )
  );
  return null;
end $$;

create trigger log_listing_decision after update on public.listings
  for each row when (old.approval_status is distinct from new.approval_status)
  execute function private.log_listing_decision();
