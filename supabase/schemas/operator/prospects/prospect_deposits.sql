-- Deposits of prospects in the ledger.

-- Posts a deposit when it is received, and its return. Once a bill has used a deposit, it is refunded from the account.
create function private.post_prospect_deposit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_cents constant bigint := case new.type when 'deposit' then 1 else -1 end * round(new.amount * 100)::bigint;
  v_day date;
begin
  if new.type = 'deposit_returned' and exists (
    select from private.resident_payments p where p.id = md5('deposit' || new.prospect_id)::uuid
  ) then
    raise exception 'The deposit is on a bill.' using errcode = 'HXBIW';
  end if;
  select (new.at at time zone c.time_zone)::date into v_day from public.communities c where c.id = new.community_id;
  perform private.post_billing_entry(
    new.community_id, v_day, 'prospect_deposit', new.id,
    case new.type when 'deposit' then 'Deposit of a prospect' else 'Deposit returned to a prospect' end,
    jsonb_build_array(
      jsonb_build_object('account', '1010', 'cents', v_cents), jsonb_build_object('account', '2100', 'cents', -v_cents)
    )
  );
  return null;
end $$;
create trigger post_deposit after insert on public.prospect_events
  for each row when (new.type in ('deposit', 'deposit_returned') and new.amount > 0) execute function private.post_prospect_deposit();
