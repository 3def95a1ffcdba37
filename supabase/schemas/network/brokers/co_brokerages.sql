-- Co-brokerage agreements about one listing: commission split, and what the co-broker can access. Rows are in
-- `private`, so each side sees only what calls return.
create table private.co_brokerages (
  id uuid primary key,
  listing_id uuid not null references public.listings (id) on delete cascade,
  lister_id uuid not null references public.profiles (id) on delete restrict,
  partner_id uuid references public.profiles (id) on delete restrict,
  partner_name text not null,
  partner_email text,
  split_kind text not null,
  split numeric(14, 2) not null,
  access text not null,
  until date,
  state text not null default 'draft',
  created_at timestamptz not null default now(),
  offered_at timestamptz,
  signed_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references public.profiles (id) on delete set null,
  end_reason text,

  constraint co_brokerages_partner_is_named check (num_nonnulls(partner_id, partner_email) >= 1),
  constraint co_brokerages_partner_name_is_plain check (char_length(btrim(partner_name)) >= 2 and private.is_single_line(partner_name, 160)),
  constraint co_brokerages_partner_email_shape check (
    private.is_single_line(partner_email, 320) and partner_email = lower(btrim(partner_email))
    and partner_email ~ '^[^[:space:][:cntrl:]<>,;@]+@[^[:space:][:cntrl:]<>,;@]+$'
  ),
  constraint co_brokerages_split_kind_is_known check (split_kind in ('percent', 'fixed')),
  constraint co_brokerages_split_is_money check (split > 0 and private.is_money(split)),
  constraint co_brokerages_split_in_range check (split_kind = 'fixed' or split <= 100),
  constraint co_brokerages_access_is_known check (access in ('none', 'view', 'work')),
  constraint co_brokerages_until_is_near check (until between '2000-01-01' and '3000-01-01'),
  constraint co_brokerages_state_is_known check (state in ('draft', 'offered', 'signed', 'declined', 'ended')),
  constraint co_brokerages_end_reason_is_plain check (private.is_single_line(end_reason, 300))
);

comment on column private.co_brokerages.access is 'none: the split alone; view: what the listing tells to few, and who asked; work: takes who asked as a lead, too.';

create index co_brokerages_listing_idx on private.co_brokerages (listing_id);
create index co_brokerages_lister_idx on private.co_brokerages (lister_id, created_at desc);
create index co_brokerages_partner_idx on private.co_brokerages (partner_id, created_at desc);
create index co_brokerages_email_idx on private.co_brokerages (partner_email);
create index co_brokerages_ended_by_idx on private.co_brokerages (ended_by);

-- The agreement text by version, as both see it; the newest is signed, and versions are immutable.
create table private.co_brokerage_terms (
  co_brokerage_id uuid not null references private.co_brokerages (id) on delete cascade,
  n integer not null,
  further text not null default '',
  body text not null,
  written_at timestamptz not null default now(),

  primary key (co_brokerage_id, n),
  constraint co_brokerage_terms_further_is_plain check (private.is_plain_message(further, 8000))
);

create table private.co_brokerage_signatures (
  co_brokerage_id uuid not null,
  n integer not null,
  account uuid not null references public.profiles (id) on delete restrict,
  signature_id uuid not null references private.signatures (id),

  primary key (co_brokerage_id, n, account),
  constraint co_brokerage_signatures_terms_fkey foreign key (co_brokerage_id, n)
    references private.co_brokerage_terms (co_brokerage_id, n) on delete cascade
);

create index co_brokerage_signatures_account_idx on private.co_brokerage_signatures (account);
-- A signature is for one agreement only.
create unique index co_brokerage_signatures_signature_idx on private.co_brokerage_signatures (signature_id);

alter table private.co_brokerages enable row level security;
alter table private.co_brokerage_terms enable row level security;
alter table private.co_brokerage_signatures enable row level security;

-- Returns a broker's name as shown to other brokers.
create function private.get_broker_display_name(p_user_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select concat_ws(', ', private.called(p.id), private.business_name(p)) from public.profiles p where p.id = p_user_id
  );
end $$;

create function private.co_brokerage_text(p_agreement private.co_brokerages, p_further text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_split constant text := case p_agreement.split_kind
    when 'percent' then trim_scale(p_agreement.split) || '% of the commission that the listing broker receives'
    else to_char(p_agreement.split, 'FM$999,999,999,990.00') || ' of the commission that the listing broker receives'
  end;
begin
  return (
    select concat_ws(E'\n\n',
      format(
        '1. %s (the listing broker) and %s (the co-broker) work together on the sale of %s in %s, %s.',
        private.get_broker_display_name(p_agreement.lister_id), p_agreement.partner_name, l.property_name, l.city, l.state
      ),
      format('2. At closing the co-broker is owed %s, payable within ten days of its receipt. Nothing is owed if the sale does not close.', v_split),
      '3. ' || case p_agreement.access
        when 'none' then 'The co-broker may view only the public information of the listing.'
        when 'view' then 'The co-broker may view the address, the figures, the documents, and the inquiries of the listing, and must keep all of it confidential.'
        else 'The co-broker may view the address, the figures, the documents, and the inquiries of the listing, must keep all of it confidential, and may answer inquiries.'
      end,
      case
        when p_agreement.until is null then '4. The agreement lasts until the sale closes.'
        else format('4. The agreement lasts until %s.', to_char(p_agreement.until, 'FMMonth FMDD, YYYY'))
      end || ' Either broker ends it at any time by saying so here; what the co-broker may read ends at that moment.',
      '5. ' || nullif(btrim(p_further), '')
    )
    from public.listings l where l.id = p_agreement.listing_id
  );
end $$;

-- True if the caller is the agreement's other party: its account, or the confirmed owner of the email it was
-- offered to.
create function private.is_co_brokerage_partner(p_agreement private.co_brokerages) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_agreement.state <> 'draft' and private.is_approved() and coalesce(
    case
      when p_agreement.partner_id is not null then p_agreement.partner_id = auth.uid()
      else p_agreement.partner_email = private.get_my_confirmed_email()
    end, false
  );
end $$;

-- Returns an agreement of the caller's, locked; optionally requires one side.
create function private.lock_own_co_brokerage(p_id uuid, p_side text default null) returns private.co_brokerages
language plpgsql security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages;
begin
  select * into v_agreement from private.co_brokerages c where c.id = p_id for no key update;
  if v_agreement.id is null or not private.is_approved() or not (
    (v_agreement.lister_id = auth.uid() and coalesce(p_side, 'lister') = 'lister')
    or (private.is_co_brokerage_partner(v_agreement) and coalesce(p_side, 'partner') = 'partner')
  ) then
    raise exception 'Agreement not found.' using errcode = 'HXCBN';
  end if;
  return v_agreement;
end $$;

create function private.notify_co_broker(p_agreement private.co_brokerages, p_kind text, p_to uuid, p_key text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(
    p_to, p_kind, 'co_brokerage:' || p_agreement.id || ':' || p_key,
    jsonb_build_object(
      'property', (select l.property_name from public.listings l where l.id = p_agreement.listing_id),
      'name', case when p_to = p_agreement.lister_id then p_agreement.partner_name
        else private.called(p_agreement.lister_id) end,
      'agreement_id', p_agreement.id
    )
  );
end $$;
