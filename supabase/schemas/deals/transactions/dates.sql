-- Key dates of a transaction. A date can depend on others by calendar or business days;
-- `shared/deals/transactions/dates.ts` computes dependent dates, which the user reviews before saving all at once.
create table public.transaction_dates (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  key text not null,
  label text not null,
  position integer not null,
  due_on date,
  done_on date,
  follows text[] not null default '{}',
  days integer not null default 0,
  counts text not null default 'calendar',
  lane text not null default 'contract',
  concerns text[] not null default '{}',
  reminded_for date,

  constraint transaction_dates_key unique (transaction_id, key),
  constraint transaction_dates_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_dates_done_on_is_near check (done_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_dates_counts_is_known check (counts in ('calendar', 'business')),
  constraint transaction_dates_lane_is_known check (lane in ('contract', 'licensing', 'lender', 'residents', 'closing')),
  constraint transaction_dates_key_shape check (key ~ '^[a-z][a-z_]{0,39}$'),
  constraint transaction_dates_label_is_plain check (char_length(btrim(label)) >= 1 and private.is_single_line(label, 80)),
  constraint transaction_dates_days_in_range check (days between -1000 and 1000),
  constraint transaction_dates_follows_few check (cardinality(follows) <= 12),
  constraint transaction_dates_concerns_few check (cardinality(concerns) <= 12)
);
-- Triggers in other files:
--   deals/transactions/reminders.sql: skip_unneeded_reminder

comment on column public.transaction_dates.concerns is 'The roles notified when it moves; empty means everyone.';
comment on column public.transaction_dates.reminded_for is 'The date its reminder was sent for; see reminders.sql.';

create index transaction_dates_due_idx on public.transaction_dates (due_on) where done_on is null;

select private.set_up_table('public.transaction_dates', 'select');

select private.set_up_transaction_part('public.transaction_dates', 'Transaction managers read its dates');

alter publication supabase_realtime add table public.transaction_dates;

-- Returns the default date dependencies that a transaction starts with.
create function private.list_default_transaction_dates()
returns table (
  place integer, key text, label text, follows text[], days integer, counts text, lane text, concerns text[]
)
language sql immutable set search_path = '' as $$
  values
    (1, 'loi', 'LOI signed', '{}'::text[], 0, 'calendar', 'contract', '{}'::text[]),
    (2, 'psa', 'PSA signed', '{loi}', 30, 'calendar', 'contract', '{}'),
    (
      3, 'licence_filing', 'License application filed', '{psa}', 10, 'business', 'licensing',
      '{buyer,buyer_broker,buyer_counsel,licensing_counsel}'
    ),
    (
      4, 'diligence', 'Due diligence ends', '{psa}', 45, 'calendar', 'contract',
      '{seller,seller_broker,seller_counsel,buyer,buyer_broker,buyer_counsel}'
    ),
    (
      5, 'financing', 'Financing approved', '{psa}', 60, 'calendar', 'lender',
      '{buyer,buyer_broker,buyer_counsel,lender}'
    ),
    (
      6, 'licence', 'License approved', '{licence_filing}', 60, 'calendar', 'licensing',
      '{buyer,buyer_broker,buyer_counsel,licensing_counsel}'
    ),
    (7, 'closing', 'Closing', '{diligence,financing,licence}', 5, 'business', 'closing', '{}')
$$;

create function private.create_transaction_dates() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.transaction_dates (
    transaction_id, key, label, position, follows, days, counts, lane, concerns, due_on
  )
  select new.id, u.key, u.label, u.place, u.follows, u.days, u.counts, u.lane, u.concerns,
    case when u.key = 'closing' then new.expected_close end
  from private.list_default_transaction_dates() u
  on conflict do nothing;
  return null;
end $$;

create trigger create_transaction_dates after insert on public.transactions
  for each row execute function private.create_transaction_dates();

-- Notifies the people concerned of moved dates in one notification; `p_moves` has each with old and new day.
-- Skips their own changes, unchanged dates, and dates that concern only others.
create function private.notify_date_changes(p_transaction public.transactions, p_moves jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    told.account, 'transaction_dates', 'dates:' || p_transaction.id || ':' || clock_timestamp(),
    jsonb_build_object(
      'property', p_transaction.property_name, 'dates', told.words, 'transaction_id', p_transaction.id
    ),
    jsonb_build_object('transaction_id', p_transaction.id)
  )
  from (
    select p.account, string_agg(distinct p.words, '; ') as words
    from (
      select a.account, m.words
      from (
        select d.concerns,
          d.label || case
            when v.done_on is not null then ' done on ' || to_char(v.done_on, 'FMMon FMDD, YYYY')
            when v.due_on is null then ' has no date'
            else ' ' || coalesce('from ' || to_char(v.was, 'FMMon FMDD, YYYY') || ' ', '')
              || 'to ' || to_char(v.due_on, 'FMMon FMDD, YYYY')
          end as words
        from jsonb_to_recordset(p_moves) v (key text, was date, due_on date, was_done date, done_on date)
        join public.transaction_dates d on d.transaction_id = p_transaction.id and d.key = v.key
        where (v.was, v.was_done) is distinct from (v.due_on, v.done_on)
      ) m
      join (
        select t.account, t.role from private.transaction_accounts(p_transaction.id) t
        union all
        select unnest(array[p_transaction.user_id, p_transaction.broker_id]), null
      ) a on a.role is null or m.concerns = '{}' or a.role = any (m.concerns)
      where a.account is not null and a.account is distinct from auth.uid()
    ) p
    group by p.account
  ) told;
end $$;

-- The closing date is stored in two places; changing either updates the other.
create function private.sync_closing_date() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.transaction_dates d set due_on = new.expected_close
  where d.transaction_id = new.id and d.key = 'closing' and d.due_on is distinct from new.expected_close;
  if found then
    perform private.notify_date_changes(
      new, jsonb_build_array(jsonb_build_object('key', 'closing', 'was', old.expected_close, 'due_on', new.expected_close))
    );
  end if;
  return null;
end $$;

create trigger move_closing_date after update of expected_close on public.transactions
  for each row execute function private.sync_closing_date();

-- Closing is expected on its new date, and the parties learn about what moved. Returns how many did.
create function private.finish_date_changes(p_transaction public.transactions, p_moved jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  update public.transactions t set expected_close = d.due_on
  from public.transaction_dates d
  where t.id = p_transaction.id and d.transaction_id = p_transaction.id and d.key = 'closing' and t.expected_close is distinct from d.due_on;
  perform private.notify_date_changes(p_transaction, p_moved);
  return jsonb_array_length(p_moved);
end $$;

create function private.move_transaction_dates(p_id uuid, p_moves public.payload) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_move record;
  v_transaction public.transactions;
  v_moved jsonb := '[]';
begin
  perform private.require_transaction_manager(p_id);
  if jsonb_typeof(p_moves) is distinct from 'array' or jsonb_array_length(p_moves) not between 1 and 60 then
    raise exception 'These dates are not valid.' using errcode = '22023';
  end if;
  select * into v_transaction from public.transactions t where t.id = p_id for update;
  for v_move in
    select * from jsonb_to_recordset(p_moves) m (key text, was date, due_on date, was_done date, done_on date)
  loop
    perform from public.transaction_dates d
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.due_on, v_move.done_on);
    if found then
      continue;
    end if;
    update public.transaction_dates d set due_on = v_move.due_on, done_on = v_move.done_on
    where d.transaction_id = p_id and d.key = v_move.key
      and (d.due_on, d.done_on) is not distinct from (v_move.was, v_move.was_done);
    if not found then
      raise exception 'These dates were changed by someone else. Reload and try again.' using errcode = 'HXTRS';
    end if;
    v_moved := v_moved || jsonb_build_array(to_jsonb(v_move));
  end loop;
  return private.finish_date_changes(v_transaction, v_moved);
end $$;

-- Saves dates all at once, each only if unchanged since it was read: `[{"key", "was", "due_on", "was_done",
-- "done_on"}, …]`. Returns how many changed; idempotent.
select private.expose('move_transaction_dates', 'authenticated');
