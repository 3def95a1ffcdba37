-- Checklists for due diligence, closing, licensing, and handover. Lists start from the templates in
-- `shared/deals/transactions/checklists.ts`; an item can be done only after its prerequisites, with a file of the
-- transaction as evidence.
create table public.checklist_items (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  type text not null,
  key text not null,
  title text not null,
  part text not null,
  position integer not null,
  side text not null default 'both',
  needs text[] not null default '{}',
  weight integer not null default 3,
  is_proven boolean not null default false,
  state text not null default 'open',
  assignee_id uuid references public.profiles (id) on delete set null,
  party_id uuid references public.transaction_parties (id) on delete set null,
  due_on date,
  file_id uuid references public.record_files (id) on delete set null,
  done_at timestamptz,
  done_by uuid references public.profiles (id) on delete set null,

  constraint checklist_items_key unique (transaction_id, type, key),
  constraint checklist_items_type_is_known check (type in ('diligence', 'closing', 'licensure', 'transition')),
  constraint checklist_items_key_shape check (key ~ '^[a-z][a-z0-9_-]{0,59}$'),
  constraint checklist_items_title_is_plain check (char_length(btrim(title)) >= 1 and private.is_single_line(title, 200)),
  constraint checklist_items_part_is_plain check (char_length(btrim(part)) >= 1 and private.is_single_line(part, 80)),
  constraint checklist_items_side_is_known check (side in ('seller', 'buyer', 'both')),
  constraint checklist_items_needs_few check (cardinality(needs) <= 20),
  constraint checklist_items_weight_in_range check (weight between 1 and 5),
  constraint checklist_items_state_is_known check (state in ('open', 'done', 'not_needed')),
  constraint checklist_items_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31')
);

comment on column public.checklist_items.party_id is 'The responsible party, if outside the team.';

create index checklist_items_assignee_idx on public.checklist_items (assignee_id);
create index checklist_items_party_idx on public.checklist_items (party_id);
create index checklist_items_file_idx on public.checklist_items (file_id);
create index checklist_items_done_by_idx on public.checklist_items (done_by);

select private.set_up_table('public.checklist_items', '
  select, delete,
  insert (id, transaction_id, type, key, title, part, position, side, needs, weight, is_proven, due_on),
  update (state, assignee_id, party_id, due_on, file_id, title)
');

select private.set_up_transaction_part('public.checklist_items', 'Transaction managers read its checklists');

create policy "Transaction managers add checklist items" on public.checklist_items
  for insert to authenticated with check (private.can_manage_transaction(transaction_id));

create policy "Transaction managers update checklist items" on public.checklist_items
  for update to authenticated using (private.can_manage_transaction(transaction_id));

create policy "Transaction managers remove checklist items" on public.checklist_items
  for delete to authenticated using (private.can_manage_transaction(transaction_id));

alter publication supabase_realtime add table public.checklist_items;

create function private.check_checklist_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if auth.role() = 'authenticated' then
      perform private.enforce_rate_limit('checklist', 600, interval '1 hour');
    end if;
    if (
      select count(*) from public.checklist_items c where c.transaction_id = new.transaction_id and c.type = new.type
    ) >= 200 then
      raise exception 'You have reached the limit of 200 documents.' using errcode = 'HXRMA';
    end if;
  end if;
  if new.file_id is not null and (tg_op = 'INSERT' or new.file_id is distinct from old.file_id) and not exists (
    select from public.record_files f
    where f.id = new.file_id and f.kind = 'transactions' and f.record_id = new.transaction_id
  ) then
    raise exception 'This file isn''t part of the transaction.' using errcode = 'HXCLF';
  end if;
  if new.assignee_id is not null and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
    and not exists (
      select from public.transactions t where t.id = new.transaction_id and (
        t.owner_id = new.assignee_id or t.sharing = 'team' and exists (
          select from public.tenant_users u where u.tenant_id = t.tenant_id and u.user_id = new.assignee_id
        )
      )
    )
  then
    raise exception 'This person is not on your team.' using errcode = 'HXCLT';
  end if;
  if new.party_id is not null and (tg_op = 'INSERT' or new.party_id is distinct from old.party_id) and not exists (
    select from public.transaction_parties p
    where p.id = new.party_id and p.transaction_id = new.transaction_id and p.role <> 'bidder'
  ) then
    raise exception 'This person is not a party to the transaction.' using errcode = 'HXCLP';
  end if;
  if new.state = 'done' and (tg_op = 'INSERT' or old.state <> 'done') then
    perform from public.checklist_items c
    where c.transaction_id = new.transaction_id and c.type = new.type and c.key = any (new.needs) for share;
    if exists (
      select from public.checklist_items c
      where c.transaction_id = new.transaction_id and c.type = new.type and c.key = any (new.needs)
        and c.id <> new.id and c.state = 'open'
    ) then
      raise exception 'Complete the earlier items first.' using errcode = 'HXCLN';
    end if;
    new.done_at := now();
    new.done_by := auth.uid();
  elsif new.state <> 'done' then
    new.done_at := null;
    new.done_by := null;
  end if;
  return new;
end $$;

create trigger check_checklist_item before insert or update on public.checklist_items
  for each row execute function private.check_checklist_item();
