-- Converts a pipeline deal to a transaction, once, at the deal's stage. From then on they stay in step (decision 74).
create function public.create_transaction_from_deal(p_deal_id uuid) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_deal public.deals;
  v_id uuid;
begin
  select t.id into v_id from public.transactions t where t.deal_id = p_deal_id;
  if v_id is not null then
    return v_id;
  end if;
  select * into v_deal from public.deals d where d.id = p_deal_id and d.deleted_at is null;
  if not found then
    raise exception 'Deal not found.' using errcode = 'HXTRD';
  end if;
  insert into public.transactions (
    sharing, property_name, deal_id, listing_id, state, price, expected_close, status, closed_on, ended_reason
  )
  select v_deal.sharing, v_deal.name, p_deal_id,
    (select l.id from public.listings l where l.id = v_deal.listing_id), v_deal.state, v_deal.price, v_deal.expected_close,
    s.stage, case when s.stage = 'closed' then v_deal.closed_on end,
    case
      when s.stage <> 'terminated' then null
      when v_deal.lost_reason in ('price', 'financing', 'diligence', 'licence') then v_deal.lost_reason
      when v_deal.lost_reason = 'withdrawn' then 'seller_withdrew'
      else 'other'
    end
  from private.get_transaction_stage_of_deal(v_deal.stage) s (stage)
  on conflict (deal_id) do nothing
  returning id into v_id;
  if v_id is null then
    select t.id into v_id from public.transactions t where t.deal_id = p_deal_id;
    return v_id;
  end if;
  if btrim(v_deal.buyer) <> '' then
    insert into public.transaction_parties (transaction_id, role, name) values (v_id, 'buyer', v_deal.buyer);
  end if;
  insert into public.transaction_parties (transaction_id, role, name, company, email)
  select v_id, 'seller', c.name, nullif(c.company, ''), nullif(c.email, '')
  from public.contacts c where c.id = v_deal.contact_id;
  if v_deal.commission_percent is not null then
    insert into public.transaction_fees (transaction_id, label, percent)
    values (v_id, 'Commission', v_deal.commission_percent);
  end if;
  return v_id;
end $$;
grant execute on function public.create_transaction_from_deal(uuid) to authenticated;
