-- Deals on their way, as far as notices of them go: what is in them is written by the server.
create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  status text not null,
  property_name text not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  broker_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint transactions_status_shape check (status ~ '^[a-z][a-z_]{1,40}$'),
  constraint transactions_property_name_is_plain check (
    char_length(btrim(property_name)) >= 1 and char_length(btrim(property_name)) <= 160 and property_name !~ '[[:cntrl:]]'
  )
);

comment on column public.transactions.broker_id is 'The account of the broker: only the two parties read it.';

create index transactions_user_idx on public.transactions (user_id, updated_at desc);
create index transactions_broker_idx on public.transactions (broker_id, updated_at desc);

create table public.transaction_documents (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  document_name text not null,
  created_at timestamptz not null default now(),

  constraint transaction_documents_name_is_plain check (
    char_length(btrim(document_name)) >= 1 and char_length(btrim(document_name)) <= 200 and document_name !~ '[[:cntrl:]]'
  )
);

create index transaction_documents_transaction_idx on public.transaction_documents (transaction_id, created_at desc);

alter table public.transactions enable row level security;
revoke all on table public.transactions from public, anon, authenticated, service_role;
grant select on table public.transactions to authenticated;
grant select, insert, update, delete on table public.transactions to service_role;

create policy "Parties and staff read a transaction" on public.transactions
  for select to authenticated
  using (
    ((user_id = (select auth.uid()) or broker_id = (select auth.uid())) and (select private.is_approved()))
    or (select private.has_staff_role())
  );

select private.require_second_factor('public.transactions');

alter table public.transaction_documents enable row level security;
revoke all on table public.transaction_documents from public, anon, authenticated, service_role;
grant select on table public.transaction_documents to authenticated;
grant select, insert, update, delete on table public.transaction_documents to service_role;

create policy "Parties and staff read documents of a transaction" on public.transaction_documents
  for select to authenticated
  using (transaction_id in (select t.id from public.transactions t));

select private.require_second_factor('public.transaction_documents');

alter publication supabase_realtime add table public.transactions;
alter publication supabase_realtime add table public.transaction_documents;

create function private.touch_transaction() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.touch_transaction() from public, anon, authenticated, service_role;

create trigger touch_transaction before update on public.transactions
  for each row execute function private.touch_transaction();
