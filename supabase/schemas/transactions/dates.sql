-- The dates on which a transaction turns. A date follows from others by days of the calendar or of business; what
-- follows is worked out by `shared/transactions/dates.ts`, seen, and then kept at once.
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

  constraint transaction_dates_key unique (transaction_id, key),
  constraint transaction_dates_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_dates_done_on_is_near check (done_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_dates_counts_is_known check (counts in ('calendar', 'business'))
);

create index transaction_dates_due_idx on public.transaction_dates (due_on) where done_on is null;

alter table public.transaction_dates enable row level security;
revoke all on table public.transaction_dates from public, anon, authenticated, service_role;
grant select on table public.transaction_dates to authenticated;
grant select, insert, update, delete on table public.transaction_dates to service_role;

create policy "Who runs a transaction reads its dates" on public.transaction_dates
  for select to authenticated
  using (exists (
    select from public.transactions t where t.id = transaction_id and t.book = any ((select private.my_books())::uuid[])
  ));

select private.require_second_factor('public.transaction_dates');

alter publication supabase_realtime add table public.transaction_dates;

-- How the dates of a sale usually follow from each other; a transaction begins with these.
create function private.usual_dates()
returns table (place integer, key text, label text, follows text[], days integer, counts text)
language sql immutable set search_path = ''
as $$
  values
    (1, 'loi', 'LOI signed', '{}'::text[], 0, 'calendar'),
    (2, 'psa', 'PSA signed', '{loi}', 30, 'calendar'),
    (3, 'licence_filing', 'License application filed', '{psa}', 10, 'business'),
    (4, 'diligence', 'Due diligence ends', '{psa}', 45, 'calendar'),
    (5, 'financing', 'Financing approved', '{psa}', 60, 'calendar'),
    (6, 'licence', 'License approved', '{licence_filing}', 60, 'calendar'),
    (7, 'closing', 'Closing', '{diligence,financing,licence}', 5, 'business')
$$;
revoke all on function private.usual_dates() from public, anon, authenticated, service_role;

create function private.begin_dates() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.transaction_dates (transaction_id, key, label, position, follows, days, counts, due_on)
  select new.id, u.key, u.label, u.place, u.follows, u.days, u.counts,
    case when u.key = 'closing' then new.expected_close end
  from private.usual_dates() u
  on conflict do nothing;
  return null;
end
$$;
revoke all on function private.begin_dates() from public, anon, authenticated, service_role;

create trigger begin_dates after insert on public.transactions
  for each row execute function private.begin_dates();

-- The closing stands in both places; whichever is changed, the other follows.
create function private.date_follows_transaction() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.transaction_dates d set due_on = new.expected_close
  where d.transaction_id = new.id and d.key = 'closing' and d.due_on is distinct from new.expected_close;
  return null;
end
$$;
revoke all on function private.date_follows_transaction() from public, anon, authenticated, service_role;

create trigger date_follows_transaction after update of expected_close on public.transactions
  for each row execute function private.date_follows_transaction();

create function private.move_transaction_dates(p_id uuid, p_moves jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  v_move record;
  v_count integer := 0;
begin
  if not private.runs_transaction(p_id) then
    raise exception 'This transaction is not there.' using errcode = '42501';
  end if;
  if jsonb_typeof(p_moves) is distinct from 'array' or jsonb_array_length(p_moves) not between 1 and 60 then
    raise exception 'These are no dates.' using errcode = '22023';
  end if;
  perform from public.transactions t where t.id = p_id for update;
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
      raise exception 'Somebody moved these dates meanwhile.' using errcode = 'HXTRS';
    end if;
    v_count := v_count + 1;
  end loop;
  update public.transactions t set expected_close = d.due_on
  from public.transaction_dates d
  where t.id = p_id and d.transaction_id = p_id and d.key = 'closing' and t.expected_close is distinct from d.due_on;
  return v_count;
end
$$;
revoke all on function private.move_transaction_dates(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.move_transaction_dates(uuid, jsonb) to authenticated;

-- Keeps dates all at once, each over the one that was seen: `[{"key", "was", "due_on", "was_done", "done_on"}, …]`.
-- Answers how many changed; again is harmless.
create function public.move_transaction_dates(p_id uuid, p_moves jsonb) returns integer
language sql volatile set search_path = ''
as $$
  select private.move_transaction_dates(p_id, p_moves)
$$;
revoke all on function public.move_transaction_dates(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.move_transaction_dates(uuid, jsonb) to authenticated;
