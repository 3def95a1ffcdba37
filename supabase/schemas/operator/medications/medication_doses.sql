-- What happened at each dose. A slot is recorded once: an entry made in error is struck through and stays, and only then
-- can the slot be recorded again. Written only by calls, never deleted.
create table public.medication_doses (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.medication_orders (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  due_at timestamptz,
  status text not null,
  at timestamptz not null default now(),
  note text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid references public.profiles (id) on delete set null,
  recorded_by_name text not null default '',
  effect text,
  effect_at timestamptz,
  effect_note text,
  effect_by uuid references public.profiles (id) on delete set null,
  effect_by_name text,
  struck_at timestamptz,
  struck_by uuid references public.profiles (id) on delete set null,
  struck_by_name text,
  strike_reason text,

  constraint medication_doses_status_is_known check (status in ('given', 'refused', 'held', 'leave', 'not_available')),
  constraint medication_doses_effect_is_known check (effect in ('effective', 'partly', 'not_effective')),
  constraint medication_doses_note_is_plain check (private.is_single_line(note, 300)),
  constraint medication_doses_effect_note_is_plain check (private.is_single_line(effect_note, 300)),
  constraint medication_doses_strike_reason_is_plain check (private.is_single_line(strike_reason, 300)),
  constraint medication_doses_strike_has_reason check (struck_at is null or char_length(btrim(strike_reason)) >= 3),
  constraint medication_doses_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300)),
  constraint medication_doses_effect_by_name_is_plain check (private.is_single_line(effect_by_name, 300)),
  constraint medication_doses_struck_by_name_is_plain check (private.is_single_line(struck_by_name, 300))
);
-- Triggers in other files:
--   operator/command/community_signals.sql: signal_additions, signal_changes

comment on column public.medication_doses.due_at is 'The scheduled time; null for a dose given as needed.';

create unique index medication_doses_once_idx on public.medication_doses (order_id, due_at) where struck_at is null;
create index medication_doses_struck_idx on public.medication_doses (order_id, due_at) where struck_at is not null;
create index medication_doses_order_idx on public.medication_doses (order_id, at);
create index medication_doses_resident_idx on public.medication_doses (resident_id, at);
create index medication_doses_community_idx on public.medication_doses (community_id, at);
create index medication_doses_recorded_by_idx on public.medication_doses (recorded_by);
create index medication_doses_effect_by_idx on public.medication_doses (effect_by);
create index medication_doses_struck_by_idx on public.medication_doses (struck_by);

select private.set_up_table('public.medication_doses', 'select');
create policy "Positions read doses of residents they opened" on public.medication_doses
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('medication_doses', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.medication_doses', 'resident_id', 'private.list_my_open_resident_ids(''medication_doses'', ''read'')'
);

-- A recorded dose changes only by its effect and by being struck through, once. It can't be deleted on its own.
create function private.refuse_dose_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_ids constant text[] := array['recorded_by', 'effect_by', 'struck_by'];
  v_effect constant text[] := array['effect', 'effect_at', 'effect_note', 'effect_by_name'];
  v_strike constant text[] := array['struck_at', 'struck_by_name', 'strike_reason'];
begin
  if tg_op = 'DELETE' then
    if pg_trigger_depth() > 1 then
      return old;
    end if;
  elsif to_jsonb(new) - v_ids = to_jsonb(old) - v_ids
    or old.struck_at is null and to_jsonb(new) - v_ids - v_effect - v_strike = to_jsonb(old) - v_ids - v_effect - v_strike
  then
    return new;
  end if;
  raise exception 'A recorded dose can''t be changed.' using errcode = '42501';
end $$;

create trigger refuse_change before update or delete on public.medication_doses
  for each row execute function private.refuse_dose_change();
create trigger refuse_truncate before truncate on public.medication_doses
  for each statement execute function private.refuse_dose_change();

-- Counts of a controlled drug: received, counted at shift change, wasted. A second person confirms each. A count that
-- differs from the expected quantity locks the order until it is resolved.
create table public.controlled_counts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.medication_orders (id) on delete cascade,
  community_id uuid not null references public.communities (id) on delete cascade,
  resident_id uuid not null references public.residents (id) on delete cascade,
  kind text not null,
  quantity numeric not null,
  expected numeric not null,
  at timestamptz not null default clock_timestamp(),
  counted_by uuid references public.profiles (id) on delete set null,
  counted_by_name text not null default '',
  witnessed_at timestamptz,
  witnessed_by uuid references public.profiles (id) on delete set null,
  witnessed_by_name text,
  is_rejected boolean not null default false,
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id) on delete set null,
  resolved_by_name text,
  resolution text,

  constraint controlled_counts_kind_is_known check (kind in ('received', 'count', 'wasted')),
  constraint controlled_counts_quantity_in_range check (quantity between 0 and 10000),
  constraint controlled_counts_expected_in_range check (expected between -10000 and 1000000),
  constraint controlled_counts_witness_is_another check (witnessed_by <> counted_by),
  constraint controlled_counts_resolution_is_plain check (private.is_single_line(resolution, 300)),
  constraint controlled_counts_counted_by_name_is_plain check (private.is_single_line(counted_by_name, 300)),
  constraint controlled_counts_witnessed_by_name_is_plain check (private.is_single_line(witnessed_by_name, 300)),
  constraint controlled_counts_resolved_by_name_is_plain check (private.is_single_line(resolved_by_name, 300))
);

create index controlled_counts_order_idx on public.controlled_counts (order_id, at);
create unique index controlled_counts_open_idx on public.controlled_counts (order_id) where witnessed_at is null;
create index controlled_counts_community_idx on public.controlled_counts (community_id);
create index controlled_counts_resident_idx on public.controlled_counts (resident_id);
create index controlled_counts_counted_by_idx on public.controlled_counts (counted_by);
create index controlled_counts_witnessed_by_idx on public.controlled_counts (witnessed_by);
create index controlled_counts_resolved_by_idx on public.controlled_counts (resolved_by);

select private.set_up_table('public.controlled_counts', 'select');
create policy "Positions read counts of residents they opened" on public.controlled_counts
  for select to authenticated
  using (resident_id = any ((select private.list_my_open_resident_ids('controlled_counts', 'read'))::uuid[]));
select private.add_membership_guard(
  'public.controlled_counts', 'resident_id', 'private.list_my_open_resident_ids(''controlled_counts'', ''read'')'
);

-- The quantity that should be there: the last confirmed count, what came in, and what went out since. A dose counts at the
-- time it was given, because one recorded offline arrives after a count that it already changed.
create function private.get_controlled_balance(p_order public.medication_orders) returns numeric
language plpgsql stable security definer set search_path = '' as $$
declare
  v_last public.controlled_counts;
begin
  select * into v_last from public.controlled_counts c
  where c.order_id = p_order.id and c.kind = 'count' and c.witnessed_at is not null and not c.is_rejected
  order by c.at desc limit 1;
  return coalesce(v_last.quantity, 0) + coalesce((
    select sum(case c.kind when 'received' then c.quantity else -c.quantity end) from public.controlled_counts c
    where c.order_id = p_order.id and c.kind <> 'count' and c.witnessed_at is not null and not c.is_rejected
      and c.at > coalesce(v_last.at, '-infinity')
  ), 0) - coalesce((
    select count(*) from public.medication_doses d
    where d.order_id = p_order.id and d.status = 'given' and d.struck_at is null
      and d.at > coalesce(v_last.at, '-infinity')
  ), 0) * p_order.units_per_dose;
end $$;

-- True while a count awaits its second person, or a discrepancy its resolution.
create function private.is_order_locked(p_order_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.controlled_counts c
    where c.order_id = p_order_id and c.kind = 'count' and not c.is_rejected
      and (c.witnessed_at is null or c.quantity <> c.expected and c.resolved_at is null)
  );
end $$;
