-- Fees paid from a transaction: commission, splits, other fees. Visible only to the team that runs it.
create table public.transaction_fees (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  label text not null,
  percent numeric(6, 3),
  amount numeric(14, 2),
  created_at timestamptz not null default now(),

  constraint transaction_fees_label_is_plain check (char_length(btrim(label)) >= 1 and private.is_single_line(label, 160)),
  constraint transaction_fees_percent_in_range check (percent between 0 and 20),
  constraint transaction_fees_amount_is_money check (private.is_money(amount)),
  constraint transaction_fees_one_measure check ((percent is null) <> (amount is null))
);

comment on column public.transaction_fees.percent is 'Percent of the price.';

create index transaction_fees_transaction_idx on public.transaction_fees (transaction_id, created_at, id);

select private.set_up_table('public.transaction_fees', '
  select, delete,
  insert (id, transaction_id, label, percent, amount)
');

select private.set_up_transaction_part('public.transaction_fees', 'Transaction managers read its fees');

create policy "Transaction managers add fees" on public.transaction_fees
  for insert to authenticated with check (private.can_manage_transaction(transaction_id));

create policy "Transaction managers remove fees" on public.transaction_fees
  for delete to authenticated using (private.can_manage_transaction(transaction_id));

create function private.check_fee_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Serializes concurrent inserts.
  perform from public.transactions t where t.id = new.transaction_id for no key update;
  if (select count(*) from public.transaction_fees f where f.transaction_id = new.transaction_id) > 60 then
    raise exception 'You have reached the limit of 60.' using errcode = 'HXRMA';
  end if;
  if (select sum(f.percent) from public.transaction_fees f where f.transaction_id = new.transaction_id) > 100 then
    raise exception 'The fees are higher than the price.' using errcode = 'HXFEE';
  end if;
  return null;
end $$;

create trigger check_fee_limit after insert on public.transaction_fees
  for each row execute function private.check_fee_limit();
