-- Purchases of a community, from the request to the paid invoice. Written only by calls; the status follows from the rows.
-- Money is in whole cents, and every sum is the server's.
create table private.purchases (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  number integer not null,
  order_number integer,
  supplier_id uuid not null references private.suppliers (id),
  work_order_id uuid references public.work_orders (id) on delete set null,
  reason text not null,
  needed_by date,
  account text not null default '5900',
  level text not null,
  requested_at timestamptz not null default clock_timestamp(),
  requested_by uuid references public.profiles (id) on delete set null,
  requester text not null default '',
  cancelled_at timestamptz,
  cancelled_by uuid references public.profiles (id) on delete set null,
  ordered_at timestamptz,
  ordered_by uuid references public.profiles (id) on delete set null,
  orderer text,
  sent_to text,
  version integer not null default 1,

  constraint purchases_number_in_range check (number between 1 and 100000000),
  constraint purchases_order_number_in_range check (order_number between 1 and 100000000),
  constraint purchases_order_is_numbered check ((ordered_at is null) = (order_number is null)),
  constraint purchases_reason_is_plain check (char_length(btrim(reason)) >= 3 and private.is_single_line(reason, 300)),
  constraint purchases_needed_by_in_range check (needed_by between '2000-01-01' and '2100-01-01'),
  constraint purchases_account_shape check (account ~ '^[5-6][0-9]{3}$'),
  constraint purchases_level_is_known check (level in ('head', 'director', 'two')),
  constraint purchases_requester_is_plain check (private.is_single_line(requester, 300)),
  constraint purchases_orderer_is_plain check (private.is_single_line(orderer, 300)),
  constraint purchases_sent_to_is_plain check (private.is_single_line(sent_to, 320))
);

comment on column private.purchases.account is 'The expense account of the ledger that it is charged to.';

create unique index purchases_number_once_idx on private.purchases (community_id, number);
create unique index purchases_order_number_once_idx on private.purchases (community_id, order_number);
create index purchases_requested_idx on private.purchases (community_id, requested_at desc, id);
create index purchases_supplier_idx on private.purchases (supplier_id, requested_at desc);
create index purchases_work_order_idx on private.purchases (work_order_id);
create index purchases_requested_by_idx on private.purchases (requested_by);
create index purchases_cancelled_by_idx on private.purchases (cancelled_by);
create index purchases_ordered_by_idx on private.purchases (ordered_by);
alter table private.purchases enable row level security;

create table private.purchase_numbers (
  community_id uuid not null references public.communities (id) on delete cascade,
  last_number integer not null default 0,
  last_order_number integer not null default 0,

  constraint purchase_numbers_pkey primary key (community_id)
);
alter table private.purchase_numbers enable row level security;

create table private.purchase_lines (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references private.purchases (id) on delete cascade,
  position integer not null,
  description text not null,
  quantity numeric not null,
  unit_cents bigint not null,

  constraint purchase_lines_position_in_range check (position between 1 and 100),
  constraint purchase_lines_description_is_plain check (char_length(btrim(description)) >= 1 and private.is_single_line(description, 200)),
  constraint purchase_lines_quantity_in_range check (quantity > 0 and quantity <= 100000 and quantity = round(quantity, 2)),
  constraint purchase_lines_unit_cents_in_range check (unit_cents between 0 and 100000000)
);

create index purchase_lines_purchase_idx on private.purchase_lines (purchase_id, position);
alter table private.purchase_lines enable row level security;

create table private.purchase_approvals (
  id uuid primary key default gen_random_uuid(),
  purchase_id uuid not null references private.purchases (id) on delete cascade,
  is_approved boolean not null,
  is_director boolean not null,
  reason text,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by uuid references public.profiles (id) on delete set null,
  decider text not null default '',

  constraint purchase_approvals_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint purchase_approvals_decider_is_plain check (private.is_single_line(decider, 300))
);

-- Two approvals are by two people.
create unique index purchase_approvals_once_idx on private.purchase_approvals (purchase_id, decided_by);
create index purchase_approvals_decided_by_idx on private.purchase_approvals (decided_by);
alter table private.purchase_approvals enable row level security;

create table private.purchase_receipts (
  id uuid primary key,
  purchase_id uuid not null references private.purchases (id) on delete cascade,
  note text,
  received_at timestamptz not null default clock_timestamp(),
  received_by uuid references public.profiles (id) on delete set null,
  receiver text not null default '',

  constraint purchase_receipts_note_is_plain check (private.is_single_line(note, 300)),
  constraint purchase_receipts_receiver_is_plain check (private.is_single_line(receiver, 300))
);

create index purchase_receipts_purchase_idx on private.purchase_receipts (purchase_id, received_at);
create index purchase_receipts_received_by_idx on private.purchase_receipts (received_by);
alter table private.purchase_receipts enable row level security;

create table private.purchase_receipt_lines (
  receipt_id uuid not null references private.purchase_receipts (id) on delete cascade,
  line_id uuid not null references private.purchase_lines (id) on delete cascade,
  quantity numeric not null,

  constraint purchase_receipt_lines_pkey primary key (receipt_id, line_id),
  constraint purchase_receipt_lines_quantity_in_range check (quantity > 0 and quantity <= 100000 and quantity = round(quantity, 2))
);

create index purchase_receipt_lines_line_idx on private.purchase_receipt_lines (line_id);
alter table private.purchase_receipt_lines enable row level security;

create table private.purchase_invoices (
  id uuid primary key,
  purchase_id uuid not null references private.purchases (id) on delete cascade,
  supplier_id uuid not null references private.suppliers (id),
  number text not null,
  invoiced_on date not null,
  extra_cents bigint not null default 0,
  entered_at timestamptz not null default clock_timestamp(),
  entered_by uuid references public.profiles (id) on delete set null,
  enterer text not null default '',
  decision text,
  reason text,
  decided_at timestamptz,
  decided_by uuid references public.profiles (id) on delete set null,
  decider text,

  constraint purchase_invoices_number_is_plain check (char_length(btrim(number)) >= 1 and private.is_single_line(number, 60)),
  constraint purchase_invoices_day_in_range check (invoiced_on between '2000-01-01' and '2100-01-01'),
  constraint purchase_invoices_extra_in_range check (extra_cents between 0 and 1000000000),
  constraint purchase_invoices_enterer_is_plain check (private.is_single_line(enterer, 300)),
  constraint purchase_invoices_decision_is_known check (decision in ('approved', 'held')),
  constraint purchase_invoices_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint purchase_invoices_decider_is_plain check (private.is_single_line(decider, 300))
);
comment on column private.purchase_invoices.extra_cents is 'Freight and tax.';

-- A supplier's invoice is paid once.
create unique index purchase_invoices_once_idx on private.purchase_invoices (supplier_id, lower(btrim(number)));
create index purchase_invoices_purchase_idx on private.purchase_invoices (purchase_id);
create index purchase_invoices_entered_by_idx on private.purchase_invoices (entered_by);
create index purchase_invoices_decided_by_idx on private.purchase_invoices (decided_by);
alter table private.purchase_invoices enable row level security;

create table private.purchase_invoice_lines (
  invoice_id uuid not null references private.purchase_invoices (id) on delete cascade,
  line_id uuid not null references private.purchase_lines (id) on delete cascade,
  quantity numeric not null,
  unit_cents bigint not null,

  constraint purchase_invoice_lines_pkey primary key (invoice_id, line_id),
  constraint purchase_invoice_lines_quantity_in_range check (quantity > 0 and quantity <= 100000 and quantity = round(quantity, 2)),
  constraint purchase_invoice_lines_unit_cents_in_range check (unit_cents between 0 and 100000000)
);

create index purchase_invoice_lines_line_idx on private.purchase_invoice_lines (line_id);
alter table private.purchase_invoice_lines enable row level security;

-- Returns the total of a purchase: each line rounded to whole cents, then summed.
create function private.get_purchase_total(p_purchase_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(sum(round(l.quantity * l.unit_cents)), 0)::bigint from private.purchase_lines l where l.purchase_id = p_purchase_id
  );
end $$;

-- Returns who approves an amount: a department head, one executive director, or two people.
create function private.get_approval_level(p_community_id uuid, p_cents bigint) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_limits constant private.purchase_settings := private.get_purchase_limits(p_community_id);
begin
  return case when p_cents <= v_limits.head_limit_cents then 'head' when p_cents <= v_limits.director_limit_cents then 'director' else 'two' end;
end $$;

-- True if the approvals given satisfy the level; two approvals include an executive director's.
create function private.is_purchase_approved(p_purchase private.purchases) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_count integer;
  v_directors integer;
begin
  select count(*) filter (where a.is_approved), count(*) filter (where a.is_approved and a.is_director)
  into v_count, v_directors
  from private.purchase_approvals a where a.purchase_id = p_purchase.id;
  return case p_purchase.level when 'head' then v_count >= 1 when 'director' then v_directors >= 1 else v_count >= 2 and v_directors >= 1 end;
end $$;

-- Three-way match: for each line what was ordered, received, and invoiced, and how they differ. Held invoices count,
-- because they wait for a decision.
create function private.list_purchase_match(p_purchase_id uuid) returns table (
  line_id uuid, description text, ordered numeric, received numeric, invoiced numeric, unit_cents bigint, invoiced_cents bigint,
  is_price_different boolean, is_over_received boolean, is_over_ordered boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select l.id, l.description, l.quantity, r.quantity, i.quantity, l.unit_cents, i.cents,
    coalesce(i.is_different, false), i.quantity > r.quantity, greatest(i.quantity, r.quantity) > l.quantity
  from private.purchase_lines l
  cross join lateral (
    select coalesce(sum(x.quantity), 0) as quantity from private.purchase_receipt_lines x where x.line_id = l.id
  ) r
  cross join lateral (
    select coalesce(sum(x.quantity), 0) as quantity, coalesce(sum(round(x.quantity * x.unit_cents)), 0)::bigint as cents,
      bool_or(x.unit_cents <> l.unit_cents) as is_different
    from private.purchase_invoice_lines x where x.line_id = l.id
  ) i
  where l.purchase_id = p_purchase_id
  order by l.position, l.id;
end $$;

create function private.get_purchase_status(p_purchase private.purchases) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_received boolean;
  v_any boolean;
  v_invoiced boolean;
begin
  if p_purchase.cancelled_at is not null then
    return 'cancelled';
  elsif exists (select from private.purchase_approvals a where a.purchase_id = p_purchase.id and not a.is_approved) then
    return 'declined';
  elsif p_purchase.ordered_at is null then
    return case when private.is_purchase_approved(p_purchase) then 'approved' else 'requested' end;
  elsif exists (select from private.purchase_invoices i where i.purchase_id = p_purchase.id and i.decision = 'held') then
    return 'on_hold';
  end if;
  select bool_and(m.received >= m.ordered), bool_or(m.received > 0), bool_and(m.invoiced >= m.ordered)
  into v_received, v_any, v_invoiced
  from private.list_purchase_match(p_purchase.id) m;
  if v_invoiced and v_received and not exists (
    select from private.purchase_invoices i where i.purchase_id = p_purchase.id and i.decision is null
  ) then
    return 'closed';
  end if;
  return case when exists (select from private.purchase_invoices i where i.purchase_id = p_purchase.id and i.decision is null) then 'invoiced'
    when v_received then 'received' when v_any then 'partly_received' else 'ordered' end;
end $$;

-- What the caller is for a purchase: 'buyer' of its community, 'vendor' that it was sent to, or null.
create function private.get_purchase_role(p_purchase private.purchases) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_purchase.id is null or not private.is_approved() or not exists (
    select from public.communities c where c.id = p_purchase.community_id and c.deleted_at is null
  ) then
    return null;
  elsif p_purchase.community_id = any (private.list_my_community_ids('purchases', 'read')) then
    return 'buyer';
  elsif p_purchase.ordered_at is not null and exists (
    select from private.suppliers s where s.id = p_purchase.supplier_id and s.vendor_id = private.my_vendor_id()
  ) then
    return 'vendor';
  end if;
  return null;
end $$;

-- Returns a purchase of the caller's community, locked.
create function private.begin_purchase_change(p_id uuid, p_verb text) returns private.purchases
language plpgsql security definer set search_path = '' as $$
declare
  v_purchase private.purchases;
begin
  select * into v_purchase from private.purchases p where p.id = p_id for update;
  perform private.require_community_right(v_purchase.community_id, 'purchases', p_verb);
  perform private.enforce_rate_limit('purchase_change', 1200, interval '1 hour');
  return v_purchase;
end $$;

-- True if the caller holds one of these positions in the community now.
create function private.is_in_position(p_community_id uuid, p_user_id uuid, p_positions text[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.community_members m
    where m.community_id = p_community_id and m.user_id = p_user_id and m.position = any (p_positions) and m.starts_at <= now()
      and (m.ends_at is null or m.ends_at > now())
  );
end $$;

-- Returns how the caller's approval of a purchase counts: 'head', 'director', or null if they can't approve it. No one
-- approves their own. The business office decides an executive director's own request.
create function private.get_my_approval(p_purchase private.purchases) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if p_purchase.requested_by = v_me or p_purchase.requested_by is null
    or exists (select from private.purchase_approvals a where a.purchase_id = p_purchase.id and a.decided_by = v_me)
  then
    return null;
  elsif private.is_in_position(p_purchase.community_id, v_me, array['executive_director']) then
    return 'director';
  elsif private.is_in_position(p_purchase.community_id, v_me, array['business_office']) then
    return case when private.is_in_position(p_purchase.community_id, p_purchase.requested_by, array['executive_director']) then 'director'
      when p_purchase.level <> 'director' then 'head' end;
  elsif p_purchase.level = 'head' and private.is_in_position(p_purchase.community_id, v_me, array['nurse', 'maintenance', 'dining', 'activities'])
  then
    return 'head';
  end if;
  return null;
end $$;
