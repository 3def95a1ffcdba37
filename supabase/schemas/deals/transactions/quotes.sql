-- Vendor quotes for a closing, such as title or a survey. The team that runs the sale requests them; the
-- vendor replies through a link (`portals.sql`), with or without an account.
create table public.transaction_quotes (
  id uuid primary key default gen_random_uuid(),
  transaction_id uuid not null references public.transactions (id) on delete cascade,
  kind text not null,
  wanted text not null,
  vendor text not null,
  email text not null,
  due_on date,
  created_at timestamptz not null default now(),
  price numeric(12, 2),
  days integer,
  valid_until date,
  terms text,
  file_id uuid references public.record_files (id) on delete set null,
  answered_at timestamptz,
  decision text,
  n integer not null default 0,

  constraint transaction_quotes_kind_is_known check (kind in (
    'title', 'survey', 'environmental', 'condition', 'appraisal', 'zoning', 'insurance', 'legal', 'other'
  )),
  constraint transaction_quotes_wanted_length check (char_length(btrim(wanted)) between 3 and 2000),
  constraint transaction_quotes_vendor_is_plain check (char_length(btrim(vendor)) >= 1 and private.is_single_line(vendor, 160)),
  constraint transaction_quotes_email_shape check (private.is_single_line(email, 320) and email ~ '^[^@[:space:][:cntrl:]]{1,64}@[^@[:space:][:cntrl:]]{1,190}$'),
  constraint transaction_quotes_due_on_is_near check (due_on between '1970-01-01' and '2999-12-31'),
  constraint transaction_quotes_price_is_money check (private.is_money(price)),
  constraint transaction_quotes_days_in_range check (days between 0 and 1000),
  constraint transaction_quotes_valid_until_is_near check (valid_until between '1970-01-01' and '2999-12-31'),
  constraint transaction_quotes_terms_length check (char_length(terms) <= 4000),
  constraint transaction_quotes_decision_is_known check (decision in ('chosen', 'declined'))
);

comment on column public.transaction_quotes.days is 'Days from order to delivery.';
comment on column public.transaction_quotes.n is 'Counts responses: the team accepts the version that it read.';

create index transaction_quotes_transaction_idx on public.transaction_quotes (transaction_id, kind, created_at, id);
create index transaction_quotes_file_idx on public.transaction_quotes (file_id);

-- Every response, as it was sent.
create table private.transaction_quote_versions (
  quote_id uuid not null references public.transaction_quotes (id) on delete cascade,
  n integer not null,
  price numeric(12, 2) not null,
  days integer,
  valid_until date,
  terms text,
  answered_at timestamptz not null default now(),

  primary key (quote_id, n),
  constraint transaction_quote_versions_price_is_money check (private.is_money(price)),
  constraint transaction_quote_versions_terms_length check (char_length(terms) <= 4000)
);
alter table private.transaction_quote_versions enable row level security;

select private.set_up_table('public.transaction_quotes', 'select');

select private.set_up_transaction_part('public.transaction_quotes', 'Transaction managers read its quotes');

