-- Everybody has one private channel, `user:<their id>`, to hear what concerns them alone. An account
-- that is not let in has none.
create policy "People listen on their own channel" on realtime.messages
  for select to authenticated
  using (
    (select realtime.topic()) = 'user:' || (select auth.uid())::text
    and (select private.is_approved())
  );

create policy "People speak on their own channel" on realtime.messages
  for insert to authenticated
  with check (
    (select realtime.topic()) = 'user:' || (select auth.uid())::text
    and (select private.is_approved())
  );
