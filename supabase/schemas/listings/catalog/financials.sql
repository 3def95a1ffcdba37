-- The seller's own figures, which a buyer reads after signing the NDA. Everyone else sees figures implied by the asking
-- price and the cap rate, and screens label them so.
create table public.listing_financials (
  listing_id uuid primary key references public.listings (id) on delete cascade,
  noi bigint not null,
  stated_on date not null default private.get_local_date(),

  constraint listing_financials_noi_range check (noi between 0 and 100000000000)
);

comment on column public.listing_financials.noi is 'Annual net operating income in whole dollars, as stated by the seller.';

select private.set_up_table('public.listing_financials', 'select');

create policy "Brokers, staff and signers of the NDA read the financials" on public.listing_financials
  for select to authenticated
  using (private.can_read_listing_documents(listing_id));

select private.add_condition_guard('public.listing_financials', 'private.can_read_listing_documents(listing_id)');

create function private.write_listing_noi(p_listing_id uuid, p_noi numeric) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_noi is null then
    delete from public.listing_financials f where f.listing_id = p_listing_id;
    return;
  end if;
  if p_noi not between 0 and 100000000000 then
    raise exception 'Enter a valid NOI.' using errcode = '22023';
  end if;
  insert into public.listing_financials as f (listing_id, noi) values (p_listing_id, round(p_noi))
  on conflict (listing_id) do update set noi = excluded.noi, stated_on = excluded.stated_on where f.noi <> excluded.noi;
end $$;

create function private.save_listing_noi(p_listing_id uuid, p_noi public.whole_dollars) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_listing_editor(p_listing_id);
  perform private.write_listing_noi(p_listing_id, p_noi);
end $$;

-- Saves the seller's NOI; null removes it.
select private.expose('save_listing_noi', 'authenticated', 'plain');
