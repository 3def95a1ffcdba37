-- Returns the tax forms that sponsors delivered to the caller for a year: those of the entity, and those of interests that
-- belong to no entity of the portfolio. Only the person who holds the interest sees them.
create function private.list_delivered_tax_forms(p_entity_id uuid, p_year integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(private.build_offering_file_json(f) || jsonb_build_object(
      'issuer', o.sponsor_name, 'offering', o.title, 'entity', coalesce(s.entity_name, s.investor_name), 'is_assigned', x.entity_id is not null,
      'receipts', (
        select coalesce(jsonb_agg(jsonb_build_object('opener', r.opener, 'opened_at', r.opened_at) order by r.opened_at), '[]')
        from (select * from private.offering_file_receipts y where y.file_id = f.id order by y.opened_at limit 50) r
      )
    ) order by f.form, o.sponsor_name, f.added_at), '[]')
    from private.offering_files f
    join private.offerings o on o.id = f.offering_id
    join private.subscriptions s on s.id = f.subscription_id
    cross join lateral (
      select coalesce((
        select h.entity_id from private.position_links l join public.holdings h on h.id = l.holding_id
        where l.subscription_id = s.id and l.investor_id = f.investor_id
      ), case when s.investor_id = f.investor_id then s.entity_id end) as entity_id
    ) x
    where f.kind = 'tax' and f.investor_id = auth.uid() and f.tax_year = p_year and f.removed_at is null
      and (x.entity_id is null or x.entity_id = p_entity_id)
  );
end $$;

create function private.get_tax_center(p_entity_id uuid, p_year public.whole_number) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_investment_entity(p_entity_id);
  return jsonb_build_object(
    'delivered', private.list_delivered_tax_forms(p_entity_id, p_year),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'year', d.year, 'form', d.form, 'issuer', d.issuer, 'is_corrected', d.is_corrected, 'name', d.name, 'size', d.size,
        'added_at', d.added_at, 'added_by', d.added_by_name,
        'receipts', (
          select coalesce(jsonb_agg(jsonb_build_object('opener', r.opener, 'opened_at', r.opened_at) order by r.opened_at), '[]')
          from (select * from private.tax_receipts r where r.document_id = d.id order by r.opened_at limit 50) r
        )
      ) order by d.form, d.issuer, d.added_at), '[]')
      from private.tax_documents d where d.entity_id = p_entity_id and d.year = p_year and d.removed_at is null
    ),
    'years', (
      select coalesce(jsonb_agg(y.year order by y.year desc), '[]')
      from (
        select distinct d.year from private.tax_documents d where d.entity_id = p_entity_id and d.removed_at is null
        union select f.tax_year from private.offering_files f where f.kind = 'tax' and f.investor_id = auth.uid() and f.removed_at is null
        union select t.year from private.tax_payments t where t.entity_id = p_entity_id
        union select l.year from private.tax_state_lines l where l.entity_id = p_entity_id
      ) y
    ),
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'entity_id' order by l.state, l.source, l.id), '[]')
      from private.tax_state_lines l where l.entity_id = p_entity_id and l.year = p_year
    ),
    'payments', (
      select coalesce(jsonb_agg(to_jsonb(t) - array['entity_id', 'task_id'] || jsonb_build_object(
        'remind_on', (select k.due_on from public.record_tasks k where k.id = t.task_id and k.done_at is null)
      ) order by t.due_on, t.jurisdiction), '[]')
      from private.tax_payments t where t.entity_id = p_entity_id and t.year = p_year
    ),
    'exchanges', (
      select coalesce(jsonb_agg(to_jsonb(x) - 'entity_id' || jsonb_build_object(
        'properties', (
          select coalesce(jsonb_agg(to_jsonb(p) - 'exchange_id' order by p.identified_on, p.added_at), '[]')
          from private.exchange_properties p where p.exchange_id = x.id
        )
      ) order by x.sold_on desc, x.id), '[]')
      from private.exchanges x where x.entity_id = p_entity_id
    ),
    'assets', (
      select coalesce(jsonb_agg(to_jsonb(a) - array['entity_id', 'removed_at'] order by a.placed_on, a.name, a.id), '[]')
      from private.depreciable_assets a where a.entity_id = p_entity_id and a.removed_at is null
    )
  );
end $$;

-- Returns an entity's tax forms, state schedule, and payments of a year, with all its exchanges and depreciable assets.
select private.expose('get_tax_center', 'authenticated');
