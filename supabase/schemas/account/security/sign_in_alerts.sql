-- Alerts an account's other devices to a new sign-in in real time.
create table public.sign_in_alerts (
  -- The new session.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null,
  user_agent text,

  constraint sign_in_alerts_user_agent_length check (char_length(user_agent) <= 512)
);
-- Triggers in other files:
--   messaging/notifications/account_notifications.sql: notify_of_sign_in

create index sign_in_alerts_user_id_idx on public.sign_in_alerts (user_id, happened_at desc);

select private.set_up_table('public.sign_in_alerts', 'select');

-- Returns when the caller's session began; null once it has ended.
create function private.session_began_at() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select s.created_at from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
  );
end $$;
grant execute on function private.session_began_at() to authenticated;

-- Not of its own sign-in or earlier ones.
create policy "Devices read sign-ins later than their own" on public.sign_in_alerts
  for select to authenticated
  using (user_id = (select auth.uid()) and happened_at > (select private.session_began_at()));

alter publication supabase_realtime add table public.sign_in_alerts;

-- Keeps the newest twenty per account.
create function private.create_sign_in_alert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.sign_in_alerts (id, user_id, happened_at, user_agent)
  values (new.id, new.user_id, coalesce(new.created_at, now()), left(new.user_agent, 512));
  delete from public.sign_in_alerts a
  where a.user_id = new.user_id
    and a.happened_at < (
      select o.happened_at from public.sign_in_alerts o
      where o.user_id = new.user_id order by o.happened_at desc offset 19 limit 1
    );
  return null;
end $$;

create trigger haven_alert_of_sign_in after insert on auth.sessions
  for each row execute function private.create_sign_in_alert();
