-- What each side can read of its agreements.
create function private.get_co_brokerage_summary(p_agreement private.co_brokerages) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_is_lister constant boolean := p_agreement.lister_id = v_me;
begin
  return (
    select jsonb_build_object(
      'id', p_agreement.id, 'listing_id', l.id, 'property', l.property_name, 'city', l.city, 'place', l.state,
      'is_lister', v_is_lister,
      'other', case when v_is_lister then p_agreement.partner_name else private.get_broker_display_name(p_agreement.lister_id) end,
      'email', case when v_is_lister then p_agreement.partner_email end,
      'split_kind', p_agreement.split_kind, 'split', p_agreement.split, 'access', p_agreement.access,
      'until', p_agreement.until, 'is_over', coalesce(p_agreement.until < current_date, false),
      'state', p_agreement.state, 'n', t.n, 'created_at', p_agreement.created_at,
      'signed_at', p_agreement.signed_at, 'ended_at', p_agreement.ended_at, 'end_reason', p_agreement.end_reason,
      'i_signed', exists (
        select from private.co_brokerage_signatures s
        where s.co_brokerage_id = p_agreement.id and s.n = t.n and s.account = v_me
      ),
      'other_signed', exists (
        select from private.co_brokerage_signatures s
        where s.co_brokerage_id = p_agreement.id and s.n = t.n and s.account <> v_me
      ),
      'commission', (
        select sum(d.commission) from public.deals d
        where d.listing_id = l.id and d.owner_id = v_me and d.deleted_at is null and d.stage <> 'lost'
          and d.workspace_id = any (private.list_my_workspace_ids())
      )
    )
    from public.listings l, (
      select max(w.n) as n from private.co_brokerage_terms w where w.co_brokerage_id = p_agreement.id
    ) t
    where l.id = p_agreement.listing_id
  );
end $$;

create function private.my_co_brokerages() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_approved() then
    return jsonb_build_object('agreements', '[]'::jsonb, 'listings', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    'agreements', (
      select coalesce(jsonb_agg(private.get_co_brokerage_summary(c) order by c.created_at desc, c.id), '[]')
      from (
        select c.* from private.co_brokerages c where c.lister_id = auth.uid()
        union
        select c.* from private.co_brokerages c
        where c.state <> 'draft' and (
          c.partner_id = auth.uid() or (c.partner_id is null and c.partner_email = private.get_my_confirmed_email())
        )
        order by created_at desc limit 500
      ) c
    ),
    'listings', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'name', concat_ws(', ', l.property_name, l.city, l.state)
      ) order by l.property_name, l.id), '[]')
      from public.listings l
      where l.broker_id = any (private.my_brokers()) and l.status in ('active', 'under_contract')
    )
  );
end $$;

-- Returns the caller's agreements on both sides, newest first, and listings they can make one for.
select private.expose('my_co_brokerages', 'authenticated');

create function private.co_brokerage(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_agreement private.co_brokerages;
begin
  select * into v_agreement from private.co_brokerages c where c.id = p_id;
  if v_agreement.id is null or not private.is_approved()
    or not (v_agreement.lister_id = auth.uid() or private.is_co_brokerage_partner(v_agreement))
  then
    return null;
  end if;
  return private.get_co_brokerage_summary(v_agreement) || jsonb_build_object(
    'further', (
      select t.further from private.co_brokerage_terms t where t.co_brokerage_id = p_id order by t.n desc limit 1
    ),
    'versions', (
      select jsonb_agg(jsonb_build_object(
        'n', t.n, 'body', t.body, 'sha256', private.text_hash(t.body), 'written_at', t.written_at, 'signatures', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'name', g.name, 'signed_at', g.signed_at, 'hash', g.hash
          ) order by g.signed_at), '[]')
          from private.co_brokerage_signatures s join private.signatures g on g.id = s.signature_id
          where s.co_brokerage_id = p_id and s.n = t.n
        )
      ) order by t.n desc)
      from private.co_brokerage_terms t where t.co_brokerage_id = p_id
    ),
    'inquiries', case
      when v_agreement.lister_id <> auth.uid() and private.get_my_co_access(v_agreement.listing_id) <> 'none' then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', q.id, 'asked_at', q.created_at, 'name', q.full_name, 'message', q.message,
          'is_taken', exists (
            select from private.co_broker_leads t join public.leads k on k.id = t.lead_id
            where t.inquiry_id = q.id and t.co_brokerage_id = p_id
          )
        ) order by q.created_at desc), '[]')
        from (
          select b.id, b.created_at, p.full_name, b.message
          from public.broker_contacts b join public.profiles p on p.id = b.user_id
          where b.listing_id = v_agreement.listing_id order by b.created_at desc limit 100
        ) q
      )
      else '[]'::jsonb
    end
  );
end $$;

-- Returns one agreement of the caller's with all versions and signatures, and the listing's inquiries if it
-- includes them; null for anyone else.
select private.expose('co_brokerage', 'authenticated');
