-- Notifies of parties joining or leaving. The team hears of everyone, each side of its own people; of a
-- bidder no one hears before they are the buyer. The person concerned and the acting user are skipped.
create function private.notify_of_party() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_gone constant boolean := tg_op = 'DELETE';
  v_party constant public.transaction_parties := case when tg_op = 'DELETE' then old else new end;
begin
  -- Initial parties and server-made changes are not reported.
  if auth.uid() is null or v_party.role = 'bidder' then
    return null;
  end if;
  perform private.notify(
    told.account, 'transaction_party', 'party:' || v_party.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'name', v_party.name, 'property', t.property_name, 'transaction_id', t.id,
      'did', case when v_is_gone then 'left' else 'joined' end,
      'role', upper(left(v_party.role, 1)) || replace(substr(v_party.role, 2), '_', ' ')
    ),
    jsonb_build_object('transaction_id', t.id)
  )
  from public.transactions t,
    lateral (
      select unnest(array[t.user_id, t.broker_id]) as account
      union
      select a.account from private.transaction_accounts(t.id) a
      where private.party_side(a.role) = private.party_side(v_party.role)
    ) told
  where t.id = v_party.transaction_id and t.deleted_at is null and told.account is not null
    and told.account is distinct from auth.uid()
    and not exists (
      select from auth.users u where u.id = told.account and lower(u.email) = lower(v_party.email)
    );
  return null;
end $$;

create trigger notify_of_party after insert or delete on public.transaction_parties
  for each row execute function private.notify_of_party();
create trigger notify_of_buyer after update of role on public.transaction_parties
  for each row when (old.role = 'bidder' and new.role <> 'bidder') execute function private.notify_of_party();
