-- Which part of a community's board changed, and when. Boards use it to find stale figures, and open screens to refetch.
-- A signal has no content. Reading one requires the position that reads the part.

-- Parts of a board, and the kind of record that a position must be able to read.
create function private.list_board_parts() returns table (part text, kind text)
language sql immutable set search_path = '' as $$
  select * from (values
    ('occupancy', 'units'), ('moves', 'resident_prospects'), ('staffing', 'staff_shifts'), ('incidents', 'incidents'),
    ('medications', 'medication_orders'), ('work_orders', 'work_orders'), ('cash', 'resident_invoices')
  ) p (part, kind)
$$;

create table public.community_signals (
  id uuid primary key default gen_random_uuid(),
  community_id uuid not null references public.communities (id) on delete cascade,
  workspace_id uuid not null default gen_random_uuid(),
  part text not null,
  at timestamptz not null default clock_timestamp(),
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,

  constraint community_signals_part_is_known check (
    part in ('occupancy', 'moves', 'staffing', 'incidents', 'medications', 'work_orders', 'cash', 'alerts')
  )
);
comment on column public.community_signals.workspace_id is 'The scope of the kind of record that changed.';
comment on column public.community_signals.transaction_id is 'The transaction of the change: a board computed before its commit is stale.';

-- Many changes in one transaction are one signal.
create unique index community_signals_once_idx on public.community_signals (community_id, part, transaction_id);
create index community_signals_part_idx on public.community_signals (community_id, part, at desc);
create index community_signals_at_idx on public.community_signals (at);

select private.set_up_table('public.community_signals', 'select');

-- Sets the scope of the kind of record that the part counts.
create function private.set_signal_scope() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.workspace_id := private.get_community_scope_id(
    new.community_id, coalesce((select p.kind from private.list_board_parts() p where p.part = new.part), 'alert_rules')
  );
  return new;
end $$;
create trigger set_scope before insert or update on public.community_signals
  for each row execute function private.set_signal_scope();

create function private.list_my_signal_scopes() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select array_agg(distinct private.get_community_scope_id(c.id, k.kind))
    from (select distinct p.kind from private.list_board_parts() p union select 'alert_rules') k
    cross join lateral unnest(private.list_my_community_ids(k.kind, 'read')) c (id)
  ), '{}');
end $$;
grant execute on function private.list_my_signal_scopes() to authenticated;

create policy "Positions read signals of what they read" on public.community_signals
  for select to authenticated using (workspace_id = any ((select private.list_my_signal_scopes())::uuid[]));
select private.add_membership_guard('public.community_signals', 'workspace_id', 'private.list_my_signal_scopes()');
alter publication supabase_realtime add table public.community_signals;

create function private.signal_parts(p_community_ids uuid[], p_parts text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.community_signals (community_id, part)
  select c.id, p.part from public.communities c cross join unnest(p_parts) p (part)
  where c.id = any (p_community_ids)
  on conflict (community_id, part, transaction_id) do nothing;
end $$;

-- Signals the parts in the trigger's arguments to the communities of the changed rows.
create function private.signal_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.signal_parts(array(select distinct r.community_id from after_rows r), tg_argv);
  return null;
end $$;

create function private.set_up_signals(p_table regclass, p_parts text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create trigger signal_additions after insert on %s referencing new table as after_rows'
      ' for each statement execute function private.signal_change(%s)', p_table, p_parts
  );
  execute format(
    'create trigger signal_changes after update on %s referencing new table as after_rows'
      ' for each statement execute function private.signal_change(%s)', p_table, p_parts
  );
end $$;

select private.set_up_signals('public.stay_events', '''occupancy'', ''moves'', ''staffing'', ''medications''');
select private.set_up_signals('public.units', '''occupancy''');
select private.set_up_signals('public.unit_events', '''occupancy''');
select private.set_up_signals('public.resident_prospects', '''moves''');
select private.set_up_signals('public.resident_care_levels', '''staffing''');
select private.set_up_signals('private.staff_shifts', '''staffing''');
select private.set_up_signals('private.staff_settings', '''staffing''');
select private.set_up_signals('public.incidents', '''incidents''');
select private.set_up_signals('public.incident_notifications', '''incidents''');
select private.set_up_signals('public.medication_orders', '''medications''');
select private.set_up_signals('public.medication_doses', '''medications''');
select private.set_up_signals('public.work_orders', '''work_orders''');
select private.set_up_signals('private.resident_payments', '''cash''');

-- Deletes signals that every screen has seen. Boards that were computed before are computed again by age.
create function private.prune_community_signals() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  delete from public.community_signals s where s.at < now() - interval '2 hours';
  get diagnostics v_count = row_count;
  return v_count;
end $$;
