create function private.review_account(p_user_id uuid, p_decision public.approval_status) returns public.approval_status
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator reviews accounts.' using errcode = '42501';
  end if;
  if p_decision is null then
    raise exception 'A review needs a decision.';
  end if;
  update public.profiles p
  set approval_status = p_decision,
    requires_approval = p.requires_approval or p_decision <> 'approved'
  where p.id = p_user_id;
  if not found then
    raise exception 'There is no such account.';
  end if;
  return p_decision;
end
$$;
revoke all on function private.review_account(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function private.review_account(uuid, public.approval_status) to authenticated;

-- An administrator's decision on an account that waits for approval, or on any other.
create function public.review_account(user_id uuid, decision public.approval_status) returns public.approval_status
language sql volatile set search_path = ''
as $$
  select private.review_account(user_id, decision)
$$;
revoke all on function public.review_account(uuid, public.approval_status) from public, anon, authenticated, service_role;
grant execute on function public.review_account(uuid, public.approval_status) to authenticated;
