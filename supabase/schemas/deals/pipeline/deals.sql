-- Deals. Stage requirements are enforced here for all writers.

-- The deal stages with probability and required fields, as in `shared/deals/stages.ts`.
create function private.deal_stages()
returns table (place integer, stage text, probability integer, needs text[])
language sql immutable set search_path = '' as $$
  values
    (1, 'valuation', 5, '{}'::text[]),
    (2, 'engagement', 15, '{price,commission_percent}'),
    (3, 'teaser', 20, '{}'),
    (4, 'nda', 25, '{}'),
    (5, 'om', 30, '{}'),
    (6, 'lois', 40, '{}'),
    (7, 'best_and_final', 50, '{}'),
    (8, 'loi_signed', 60, '{buyer,expected_close}'),
    (9, 'psa', 70, '{}'),
    (10, 'diligence', 75, '{}'),
    (11, 'licensure', 80, '{}'),
    (12, 'lender', 85, '{}'),
    (13, 'notice', 92, '{}'),
    (14, 'closing', 97, '{}'),
    (15, 'transition', 100, '{closed_on}'),
    (16, 'true_up', 100, '{}'),
    (17, 'won', 100, '{}'),
    (18, 'lost', 0, '{lost_reason}')
$$;

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  tenant_id uuid default private.current_tenant_id() references public.tenants (id) on delete cascade,
  workspace_id uuid not null default auth.uid(),
  sharing text not null default 'team',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name text not null,
  stage text not null default 'valuation',
  stage_since timestamptz not null default now(),
  contact_id uuid references public.contacts (id) on delete set null,
  listing_id uuid references public.listings (id) on delete set null,
  property_id uuid references public.properties (id) on delete set null,
  buyer text,
  state text,
  price numeric(14, 2),
  commission_percent numeric(5, 2),
  split_percent numeric(5, 2),
  commission numeric(16, 2) generated always as (
    round(price * commission_percent * coalesce(split_percent, 100) / 10000, 2)
  ) stored,
  probability numeric(5, 2),
  expected_close date,
  closed_on date,
  next_step text,
  next_step_on date,
  lost_reason text,
  tags text[] not null default '{}',
  notes text,
  is_sample boolean not null default false,

  constraint deals_sharing_is_known check (sharing in ('private', 'team')),
  constraint deals_name_is_plain check (char_length(btrim(name)) >= 1 and private.is_single_line(name, 160)),
  constraint deals_stage_is_known check (stage in (
    'valuation', 'engagement', 'teaser', 'nda', 'om', 'lois', 'best_and_final', 'loi_signed', 'psa', 'diligence',
    'licensure', 'lender', 'notice', 'closing', 'transition', 'true_up', 'won', 'lost'
  )),
  constraint deals_buyer_is_plain check (private.is_single_line(buyer, 160)),
  constraint deals_state_shape check (state ~ '^[A-Z]{2}$'),
  constraint deals_price_is_money check (private.is_money(price)),
  constraint deals_commission_percent_in_range check (commission_percent between 0 and 20),
  constraint deals_split_percent_in_range check (split_percent between 0 and 100),
  constraint deals_probability_in_range check (probability between 0 and 100),
  constraint deals_expected_close_is_near check (expected_close between '1900-01-01' and '3000-01-01'),
  constraint deals_closed_on_is_near check (closed_on between '1900-01-01' and '3000-01-01'),
  constraint deals_next_step_is_plain check (private.is_single_line(next_step, 200)),
  constraint deals_next_step_on_is_near check (next_step_on between '1900-01-01' and '3000-01-01'),
  constraint deals_lost_reason_is_known check (lost_reason in (
    'price', 'financing', 'diligence', 'licence', 'withdrawn', 'other_broker', 'no_reply', 'other'
  )),
  constraint deals_tags_are_few check (private.is_tag_list(tags)),
  constraint deals_notes_are_plain check (private.is_plain_message(notes, 10000))
);
-- Triggers in other files:
--   deals/properties/facets.sql: sync_deal_with_property, delete_unused_property, sync_transaction
--   listings/market_data/watches.sql: note_watched_deal
--   network/brokers/co_splits.sql: add_co_split, derive_co_split

-- A deal must keep its stage's required fields, even when one is cleared; a deal with a transaction follows the
-- transaction's requirements instead. A closed deal can't be lost. Probability follows the stage until a user
-- overrides it.
create function private.check_deal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_fields constant jsonb := to_jsonb(new);
  v_here record;
  v_missing text;
begin
  select s.place, s.probability into v_here from private.deal_stages() s where s.stage = new.stage;
  if tg_op = 'INSERT' then
    new.probability := coalesce(new.probability, v_here.probability);
  elsif new.stage <> old.stage then
    if new.stage = 'lost' and old.stage in ('transition', 'true_up', 'won') then
      raise exception 'A closed deal cannot be marked as lost.' using errcode = 'HXDLM';
    end if;
    new.stage_since := now();
    if new.probability is not distinct from old.probability then
      new.probability := v_here.probability;
    end if;
    if old.stage = 'lost' then
      new.lost_reason := null;
    end if;
  end if;
  select n.need into v_missing
  from private.deal_stages() s, unnest(s.needs) n (need)
  where (s.stage = new.stage or (s.place < v_here.place and new.stage <> 'lost'))
    and coalesce(btrim(v_fields ->> n.need), '') = ''
    and (n.need in ('closed_on', 'lost_reason') or not exists (
      select from public.transactions t where t.deal_id = new.id and t.deleted_at is null
    ))
  order by s.place limit 1;
  if v_missing is not null then
    raise exception 'This stage requires: %.', v_missing using errcode = 'HXDLN', detail = v_missing;
  end if;
  if new.contact_id is not null
    and (tg_op = 'INSERT' or new.contact_id is distinct from old.contact_id)
    and not private.can_see_record('contacts', new.contact_id)
  then
    raise exception 'Contact not found.' using errcode = 'HXDLC';
  end if;
  return new;
end $$;

-- Named to run after sync_deal_with_property, which fills in the price.
create trigger verify_deal before insert or update on public.deals
  for each row execute function private.check_deal();

select private.set_up_record_table('public.deals', 'name', '/deal-pipeline');
select private.set_up_record_list(
  'public.deals',
  '{name, stage, contact_id, buyer, state, price, commission_percent, split_percent, probability, expected_close, closed_on,
    next_step, next_step_on, lost_reason, tags, notes}',
  'stage', 'price'
);

create index deals_by_name_idx on public.deals (workspace_id, lower(name), id) where deleted_at is null;
create index deals_by_price_idx on public.deals (workspace_id, coalesce(price, 0), id) where deleted_at is null;
create index deals_by_expected_close_idx on public.deals (workspace_id, coalesce(expected_close, 'infinity'), id)
  where deleted_at is null;
create index deals_by_next_step_on_idx on public.deals (workspace_id, coalesce(next_step_on, 'infinity'), id)
  where deleted_at is null;
create index deals_by_stage_since_idx on public.deals (workspace_id, stage_since, id) where deleted_at is null;
create index deals_words_idx on public.deals using gin (private.build_record_search_vector(workspace_id, name, buyer, next_step)) with (gin_pending_list_limit = 512);
create index deals_contact_idx on public.deals (contact_id);
create index deals_listing_idx on public.deals (listing_id);
create index deals_samples_idx on public.deals (owner_id) where is_sample;

create trigger protect_sample before update on public.deals
  for each row when (old.is_sample) execute function private.protect_sample_record();

create index deals_property_idx on public.deals (property_id);

create function private.forecast_deals(p_months public.whole_number default 12)
returns table (month date, stage text, deals bigint, commission numeric, weighted numeric)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_from constant date := date_trunc('month', private.get_local_date());
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
begin
  if p_months is null or p_months not between 1 and 60 then
    raise exception 'Choose a forecast of 1 to 60 months.' using errcode = '22023';
  end if;
  return query
  select m.month, m.stage, count(*), sum(m.commission), round(sum(m.commission * m.probability / 100), 2)
  from (
    select
      date_trunc('month', case when d.closed_on is null then greatest(d.expected_close, v_from) else d.closed_on end)::date as month,
      d.stage, d.commission, d.probability
    from public.deals d
    where d.workspace_id = any (v_workspace_ids) and d.deleted_at is null and not d.is_sample and d.stage <> 'lost'
      and d.commission is not null
  ) m
  where m.month >= v_from and m.month < v_from + make_interval(months => p_months)
  group by 1, 2 order by 1, 2;
end $$;

-- Forecasts the caller's deals by closing month and stage: their own commission, full and weighted by
-- probability. Overdue deals count toward this month.
select private.expose('forecast_deals', 'authenticated');
