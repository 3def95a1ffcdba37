-- Who has asked which broker about which listing. The rows are the month's count, so nobody writes
-- or removes one by hand, and they outlive the listing and its broker.
create table public.broker_contacts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  listing_id uuid references public.listings (id) on delete set null,
  broker_id uuid references public.profiles (id) on delete set null,
  message text not null,
  created_at timestamptz not null default now(),

  constraint broker_contacts_once_a_listing unique (user_id, listing_id),
  constraint broker_contacts_message_length check (char_length(btrim(message)) between 1 and 2000)
);

create index broker_contacts_month_idx on public.broker_contacts (user_id, created_at);
create index broker_contacts_listing_idx on public.broker_contacts (listing_id);
create index broker_contacts_broker_idx on public.broker_contacts (broker_id, created_at desc);

alter table public.broker_contacts enable row level security;
revoke all on table public.broker_contacts from public, anon, authenticated, service_role;
grant select on table public.broker_contacts to authenticated;
grant select, insert, update, delete on table public.broker_contacts to service_role;

create policy "Who asked, who was asked and staff read a contact" on public.broker_contacts
  for select to authenticated
  using (
    ((user_id = (select auth.uid()) or broker_id = (select auth.uid())) and (select private.is_approved()))
    or (select private.is_staff())
  );

select private.require_second_factor('public.broker_contacts');
