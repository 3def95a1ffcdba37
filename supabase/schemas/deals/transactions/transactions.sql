-- Transactions: agreed terms, stage and owner. A transaction belongs to the workspace of the team that runs
-- it; other parties see their part through functions (`party_transactions.sql`) and can't read its rows.

-- Transaction stages, matching `shared/deals/transactions/stages.ts`: allowed transitions, required fields and
-- whether a buyer is required.
create function private.transaction_stages()
returns table (stage text, label text, leads_to text[], needs text[], needs_buyer boolean)
language sql immutable set search_path = '' as $$
  values
    ('negotiation', 'negotiation', '{loi_signed,psa,terminated}'::text[], '{}'::text[], false),
    ('loi_signed', 'LOI signed', '{negotiation,psa,terminated}', '{price}', false),
    ('psa', 'PSA and OTA', '{loi_signed,diligence,terminated}', '{price}', true),
    ('diligence', 'due diligence', '{psa,licensure,financing,closing,terminated}', '{price}', true),
    ('licensure', 'licensure', '{diligence,financing,closing,terminated}', '{price}', true),
    ('financing', 'financing', '{diligence,licensure,closing,terminated}', '{price}', true),
    ('closing', 'closing', '{diligence,licensure,financing,closed,terminated}', '{price,expected_close}', true),
    ('closed', 'closed', '{}', '{price,closed_on}', true),
    ('terminated', 'terminated', '{negotiation}', '{ended_reason}', false)
$$;

create table public.transactions (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete restrict,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete restrict,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  property_name text not null,
  status text not null default 'negotiation',
  stage_since timestamptz not null default now(),
  side text not null default 'sell',
  deal_id uuid references public.deals (id) on delete set null,
  user_id uuid references public.profiles (id) on delete set null,
  broker_id uuid references public.profiles (id) on delete set null,
  state text,
  price numeric(14, 2),
  expected_close date,
  closed_on date,
  ended_reason text,
  listing_id uuid references public.listings (id) on delete set null,
  property_id uuid references public.properties (id) on delete set null,

  constraint transactions_sharing_is_known check (sharing in ('private', 'team')),
  constraint transactions_property_name_is_plain check (char_length(btrim(property_name)) >= 1 and private.is_single_line(property_name, 160)),
  constraint transactions_status_is_known check (status in (
    'negotiation', 'loi_signed', 'psa', 'diligence', 'licensure', 'financing', 'closing', 'closed', 'terminated'
  )),
  constraint transactions_side_is_known check (side in ('sell', 'buy', 'both')),
  constraint transactions_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint transactions_price_is_money check (private.is_money(price)),
  constraint transactions_expected_close_is_near check (expected_close between '1900-01-01' and '3000-01-01'),
  constraint transactions_closed_on_is_near check (closed_on between '1900-01-01' and '3000-01-01'),
  constraint transactions_ended_reason_is_known check (ended_reason in (
    'price', 'financing', 'diligence', 'licence', 'seller_withdrew', 'buyer_withdrew', 'other'
  )),
  constraint transactions_deal_key unique (deal_id)
);
-- Triggers in other files:
--   deals/properties/facets.sql: sync_transaction_with_property, delete_unused_property, sync_new_deal, sync_deal, sync_new_listing, sync_listing
--   deals/transactions/dates.sql: create_transaction_dates, move_closing_date
--   deals/transactions/notices.sql: notify_of_transaction
--   investing/integration_plans/integration_plans.sql: sync_integration_plans

comment on column public.transactions.user_id is 'The client''s account, if known.';
comment on column public.transactions.broker_id is 'The account of the broker who owns the transaction.';

-- Validates stage transitions and required fields for every writer. The broker is always the owner.
create function private.check_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_here record;
  v_fields jsonb;
  v_missing text;
begin
  if tg_op = 'INSERT' then
    new.owner_id := coalesce(new.owner_id, new.broker_id, new.user_id);
    new.broker_id := new.owner_id;
    if auth.role() = 'authenticated' and new.status <> 'negotiation' and not exists (
      select from public.deals d
      where d.id = new.deal_id and new.status = private.get_transaction_stage_of_deal(d.stage)
    ) then
      raise exception 'A new transaction must start at the negotiation stage.' using errcode = 'HXTRM';
    end if;
  else
    if new.owner_id <> old.owner_id then
      new.broker_id := new.owner_id;
    end if;
    if new.status <> old.status then
      if not exists (
        select from private.transaction_stages() s where s.stage = old.status and new.status = any (s.leads_to)
      ) then
        raise exception 'A transaction can''t move from % to %.', old.status, new.status using errcode = 'HXTRM';
      end if;
      new.stage_since := now();
      if old.status = 'terminated' then
        new.ended_reason := null;
      end if;
    end if;
  end if;
  if new.deal_id is not null and exists (select from public.deals d where d.id = new.deal_id and d.is_sample) then
    raise exception 'Sample data can''t be shared, linked, or contacted.' using errcode = 'HXSMP';
  end if;
  if new.deal_id is not null and (tg_op = 'INSERT' or new.deal_id is distinct from old.deal_id)
    and not private.can_see_record('deals', new.deal_id)
  then
    raise exception 'Deal not found.' using errcode = 'HXTRD';
  end if;
  if new.listing_id is not null and auth.role() = 'authenticated'
    and (tg_op = 'INSERT' or new.listing_id is distinct from old.listing_id)
    and not private.owns_listing(new.listing_id)
    and not exists (select from public.listings l where l.id = new.listing_id and private.is_listing_on_market(l))
  then
    raise exception 'Listing not found.' using errcode = 'HXTRL';
  end if;
  select * into v_here from private.transaction_stages() s where s.stage = new.status;
  v_fields := to_jsonb(new);
  select n.need into v_missing from unnest(v_here.needs) n (need)
  where coalesce(btrim(v_fields ->> n.need), '') = '' limit 1;
  if v_missing is not null then
    raise exception 'A transaction at this stage requires its %.', v_missing using errcode = 'HXTRN', detail = v_missing;
  end if;
  if tg_op = 'UPDATE' and new.status <> old.status and v_here.needs_buyer and not private.has_buyer(new.id) then
    raise exception 'Add the buyer before you move to this stage.' using errcode = 'HXTRB';
  end if;
  return new;
end $$;

create trigger check_transaction before insert or update on public.transactions
  for each row execute function private.check_transaction();

select private.set_up_record_table('public.transactions', 'property_name', '/transactions', 'workspace_id, user_id');

-- Cheap check that runs first for records attached to a transaction.
create function private.runs(p_id uuid, p_workspace_ids uuid[]) returns boolean
language plpgsql stable security definer cost 0.0001 set search_path = '' as $$
begin
  return exists (select from public.transactions t where t.id = p_id and t.workspace_id = any (p_workspace_ids));
end $$;
grant execute on function private.runs(uuid, uuid[]) to authenticated;

-- Lets those who run a transaction read its rows of this table, which has the column `transaction_id`.
create function private.set_up_transaction_part(p_table regclass, p_policy text) returns void
language plpgsql set search_path = '' as $$
begin
  execute format(
    'create policy %I on %s for select to authenticated using (exists ('
      ' select from public.transactions t where t.id = transaction_id and t.workspace_id = any ((select private.list_my_workspace_ids())::uuid[])'
      '))', p_policy, p_table
  );
  perform private.add_condition_guard(p_table, 'private.runs(transaction_id, (select private.list_my_workspace_ids()))');
end $$;

-- The client can read the transaction too.
alter policy "Workspace members read a record" on public.transactions
  using (
    workspace_id = any ((select private.list_my_workspace_ids())::uuid[])
    or (user_id = (select auth.uid()) and deleted_at is null and (select private.is_approved()))
  );

-- Sort keys: property_name, price, expected_close, closed_on, stage_since, created_at, and deleted_at for the trash. Sums
-- are the number of transactions and the total price per stage.
select private.set_up_record_list(
  'public.transactions',
  '{property_name, status, side, deal_id, state, price, expected_close, closed_on, ended_reason, listing_id}',
  'status', 'price'
);

create index transactions_by_property_name_idx on public.transactions (workspace_id, lower(property_name), id)
  where deleted_at is null;
create index transactions_by_price_idx on public.transactions (workspace_id, coalesce(price, 0), id) where deleted_at is null;
create index transactions_by_expected_close_idx on public.transactions (workspace_id, coalesce(expected_close, 'infinity'), id)
  where deleted_at is null;
create index transactions_by_closed_on_idx on public.transactions (workspace_id, coalesce(closed_on, 'infinity'), id)
  where deleted_at is null;
create index transactions_by_stage_since_idx on public.transactions (workspace_id, stage_since, id) where deleted_at is null;
create index transactions_words_idx on public.transactions using gin (private.build_record_search_vector(workspace_id, property_name));
create index transactions_listing_idx on public.transactions (listing_id);
create index transactions_property_idx on public.transactions (property_id);
create index transactions_user_idx on public.transactions (user_id, updated_at desc);
create index transactions_broker_idx on public.transactions (broker_id, updated_at desc);
