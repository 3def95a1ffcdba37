-- Reminds the people concerned once, three days before a transaction date. No reminder for dates that are set
-- closer than that.
create function private.skip_unneeded_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.due_on <= private.get_local_date() + 3
    and (tg_op = 'INSERT' or new.due_on is distinct from old.due_on)
  then
    new.reminded_for := new.due_on;
  end if;
  return new;
end $$;

create trigger skip_unneeded_reminder before insert or update of due_on on public.transaction_dates
  for each row execute function private.skip_unneeded_reminder();

-- Sends reminders for upcoming dates, skipping those that are completed or closed. Returns the number of
-- dates.
create function private.send_date_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_today constant date := private.get_local_date();
  v_date public.transaction_dates;
  v_transaction public.transactions;
  v_count integer := 0;
begin
  for v_date in
    select * from public.transaction_dates d
    where d.done_on is null and d.due_on between v_today and v_today + 3 and d.reminded_for is distinct from d.due_on
    order by d.due_on limit 500 for update skip locked
  loop
    select * into v_transaction from public.transactions t where t.id = v_date.transaction_id;
    if v_transaction.deleted_at is null and v_transaction.status not in ('closed', 'terminated') then
      perform private.notify(
        told.account, 'transaction_date_soon', 'date:' || v_date.id || ':' || v_date.due_on,
        jsonb_build_object(
          'date', v_date.label, 'property', v_transaction.property_name, 'transaction_id', v_transaction.id,
          'when', to_char(v_date.due_on, 'FMDay, FMMonth FMDD')
        ),
        jsonb_build_object('transaction_id', v_transaction.id)
      )
      from (
        select unnest(array[v_transaction.user_id, v_transaction.broker_id]) as account
        union
        select a.account from private.transaction_accounts(v_transaction.id) a
        where v_date.concerns = '{}' or a.role = any (v_date.concerns)
      ) told
      where told.account is not null;
      v_count := v_count + 1;
    end if;
    update public.transaction_dates d set reminded_for = d.due_on where d.id = v_date.id;
  end loop;
  return v_count;
end $$;
