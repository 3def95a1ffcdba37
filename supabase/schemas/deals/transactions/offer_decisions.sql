-- Declines or accepts an offer; accepting sets the transaction's price and buyer. Idempotent.
create function public.decide_offer(p_id uuid, p_status text) returns text
language sql volatile set search_path = ''
as $$
  select private.decide_offer(p_id, p_status)
$$;
revoke all on function public.decide_offer(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.decide_offer(uuid, text) to authenticated;
