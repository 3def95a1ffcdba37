-- Cleared notifications, kept for a while so users can restore them.
create table private.cleared_notifications (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  cleared_at timestamptz not null default now(),
  row_data jsonb not null
);

create index cleared_notifications_user_idx on private.cleared_notifications (user_id, cleared_at desc);
create index cleared_notifications_age_idx on private.cleared_notifications (cleared_at);

alter table private.cleared_notifications enable row level security;

create function private.save_cleared_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.cleared_notifications (id, user_id, row_data)
  select b.id, b.user_id, to_jsonb(b) from cleared b
  where b.user_id = auth.uid()
    -- Everything is deleted with its account.
    and exists (select from public.profiles p where p.id = b.user_id)
  on conflict (id) do nothing;
  delete from private.cleared_notifications c
  where c.id in (
    select o.id from private.cleared_notifications o where o.cleared_at < now() - interval '7 days' limit 500
  );
  return null;
end $$;

create trigger save_cleared_notifications after delete on public.notifications
  referencing old table as cleared
  for each statement execute function private.save_cleared_notifications();

create function private.restore_notifications() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_count integer;
begin
  perform set_config('haven.restores_notifications', 'on', true);
  with last_ones as (
    delete from private.cleared_notifications c
    where c.user_id = auth.uid() and c.cleared_at = (
      select max(l.cleared_at) from private.cleared_notifications l
      where l.user_id = auth.uid() and l.cleared_at > now() - interval '1 hour'
    )
    returning c.row_data
  )
  insert into public.notifications
  select r.* from last_ones l, jsonb_populate_record(null::public.notifications, l.row_data) r
  on conflict do nothing;
  get diagnostics v_count = row_count;
  perform set_config('haven.restores_notifications', '', true);
  return v_count;
end $$;

-- Restores the caller's last cleared notifications, if within the hour; returns how many.
select private.expose('restore_notifications', 'authenticated');
