-- Blocked users. They can't see that they are blocked; messages to the person who blocked them are rejected.
create table public.user_blocks (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  blocked_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),

  constraint user_blocks_pkey primary key (user_id, blocked_id),
  constraint user_blocks_not_oneself check (user_id <> blocked_id)
);

create index user_blocks_blocked_idx on public.user_blocks (blocked_id);

select private.set_up_table('public.user_blocks', 'select, delete, insert (user_id, blocked_id)');

create policy "Users read their blocks" on public.user_blocks
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users add their own blocks" on public.user_blocks
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users remove their own blocks" on public.user_blocks
  for delete to authenticated using (user_id = (select auth.uid()));

-- True if either of the two blocked the other.
create function private.is_blocked_between(p_one uuid, p_other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.user_blocks b
    where (b.user_id, b.blocked_id) in ((p_one, p_other), (p_other, p_one))
  );
end $$;

create function private.blocked_people()
returns table (id uuid, name text, company text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select p.id, p.full_name, private.business_name(p)
  from public.user_blocks b
  join public.profiles p on p.id = b.blocked_id
  where b.user_id = auth.uid() and private.has_verified_session()
  order by b.created_at desc, p.id
  limit 500;
end $$;

-- Returns the users the caller blocks, latest first, including those without a shared conversation.
select private.expose('blocked_people', 'authenticated');
