-- Notifies a transaction's parties once, except the acting one; `p_audience` is the side to notify.
create function private.notify_parties(
  p_transaction public.transactions, p_audience text, p_kind text, p_key text, p_words jsonb, p_facts jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    party.id, p_kind, p_key,
    p_words || jsonb_build_object('property', p_transaction.property_name, 'transaction_id', p_transaction.id),
    p_facts || jsonb_build_object('transaction_id', p_transaction.id)
  )
  from (
    select unnest(array[p_transaction.user_id, p_transaction.broker_id])
    union
    select a.account from private.transaction_accounts(p_transaction.id) a
    where p_audience = 'all' or private.party_side(a.role) = p_audience
  ) as party (id)
  where party.id is not null and party.id is distinct from auth.uid();
end $$;

create function private.notify_of_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_parties(
    new, 'all', 'transaction_status', 'transaction:' || new.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'old_status', (select s.label from private.transaction_stages() s where s.stage = old.status),
      'new_status', (select s.label from private.transaction_stages() s where s.stage = new.status)
    ),
    jsonb_build_object('old_status', old.status, 'new_status', new.status)
  );
  return null;
end $$;

create trigger notify_of_transaction after update of status on public.transactions
  for each row when (old.status <> new.status)
  execute function private.notify_of_transaction();

create function private.notify_of_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_parties(
    t, new.audience, 'transaction_document', 'document:' || new.id,
    jsonb_build_object('document_name', new.document_name),
    jsonb_build_object('document_id', new.id, 'document_name', new.document_name)
  )
  from public.transactions t where t.id = new.transaction_id;
  return null;
end $$;

create trigger notify_of_document after insert on public.transaction_documents
  for each row execute function private.notify_of_document();
