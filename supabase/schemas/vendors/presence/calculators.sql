-- Price calculators that vendors fill with their own rates and publish on their profile: a base price plus a rate for each
-- unit, bed, hour, or square foot, with a minimum.
create table private.vendor_calculators (
  id uuid primary key,
  vendor_id uuid not null references public.vendors (id) on delete cascade,
  title text not null,
  measure text not null,
  base_cents bigint not null default 0,
  rate_cents bigint not null,
  least_cents bigint not null default 0,
  usual_quantity integer not null,
  note text,
  is_published boolean not null default false,
  created_at timestamptz not null default now(),

  constraint vendor_calculators_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 80)),
  constraint vendor_calculators_measure_is_known check (measure in ('unit', 'bed', 'hour', 'square_foot')),
  constraint vendor_calculators_base_cents_in_range check (base_cents between 0 and 10000000000),
  constraint vendor_calculators_rate_cents_in_range check (rate_cents between 1 and 10000000000),
  constraint vendor_calculators_least_cents_in_range check (least_cents between 0 and 10000000000),
  constraint vendor_calculators_usual_quantity_in_range check (usual_quantity between 1 and 1000000),
  constraint vendor_calculators_note_is_plain check (private.is_single_line(note, 300))
);

create index vendor_calculators_vendor_idx on private.vendor_calculators (vendor_id, created_at, id);
alter table private.vendor_calculators enable row level security;

create function private.list_calculators(p_vendor_id uuid, p_is_public boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(c) - 'vendor_id' - 'created_at' order by c.created_at, c.id), '[]')
    from private.vendor_calculators c
    where c.vendor_id = p_vendor_id and (c.is_published or not p_is_public)
  );
end $$;

create function private.my_calculators() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.get_my_vendor_id();
begin
  if v_vendor is null then
    return null;
  end if;
  return jsonb_build_object('vendor_id', v_vendor, 'calculators', private.list_calculators(v_vendor, false));
end $$;

-- Returns the caller's calculators; null without a vendor profile.
select private.expose('my_calculators', 'authenticated');

create function private.save_calculator(
  p_id uuid, p_title text, p_measure text, p_base_cents public.large_number, p_rate_cents public.large_number,
  p_least_cents public.large_number, p_usual_quantity public.whole_number, p_note text, p_is_published boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_vendor constant uuid := private.require_my_vendor_id();
begin
  perform private.enforce_rate_limit('vendor_calculator', 120, interval '1 hour');
  if not exists (select from private.vendor_calculators c where c.id = p_id)
    and (select count(*) from private.vendor_calculators c where c.vendor_id = v_vendor) >= 12
  then
    raise exception 'You can have up to 12 calculators.' using errcode = 'HXICM';
  end if;
  insert into private.vendor_calculators as c (
    id, vendor_id, title, measure, base_cents, rate_cents, least_cents, usual_quantity, note, is_published
  )
  values (
    p_id, v_vendor, coalesce(btrim(p_title), ''), p_measure, coalesce(p_base_cents, 0), p_rate_cents,
    coalesce(p_least_cents, 0), p_usual_quantity, nullif(btrim(p_note), ''), coalesce(p_is_published, false)
  )
  on conflict (id) do update
  set title = excluded.title, measure = excluded.measure, base_cents = excluded.base_cents,
    rate_cents = excluded.rate_cents, least_cents = excluded.least_cents, usual_quantity = excluded.usual_quantity,
    note = excluded.note, is_published = excluded.is_published
  where c.vendor_id = v_vendor;
  if not found then
    raise exception 'Calculator not found.' using errcode = 'HXICN';
  end if;
end $$;

-- Saves a calculator of the caller's profile; idempotent by ID.
select private.expose('save_calculator', 'authenticated');

create function private.remove_calculator(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.vendor_calculators c where c.id = p_id and c.vendor_id = private.get_my_vendor_id();
end $$;

-- Removes one of the caller's calculators; idempotent.
select private.expose('remove_calculator', 'authenticated');

create function private.vendor_calculators(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.get_vendor(p_vendor_id) is null then
    return null;
  end if;
  return private.list_calculators(p_vendor_id, true);
end $$;

-- Returns a directory vendor's published calculators; null if the caller can't see the vendor.
select private.expose('vendor_calculators', 'anon, authenticated', 'plain');

create function private.vendor_brochure(p_vendor_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_vendor constant jsonb := private.get_vendor(p_vendor_id);
begin
  if v_vendor is null then
    return null;
  end if;
  return v_vendor || jsonb_build_object(
    'reviews', private.get_vendor_review_summary(p_vendor_id, 3), 'portfolio', private.vendor_portfolio(p_vendor_id),
    'calculators', private.list_calculators(p_vendor_id, true)
  );
end $$;

-- Returns what a vendor's brochure prints: only what the public profile shows. Null if the caller can't see the vendor.
select private.expose('vendor_brochure', 'anon, authenticated', 'plain');
