-- Every user has one private channel, `user:<their id>`, for their own notifications. Accounts without access
-- have none.
create policy "Users join their own channel" on realtime.messages
  for select to authenticated
  using (
    (select realtime.topic()) = 'user:' || (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "Users send on their own channel" on realtime.messages
  for insert to authenticated
  with check (
    (select realtime.topic()) = 'user:' || (select auth.uid())::text
    and (select private.is_approved())
  );

-- Announces that an account's rights changed, so the embedded realtime server rechecks its open channels. The
-- trigger's arguments name the columns with account IDs. A hosted project has no listener.
create function private.announce_rights_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_column text;
begin
  foreach v_column in array tg_argv loop
    perform pg_notify('haven_rights', jsonb_build_object('account', v_row ->> v_column)::text);
  end loop;
  return null;
end $$;
