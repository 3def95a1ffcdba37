-- The selects around auth.uid() and the checks make each run once a statement, not once a row.

create policy "Owners and staff read a profile" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_staff()));

create policy "Owners edit their profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and (select private.is_approved()))
  with check (id = (select auth.uid()));

create policy "Owners and staff read roles" on public.user_roles
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Administrators grant roles" on public.user_roles
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change roles" on public.user_roles
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators revoke roles" on public.user_roles
  for delete to authenticated
  using ((select private.is_admin()));
