-- Accounts that a workspace chose for the labels of earlier statements. The next import proposes them.
create table public.underwriting_account_mappings (
  workspace_id uuid not null,
  label_key text not null,
  account text not null,
  by uuid references public.profiles (id) on delete set null,
  updated_at timestamptz not null default now(),

  primary key (workspace_id, label_key),
  constraint underwriting_account_mappings_label_is_plain check (
    char_length(btrim(label_key)) >= 1 and private.is_single_line(label_key, 160)
  ),
  constraint underwriting_account_mappings_account_is_known check (private.is_statement_account(account))
);

create index underwriting_account_mappings_by_idx on public.underwriting_account_mappings (by);

select private.set_up_table('public.underwriting_account_mappings', 'select, delete');

create policy "Workspace members read its mappings" on public.underwriting_account_mappings
  for select to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

create policy "Workspace members forget its mappings" on public.underwriting_account_mappings
  for delete to authenticated using (workspace_id = any ((select private.list_my_workspace_ids())::uuid[]));

select private.add_membership_guard('public.underwriting_account_mappings', 'workspace_id', 'private.list_my_workspace_ids()');
