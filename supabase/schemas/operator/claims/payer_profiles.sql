create function private.is_modifier_list(p_list text[]) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return cardinality(p_list) <= 4 and not exists (select from unnest(p_list) m where m !~ '^[A-Z0-9]{2}$' or m is null);
end $$;

-- What a payer knows about a community: identifiers for claim files. One profile for each payor of a community. Private:
-- everything goes through calls.
create table private.payer_profiles (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  payor text not null,
  claim_kind text not null,
  payer_name text not null,
  payer_id text not null default '',
  filing_code text not null,
  submitter_id text not null default '',
  receiver_id text not null default '',
  receiver_name text not null default '',
  provider_name text not null default '',
  npi text not null default '',
  taxonomy text not null default '',
  tax_id text not null default '',
  contact_name text not null default '',
  contact_phone text not null default '',
  place_of_service text not null default '13',
  bill_type text not null default '211',
  needs_authorization boolean not null default true,
  procedure_code text,
  modifiers text[] not null default '{}',
  revenue_code text,
  attending_name text,
  attending_npi text,
  is_test boolean not null default true,
  version integer not null default 1,

  constraint payer_profiles_payor_is_known check (payor in ('medicaid', 'medicare_a', 'medicare_advantage', 'va', 'hospice', 'other')),
  constraint payer_profiles_claim_kind_is_known check (claim_kind in ('professional', 'institutional')),
  constraint payer_profiles_payer_name_is_plain check (char_length(btrim(payer_name)) >= 1 and private.is_single_line(payer_name, 60)),
  constraint payer_profiles_payer_id_is_plain check (private.is_single_line(payer_id, 80)),
  constraint payer_profiles_filing_code_is_known check (filing_code in ('MC', 'MA', '16', 'VA', 'CI', 'ZZ')),
  constraint payer_profiles_submitter_id_is_plain check (private.is_single_line(submitter_id, 15)),
  constraint payer_profiles_receiver_id_is_plain check (private.is_single_line(receiver_id, 15)),
  constraint payer_profiles_receiver_name_is_plain check (private.is_single_line(receiver_name, 60)),
  constraint payer_profiles_provider_name_is_plain check (private.is_single_line(provider_name, 60)),
  constraint payer_profiles_npi_shape check (npi ~ '^([0-9]{10})?$'),
  constraint payer_profiles_taxonomy_shape check (taxonomy ~ '^([0-9A-Z]{10})?$'),
  constraint payer_profiles_tax_id_shape check (tax_id ~ '^([0-9]{9})?$'),
  constraint payer_profiles_contact_name_is_plain check (private.is_single_line(contact_name, 60)),
  constraint payer_profiles_contact_phone_shape check (contact_phone ~ '^[0-9+(). x/-]{0,40}$'),
  constraint payer_profiles_place_shape check (place_of_service ~ '^[0-9]{2}$'),
  constraint payer_profiles_bill_type_shape check (bill_type ~ '^[0-9]{3}$'),
  constraint payer_profiles_procedure_shape check (procedure_code ~ '^[A-Z0-9]{5}$'),
  constraint payer_profiles_modifiers_are_plain check (private.is_modifier_list(modifiers)),
  constraint payer_profiles_revenue_shape check (revenue_code ~ '^[0-9]{4}$'),
  constraint payer_profiles_attending_name_is_plain check (private.is_single_line(attending_name, 120)),
  constraint payer_profiles_attending_npi_shape check (attending_npi ~ '^[0-9]{10}$')
);
comment on column private.payer_profiles.procedure_code is 'Default HCPCS code of new claim lines.';
comment on column private.payer_profiles.is_test is 'Files are marked as tests (ISA15) until the payer approves them.';

create unique index payer_profiles_once_idx on private.payer_profiles (community_id, payor);
alter table private.payer_profiles enable row level security;

-- True if the ten digits end with the check digit of an NPI (Luhn with the prefix 80840).
create function private.is_npi(p_text text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(p_text ~ '^[12][0-9]{9}$', false) and (
    select (24 + sum(case when x.value > 9 then x.value - 9 else x.value end)) % 10 = 0
    from (
      select substr(p_text, i, 1)::integer * case when i % 2 = 1 then 2 else 1 end as value from generate_series(1, 10) i
    ) x
  );
end $$;

-- Checks rights and rate of a change of claims.
create function private.begin_claims_change(p_community_id uuid, p_kind text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, p_kind, 'change');
  perform private.enforce_rate_limit('claims_change', 2000, interval '1 hour');
end $$;

create function private.save_payer_profile(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.payer_profiles;
  v_new private.payer_profiles;
begin
  perform private.begin_claims_change(p_community_id, 'payer_profiles');
  select * into v_old from private.payer_profiles p where p.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXCXV') then
    return;
  end if;
  if v_old.id is null then
    select p_id, p_community_id, 'medicaid', 'professional', '', '', 'MC', '', '', '', '', '', '', '', '', '', '13', '211', true, null,
      '{}'::text[], null, null, null, true, 1 into v_old;
  end if;
  v_new := jsonb_populate_record(v_old, p_values - '{id,community_id,version}'::text[]);
  if exists (select from private.payer_profiles p where p.community_id = p_community_id and p.payor = v_new.payor and p.id <> p_id) then
    raise exception 'This payor has a profile.' using errcode = 'HXCXD';
  elsif v_new.npi <> '' and not private.is_npi(v_new.npi) or v_new.attending_npi is not null and not private.is_npi(v_new.attending_npi) then
    raise exception 'The NPI has a wrong check digit.' using errcode = 'HXCXI';
  end if;
  insert into private.payer_profiles values (v_new.*)
  on conflict (id) do update set
    payor = excluded.payor, claim_kind = excluded.claim_kind, payer_name = excluded.payer_name, payer_id = excluded.payer_id,
    filing_code = excluded.filing_code, submitter_id = excluded.submitter_id, receiver_id = excluded.receiver_id,
    receiver_name = excluded.receiver_name, provider_name = excluded.provider_name, npi = excluded.npi, taxonomy = excluded.taxonomy,
    tax_id = excluded.tax_id, contact_name = excluded.contact_name, contact_phone = excluded.contact_phone,
    place_of_service = excluded.place_of_service, bill_type = excluded.bill_type, needs_authorization = excluded.needs_authorization,
    procedure_code = excluded.procedure_code, modifiers = excluded.modifiers, revenue_code = excluded.revenue_code,
    attending_name = excluded.attending_name, attending_npi = excluded.attending_npi, is_test = excluded.is_test,
    version = payer_profiles.version + 1;
end $$;

-- Adds or changes the identifiers of a community with a payor.
select private.expose('save_payer_profile', 'authenticated');
