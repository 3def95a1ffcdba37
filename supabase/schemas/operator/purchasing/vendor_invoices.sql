-- Invoices that vendors of the marketplace send to a community, for a finished work order or a received purchase order.
-- An invoice for a purchase order is also an invoice in `private.purchase_invoices` under the same ID, where it is matched
-- and decided. Rows are written by calls only, and what was sent never changes.
create table private.vendor_invoices (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  vendor_id uuid references public.vendors (id) on delete set null,
  vendor_name text not null,
  work_order_id uuid references public.work_orders (id) on delete cascade,
  purchase_id uuid references private.purchases (id) on delete cascade,
  number text not null,
  invoiced_on date not null,
  due_on date,
  tax_cents bigint not null default 0,
  total_cents bigint not null,
  level text not null,
  note text,
  path text,
  file_name text,
  file_size bigint,
  sent_at timestamptz not null default clock_timestamp(),
  sent_by uuid references public.profiles (id) on delete set null,
  sender text not null default '',
  approved_at timestamptz,
  withdrawn_at timestamptz,

  constraint vendor_invoices_have_one_target check (num_nonnulls(work_order_id, purchase_id) = 1),
  constraint vendor_invoices_vendor_name_is_plain check (private.is_single_line(vendor_name, 160)),
  constraint vendor_invoices_number_is_plain check (char_length(btrim(number)) >= 1 and private.is_single_line(number, 60)),
  constraint vendor_invoices_invoiced_on_in_range check (invoiced_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_invoices_due_on_in_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint vendor_invoices_tax_in_range check (tax_cents between 0 and 1000000000),
  constraint vendor_invoices_total_in_range check (total_cents between 1 and 10000000000),
  constraint vendor_invoices_level_is_known check (level in ('head', 'director', 'two')),
  constraint vendor_invoices_note_is_plain check (private.is_plain_message(note, 1000)),
  constraint vendor_invoices_path_is_plain check (private.is_single_line(path, 200)),
  constraint vendor_invoices_file_name_is_plain check (private.is_file_name(file_name)),
  constraint vendor_invoices_file_size_in_range check (file_size between 1 and 100000000),
  constraint vendor_invoices_file_is_whole check (num_nonnulls(path, file_name, file_size) in (0, 3)),
  constraint vendor_invoices_sender_is_plain check (private.is_single_line(sender, 300))
);
comment on column private.vendor_invoices.tax_cents is 'Tax and freight.';
comment on column private.vendor_invoices.level is 'Who approves it, by the limits of purchases when it was sent.';

-- A vendor uses each number once.
create unique index vendor_invoices_number_once_idx on private.vendor_invoices (vendor_id, lower(btrim(number)));
create index vendor_invoices_vendor_idx on private.vendor_invoices (vendor_id, sent_at desc, id);
create index vendor_invoices_community_idx on private.vendor_invoices (community_id, sent_at desc, id);
create index vendor_invoices_work_order_idx on private.vendor_invoices (work_order_id);
create index vendor_invoices_purchase_idx on private.vendor_invoices (purchase_id);
create index vendor_invoices_sent_by_idx on private.vendor_invoices (sent_by);
create unique index vendor_invoices_file_idx on private.vendor_invoices (path);
alter table private.vendor_invoices enable row level security;

create table private.vendor_invoice_lines (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references private.vendor_invoices (id) on delete cascade,
  position integer not null,
  description text not null,
  quantity numeric not null,
  unit_cents bigint not null,

  constraint vendor_invoice_lines_position_in_range check (position between 1 and 100),
  constraint vendor_invoice_lines_description_is_plain check (char_length(btrim(description)) >= 1 and private.is_single_line(description, 200)),
  constraint vendor_invoice_lines_quantity_in_range check (quantity > 0 and quantity <= 100000 and quantity = round(quantity, 2)),
  constraint vendor_invoice_lines_unit_cents_in_range check (unit_cents between 0 and 100000000)
);
create unique index vendor_invoice_lines_once_idx on private.vendor_invoice_lines (invoice_id, position);
alter table private.vendor_invoice_lines enable row level security;

-- Decisions about invoices for work orders. Never changed.
create table private.vendor_invoice_approvals (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references private.vendor_invoices (id) on delete cascade,
  is_approved boolean not null,
  is_director boolean not null,
  reason text,
  decided_at timestamptz not null default clock_timestamp(),
  decided_by uuid references public.profiles (id) on delete set null,
  decider text not null default '',

  constraint vendor_invoice_approvals_reason_is_plain check (private.is_single_line(reason, 300)),
  constraint vendor_invoice_approvals_decider_is_plain check (private.is_single_line(decider, 300))
);
create unique index vendor_invoice_approvals_once_idx on private.vendor_invoice_approvals (invoice_id, decided_by);
create index vendor_invoice_approvals_decided_by_idx on private.vendor_invoice_approvals (decided_by);
alter table private.vendor_invoice_approvals enable row level security;

-- Payments by check or bank transfer outside of Haven Exchange. A voided one stays readable.
create table private.vendor_invoice_payments (
  id uuid primary key,
  invoice_id uuid not null references private.vendor_invoices (id) on delete cascade,
  cents bigint not null,
  method text not null,
  paid_on date not null,
  reference text not null default '',
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',
  voided_at timestamptz,
  void_reason text,

  constraint vendor_invoice_payments_cents_in_range check (cents between 1 and 10000000000),
  constraint vendor_invoice_payments_method_is_known check (method in ('check', 'transfer')),
  constraint vendor_invoice_payments_paid_on_in_range check (paid_on between '2000-01-01' and '2200-01-01'),
  constraint vendor_invoice_payments_reference_is_plain check (private.is_single_line(reference, 80)),
  constraint vendor_invoice_payments_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300)),
  constraint vendor_invoice_payments_void_reason_is_plain check (private.is_single_line(void_reason, 300))
);
create index vendor_invoice_payments_invoice_idx on private.vendor_invoice_payments (invoice_id, paid_on desc);
alter table private.vendor_invoice_payments enable row level security;

-- Returns what arrived of an invoice's amount, or with `p_with_pending` also bank payments on their way.
create function private.get_vendor_invoice_paid_cents(p_invoice_id uuid, p_with_pending boolean) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select sum(p.cents) from private.vendor_invoice_payments p where p.invoice_id = p_invoice_id and p.voided_at is null
  ), 0) + coalesce((
    select sum(case when p.state = 'processing' and p_with_pending then p.cents else p.posted_cents end)
    from private.online_payments p where p.vendor_invoice_id = p_invoice_id
  ), 0);
end $$;

create function private.get_vendor_invoice_status(p_invoice private.vendor_invoices) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_decision text;
  v_paid bigint;
begin
  if p_invoice.withdrawn_at is not null then
    return 'withdrawn';
  elsif p_invoice.purchase_id is not null then
    select i.decision into v_decision from private.purchase_invoices i where i.id = p_invoice.id;
    if v_decision is distinct from 'approved' then
      return case v_decision when 'held' then 'on_hold' else 'sent' end;
    end if;
  elsif p_invoice.approved_at is null then
    return case when exists (
      select from private.vendor_invoice_approvals a where a.invoice_id = p_invoice.id and not a.is_approved
    ) then 'declined' else 'sent' end;
  end if;
  v_paid := private.get_vendor_invoice_paid_cents(p_invoice.id, false);
  return case when v_paid >= p_invoice.total_cents then 'paid' when v_paid > 0 then 'partly_paid' else 'approved' end;
end $$;

create function private.get_vendor_invoice_open_cents(p_invoice private.vendor_invoices) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when private.get_vendor_invoice_status(p_invoice) in ('approved', 'partly_paid')
    then greatest(p_invoice.total_cents - private.get_vendor_invoice_paid_cents(p_invoice.id, true), 0) else 0 end;
end $$;

-- What the caller is for an invoice: 'buyer' of its community, the 'vendor' that sent it, or null.
create function private.get_vendor_invoice_role(p_invoice private.vendor_invoices) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_invoice.id is null or not private.is_approved() then
    return null;
  elsif p_invoice.vendor_id = private.my_vendor_id() then
    return 'vendor';
  elsif p_invoice.withdrawn_at is null and p_invoice.community_id = any (private.list_my_community_ids('purchases', 'read')) then
    return 'buyer';
  end if;
  return null;
end $$;

-- Returns how the caller's approval of an invoice counts: 'head', 'director', or null. Neither the vendor nor the person
-- who finished the work approves it.
create function private.get_my_invoice_approval(p_invoice private.vendor_invoices) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
begin
  if p_invoice.work_order_id is null or p_invoice.sent_by = v_me or p_invoice.vendor_id = private.my_vendor_id()
    or exists (select from public.work_orders o where o.id = p_invoice.work_order_id and o.completed_by = v_me)
    or exists (select from private.vendor_invoice_approvals a where a.invoice_id = p_invoice.id and a.decided_by = v_me)
  then
    return null;
  elsif private.is_in_position(p_invoice.community_id, v_me, array['executive_director']) then
    return 'director';
  elsif p_invoice.level <> 'director' and private.is_in_position(p_invoice.community_id, v_me, array['business_office'])
    or p_invoice.level = 'head' and private.is_in_position(p_invoice.community_id, v_me, array['nurse', 'maintenance', 'dining', 'activities'])
  then
    return 'head';
  end if;
  return null;
end $$;

-- Returns what the vendor recorded as costs of a work order, in cents.
create function private.get_vendor_cost_cents(p_work_order_id uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select sum(round(l.quantity * l.unit_cost * 100)) from public.work_order_lines l
    where l.work_order_id = p_work_order_id and l.removed_at is null and l.vendor_id is not null
  ), 0);
end $$;

-- True if an invoice differs from the vendor's costs of its work order, or from its purchase order and receipts.
create function private.has_vendor_invoice_difference(p_invoice private.vendor_invoices) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_invoice.purchase_id is null then
    return p_invoice.total_cents - p_invoice.tax_cents <> private.get_vendor_cost_cents(p_invoice.work_order_id);
  end if;
  return exists (
    select from private.list_purchase_match(p_invoice.purchase_id) m
    join private.purchase_invoice_lines l on l.line_id = m.line_id and l.invoice_id = p_invoice.id
    where m.is_price_different or m.is_over_received or m.is_over_ordered
  );
end $$;

-- Files are in the bucket `record-files` under `<uploader>/vendor_invoices/<draft>/<id>`.
create function private.can_read_vendor_invoice_file(p_path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_invoice private.vendor_invoices;
begin
  select * into v_invoice from private.vendor_invoices i where i.path = p_path;
  return private.get_vendor_invoice_role(v_invoice) is not null;
end $$;
grant execute on function private.can_read_vendor_invoice_file(text) to authenticated;
