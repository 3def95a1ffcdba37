-- Transaction files shared with the parties. The files themselves are attached to the record and belong to
-- its team.
create table public.transaction_documents (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  document_name text not null,
  file_id uuid references public.record_files (id) on delete cascade,
  audience text not null default 'all',
  created_at timestamptz not null default now(),

  constraint transaction_documents_name_is_plain check (char_length(btrim(document_name)) >= 1 and private.is_single_line(document_name, 200)),
  constraint transaction_documents_audience_is_known check (audience in ('all', 'seller', 'buyer')),
  constraint transaction_documents_file_key unique (file_id)
);
-- Triggers in other files:
--   deals/transactions/notices.sql: notify_of_document

comment on column public.transaction_documents.audience is 'Which side can read it.';

create index transaction_documents_transaction_idx on public.transaction_documents (transaction_id, created_at desc);

select private.set_up_table('public.transaction_documents', 'select, delete');

select private.set_up_transaction_part('public.transaction_documents', 'Transaction managers read its documents');

create policy "Transaction managers withdraw documents" on public.transaction_documents
  for delete to authenticated using (private.can_manage_transaction(transaction_id));

alter publication supabase_realtime add table public.transaction_documents;

create function private.share_transaction_file(p_file_id uuid, p_audience text default 'all') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_file public.record_files;
  v_id uuid;
begin
  select * into v_file from public.record_files f where f.id = p_file_id and f.kind = 'transactions';
  if not found or not private.can_manage_transaction(v_file.record_id) then
    raise exception 'File not found.' using errcode = '42501';
  end if;
  insert into public.transaction_documents (transaction_id, document_name, file_id, audience)
  values (v_file.record_id, v_file.name, p_file_id, p_audience)
  on conflict (file_id) do update set audience = excluded.audience
  returning id into v_id;
  return v_id;
end $$;

-- Shares a transaction file with its parties, or with one side; idempotent.
select private.expose('share_transaction_file', 'authenticated');

-- True if the caller can open a shared document: as a party, or as the team running the transaction. Files
-- shared with clients use the share's ID here too, and offer letters use their own.
create function private.may_open_document(p_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.transaction_documents d
    where d.id = p_id and d.file_id is not null and (
      private.can_manage_transaction(d.transaction_id)
      or exists (
        select from private.list_my_transaction_roles() m
        where m.transaction_id = d.transaction_id and (d.audience = 'all' or d.audience = private.party_side(m.role))
      )
    )
  ) or private.is_file_for_me(p_id) or private.can_read_offer_letter(p_id);
end $$;

-- Checked by the function that serves the content; a file's path reveals its uploader, so parties never see
-- it.
select private.expose('may_open_document', 'authenticated');

create function private.document_path(p_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select 'offer-files/' || l.path from private.offer_letters l where l.id = p_id
    union all
    select 'record-files/' || f.path from public.record_files f where f.id = coalesce(
      (select d.file_id from public.transaction_documents d where d.id = p_id),
      (select s.file_id from public.client_shares s where s.id = p_id),
      (select o.file_id from public.offers o where o.file_id = p_id limit 1)
    )
    limit 1
  );
end $$;

-- Returns a document's storage path, bucket first; server only.
select private.expose('document_path', 'service_role');
