-- Double-entry ledgers. `private.make_ledger` creates the tables and rules of one; each owner, such as a community, has
-- its own books in it. Debits are positive cents, credits negative. Entries and lines are never changed or deleted:
-- a mistake is corrected by a reversal. Each entry balances, and no entry lands in a closed month.
-- See docs/decisions/0084-ledgers-are-append-only.md.

-- Refuses every change of posted rows, except that they go with their owner, that an account's deletion clears who
-- posted, and that the removal of a resident's records moves their lines to a resident without a name.
create function private.refuse_ledger_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if pg_trigger_depth() > 1 and (
    tg_op = 'DELETE'
    or tg_op = 'UPDATE' and to_jsonb(new) - array['posted_by', 'resident_id'] = to_jsonb(old) - array['posted_by', 'resident_id']
      and (to_jsonb(new) ->> 'posted_by') is null and (to_jsonb(new) ->> 'resident_id') is null
  ) then
    return case tg_op when 'DELETE' then old else new end;
  elsif tg_op = 'UPDATE' and (
    private.is_anonymized_move(to_jsonb(old), to_jsonb(new)) or private.is_trust_memo_removal(to_jsonb(old), to_jsonb(new))
  ) then
    return new;
  end if;
  raise exception 'Posted entries can''t change. Reverse them.' using errcode = 'HXLGP';
end $$;

-- Numbers an entry and refuses closed months. Holds the owner's counter row, so that a close waits for open postings.
create function private.check_ledger_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ledger constant text := tg_argv[0];
  v_owner constant text := tg_argv[1];
  v_is_closed boolean;
begin
  execute format(
    'insert into private.%1$I as n (%2$I, last_number) values (($1).%2$I, 1)
     on conflict (%2$I) do update set last_number = n.last_number + 1 returning last_number',
    v_ledger || '_numbers', v_owner
  ) into new.number using new;
  execute format(
    'select exists (select from private.%1$I p where p.%2$I = ($1).%2$I and p.month = $2 and p.closed_at is not null)',
    v_ledger || '_periods', v_owner
  ) into v_is_closed using new, date_trunc('month', new.entry_date)::date;
  if v_is_closed then
    raise exception 'This month is closed.' using errcode = 'HXLGM';
  end if;
  return new;
end $$;

-- At commit, each new entry has all its lines, and they balance.
create function private.check_ledger_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
  v_sum numeric;
begin
  execute format('select count(*), coalesce(sum(l.cents), 0) from private.%I l where l.entry_id = $1', tg_argv[0] || '_lines')
  into v_count, v_sum using new.id;
  if v_count <> new.line_count or v_sum <> 0 then
    raise exception 'Debits and credits must be equal.' using errcode = 'HXLGB';
  end if;
  return null;
end $$;

-- Lines come with their entry, all in one statement, and never later.
create function private.check_ledger_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_is_wrong boolean;
begin
  execute format(
    'select exists (
       select from (select n.entry_id, n.%2$I, n.entry_date from new_rows n group by 1, 2, 3) n
       join private.%1$I e on e.id = n.entry_id
       where e.%2$I <> n.%2$I or e.entry_date <> n.entry_date
         or e.line_count <> (select count(*) from private.%3$I l where l.entry_id = e.id)
         or (select sum(l.cents) from private.%3$I l where l.entry_id = e.id) <> 0
     )', tg_argv[0] || '_entries', tg_argv[1], tg_argv[0] || '_lines'
  ) into v_is_wrong;
  if v_is_wrong then
    raise exception 'Debits and credits must be equal.' using errcode = 'HXLGB';
  end if;
  return null;
end $$;

-- Creates a ledger: `private.<name>_accounts`, `_periods`, `_period_events`, `_numbers`, `_entries`, and `_lines` of
-- each row of `p_owner`.
create function private.make_ledger(p_name text, p_owner regclass, p_owner_column name) returns void
language plpgsql set search_path = '' as $$
declare
  v_table text;
begin
  execute replace(replace(replace($sql$
    create table private.%name%_accounts (
      %owner% uuid not null references %table% (id) on delete cascade,
      number text not null,
      name text not null,
      kind text not null,
      quickbooks_name text,
      sage_number text,
      xero_code text,
      archived_at timestamptz,
      version integer not null default 1,

      constraint %name%_accounts_pkey primary key (%owner%, number),
      constraint %name%_accounts_number_shape check (number ~ '^[0-9]{4,6}$'),
      constraint %name%_accounts_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 80)),
      constraint %name%_accounts_kind_is_known check (kind in ('asset', 'liability', 'equity', 'revenue', 'expense', 'fee', 'rent', 'below')),
      constraint %name%_accounts_quickbooks_name_is_plain check (private.is_single_line(quickbooks_name, 100)),
      constraint %name%_accounts_sage_number_is_plain check (private.is_single_line(sage_number, 40)),
      constraint %name%_accounts_xero_code_is_plain check (private.is_single_line(xero_code, 10))
    );

    create table private.%name%_periods (
      %owner% uuid not null references %table% (id) on delete cascade,
      month date not null,
      closed_at timestamptz,

      constraint %name%_periods_pkey primary key (%owner%, month),
      constraint %name%_periods_month_is_first_day check (
        month = date_trunc('month', month)::date and month between '1990-01-01' and '2100-01-01'
      )
    );

    create table private.%name%_period_events (
      id bigint generated always as identity primary key,
      %owner% uuid not null references %table% (id) on delete cascade,
      month date not null,
      is_closed boolean not null,
      reason text,
      at timestamptz not null default clock_timestamp(),
      posted_by uuid references public.profiles (id) on delete set null,
      poster text not null default '',

      constraint %name%_period_events_reason_is_plain check (private.is_single_line(reason, 300)),
      constraint %name%_period_events_poster_is_plain check (private.is_single_line(poster, 300)),
      constraint %name%_period_events_reopening_has_reason check (is_closed or char_length(btrim(reason)) >= 3)
    );
    create index %name%_period_events_month_idx on private.%name%_period_events (%owner%, month, id);
    create index %name%_period_events_posted_by_idx on private.%name%_period_events (posted_by);

    create table private.%name%_numbers (
      %owner% uuid not null references %table% (id) on delete cascade,
      last_number integer not null default 0,

      constraint %name%_numbers_pkey primary key (%owner%)
    );

    create table private.%name%_entries (
      id uuid primary key default gen_random_uuid(),
      %owner% uuid not null references %table% (id) on delete cascade,
      number integer not null,
      entry_date date not null,
      service_date date not null,
      source_kind text not null,
      source_id uuid not null,
      revision integer not null default 1,
      memo text not null,
      evidence text,
      line_count integer not null,
      reverses_id uuid references private.%name%_entries (id) on delete cascade,
      posted_at timestamptz not null default clock_timestamp(),
      posted_by uuid references public.profiles (id) on delete set null,
      poster text not null default '',

      constraint %name%_entries_number_in_range check (number between 1 and 1000000000),
      constraint %name%_entries_entry_date_in_range check (entry_date between '1990-01-01' and '2100-01-01'),
      constraint %name%_entries_service_date_in_range check (service_date between '1990-01-01' and '2100-01-01'),
      constraint %name%_entries_source_kind_shape check (source_kind ~ '^[a-z][a-z_]{1,39}$'),
      constraint %name%_entries_memo_is_plain check (char_length(btrim(memo)) >= 1 and private.is_single_line(memo, 300)),
      constraint %name%_entries_evidence_is_plain check (private.is_single_line(evidence, 300)),
      constraint %name%_entries_poster_is_plain check (private.is_single_line(poster, 300)),
      constraint %name%_entries_line_count_in_range check (line_count between 2 and 5000)
    );
    comment on column private.%name%_entries.service_date is 'The day it belongs to. Later than it, the entry date is a correction of a closed month.';
    comment on column private.%name%_entries.revision is 'Counts postings of a source; a source is posted again only after a reversal.';
    create unique index %name%_entries_source_once_idx
      on private.%name%_entries (%owner%, source_kind, source_id, revision) where reverses_id is null;
    create index %name%_entries_source_idx on private.%name%_entries (source_id, source_kind);
    create unique index %name%_entries_reversed_once_idx on private.%name%_entries (reverses_id);
    create unique index %name%_entries_number_once_idx on private.%name%_entries (%owner%, number);
    create index %name%_entries_date_idx on private.%name%_entries (%owner%, entry_date desc, number desc);
    create index %name%_entries_posted_by_idx on private.%name%_entries (posted_by);

    create table private.%name%_lines (
      entry_id uuid not null references private.%name%_entries (id) on delete cascade,
      position integer not null,
      %owner% uuid not null,
      entry_date date not null,
      account text not null,
      cents bigint not null,
      memo text,

      constraint %name%_lines_pkey primary key (entry_id, position),
      constraint %name%_lines_account_fkey foreign key (%owner%, account) references private.%name%_accounts (%owner%, number),
      constraint %name%_lines_position_in_range check (position between 1 and 5000),
      constraint %name%_lines_cents_in_range check (cents <> 0 and cents between -10000000000000 and 10000000000000),
      constraint %name%_lines_memo_is_plain check (private.is_single_line(memo, 300))
    );
    comment on column private.%name%_lines.entry_date is 'Copy of the entry''s, so that sums by month read one index.';
    create index %name%_lines_account_idx on private.%name%_lines (%owner%, account, entry_date) include (cents);

    create trigger check_entry before insert on private.%name%_entries
      for each row execute function private.check_ledger_entry('%name%', '%owner%');
    create constraint trigger check_balance after insert on private.%name%_entries
      deferrable initially deferred for each row execute function private.check_ledger_balance('%name%');
    create trigger check_lines after insert on private.%name%_lines
      referencing new table as new_rows for each statement execute function private.check_ledger_lines('%name%', '%owner%');
    create trigger refuse_change before update or delete on private.%name%_entries
      for each row execute function private.refuse_ledger_change();
    create trigger refuse_change before update or delete on private.%name%_lines
      for each row execute function private.refuse_ledger_change();
    create trigger refuse_change before update or delete on private.%name%_period_events
      for each row execute function private.refuse_ledger_change();
    create trigger refuse_truncate before truncate on private.%name%_entries
      for each statement execute function private.refuse_ledger_change();
    create trigger refuse_truncate before truncate on private.%name%_lines
      for each statement execute function private.refuse_ledger_change();
  $sql$, '%name%', p_name), '%owner%', p_owner_column), '%table%', p_owner::text);
  foreach v_table in array array['accounts', 'periods', 'period_events', 'numbers', 'entries', 'lines'] loop
    execute format('alter table private.%I enable row level security', p_name || '_' || v_table);
  end loop;
end $$;
