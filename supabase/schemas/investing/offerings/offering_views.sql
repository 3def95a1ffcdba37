-- What each side reads of offerings.
create function private.format_cents(p_cents bigint) returns text
language sql immutable set search_path = '' as $$
  select case when p_cents % 100 = 0 then to_char(p_cents / 100, 'FM$999,999,999,990') else to_char(p_cents / 100.0, 'FM$999,999,999,990.00') end
$$;

-- How much of an offering is committed, for investors: in steps of ten percent, and only with five or more investors, so
-- that one of them can't subtract their share and see another's.
create function private.get_rounded_progress(p_offering private.offerings) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if (
    select count(distinct x.investor_email) from (
      select s.investor_email from private.subscriptions s
      where s.offering_id = (p_offering).id and s.status in ('committed', 'signed', 'accepted')
        and s.investor_id is distinct from auth.uid() limit 1000
    ) x
  ) < 4 then
    return null;
  end if;
  return (floor((p_offering).committed_cents * 10.0 / (p_offering).offering_cents) * 10)::integer;
end $$;

create function private.build_offering_json(p_offering private.offerings) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o constant private.offerings := p_offering;
begin
  return jsonb_build_object(
    'id', o.id, 'sponsor', o.sponsor_name, 'title', o.title, 'rule', o.rule, 'status', o.status,
    'property', o.property_name, 'state', o.state, 'care_type', o.care_type, 'summary', o.summary,
    'offering_cents', o.offering_cents, 'minimum_cents', o.minimum_cents, 'step_cents', o.step_cents,
    'preferred_bps', o.preferred_bps, 'catch_up_bps', o.catch_up_bps, 'catch_up_to_bps', o.catch_up_to_bps,
    'tiers', o.tiers, 'is_preferred_first', o.is_preferred_first, 'fee_bps', o.fee_bps, 'hold_months', o.hold_months, 'closes_on', o.closes_on,
    'opened_on', o.opened_on, 'n', o.n
  );
end $$;

create function private.build_check_json(p_check private.investor_checks) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if (p_check).id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', (p_check).id, 'method', (p_check).method, 'status', case
      when (p_check).status = 'verified' and (p_check).expires_on < private.get_local_date() then 'expired' else (p_check).status end,
    'reference', (p_check).reference, 'made_at', (p_check).made_at, 'decided_on', (p_check).decided_on,
    'expires_on', (p_check).expires_on, 'reason', (p_check).reason,
    'file', (select private.build_offering_file_json(f) from private.offering_files f where f.check_id = (p_check).id limit 1)
  );
end $$;

-- One subscription, for its investor or the sponsor. The reference of a KYC check is for the sponsor only.
create function private.build_subscription_json(p_subscription private.subscriptions, p_is_sponsor boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  s constant private.subscriptions := p_subscription;
  v_kyc constant jsonb := private.build_check_json(private.get_newest_check(s.offering_id, s.investor_id, 'kyc'));
begin
  return jsonb_build_object(
    'id', s.id, 'status', s.status, 'amount_cents', s.amount_cents, 'entity_name', s.entity_name,
    'entity_kind', s.entity_kind, 'entity_state', s.entity_state, 'signer_title', s.signer_title,
    'is_accredited', s.is_accredited, 'signed_at', s.signed_at, 'decided_at', s.decided_at, 'reason', s.reason,
    'created_at', s.created_at, 'n', s.n,
    'steps', case when p_is_sponsor then (
      select jsonb_agg(e.step order by e.place) from jsonb_array_elements(private.get_subscription_steps(s)) with ordinality e (step, place)
      where e.step ->> 'step' <> 'approval'
    ) else private.get_subscription_steps(s) end,
    'entity_id', case when not p_is_sponsor then s.entity_id end,
    'wires', case when p_is_sponsor then '[]' else private.list_wire_approvals(s) end,
    'fee_cents', (
      select private.get_subscription_fee(s.amount_cents, o.fee_bps) from private.offerings o where o.id = s.offering_id
    ),
    'accreditation', private.build_check_json(private.get_newest_check(s.offering_id, s.investor_id, 'accreditation')),
    'kyc', case when p_is_sponsor then v_kyc end,
    'investor', case when p_is_sponsor then s.investor_name end, 'email', case when p_is_sponsor then s.investor_email end,
    'reminded_at', case when p_is_sponsor then s.reminded_at end
  );
end $$;

create function private.list_offerings(
  p_side text default 'investor', p_after text default null, p_page_size public.whole_number default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 100);
  v_side constant text := case when p_side = 'sponsor' then 'sponsor' else 'investor' end;
  v_scope constant text := 'offerings of ' || v_side;
  v_from constant private.time_cursor := private.open_time_cursor(v_scope, p_after);
  v_tenant_id constant uuid := private.administered_tenant_id();
  v_email constant text := private.get_my_confirmed_email();
  v_rows jsonb[];
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view offerings.' using errcode = '42501';
  end if;
  v_rows := array(
    select private.build_offering_json(o) || case when v_side = 'sponsor' then jsonb_build_object(
        'committed_cents', o.committed_cents, 'progress', null, 'mine_cents', null, 'mine_status', null,
        'investors', (
          select count(distinct s.investor_email) from private.subscriptions s
          where s.offering_id = o.id and s.status in ('committed', 'signed', 'accepted')
        )
      ) else jsonb_build_object(
        'committed_cents', null, 'progress', private.get_rounded_progress(o), 'investors', null,
        'mine_cents', m.cents, 'mine_status', m.status
      ) end || jsonb_build_object('cursor', private.seal_cursor(v_scope, jsonb_build_array(o.created_at, o.id)))
    from (
      select x.* from private.offerings x
      where x.id in (
        select t.id from private.offerings t where v_side = 'sponsor' and t.tenant_id = v_tenant_id
        union
        select t.id from private.offerings t where v_side = 'investor' and t.status = 'open' and t.rule = '506c'
        union
        select s.offering_id from private.subscriptions s where v_side = 'investor' and s.investor_id = auth.uid()
        union
        select i.offering_id from private.offering_invitations i join private.investor_relationships r on r.id = i.relationship_id
        where v_side = 'investor' and r.email = v_email
      ) and (x.created_at, x.id) < (v_from.at, v_from.id)
        and (v_side = 'sponsor' or private.can_view_offering(x))
      order by x.created_at desc, x.id desc limit v_size
    ) o
    left join lateral (
      select sum(s.amount_cents)::bigint as cents,
        coalesce(max(s.status) filter (where s.status = 'accepted'), max(s.status)) as status
      from private.subscriptions s
      where s.offering_id = o.id and s.investor_id = auth.uid() and s.status in ('committed', 'signed', 'accepted')
    ) m on true
    order by o.created_at desc, o.id desc
  );
  return jsonb_build_object(
    'is_sponsor', v_tenant_id is not null, 'rows', to_jsonb(v_rows),
    'next', case when cardinality(v_rows) = v_size then v_rows[v_size] ->> 'cursor' end
  );
end $$;

-- Returns a page of the offerings of the caller's workspace (`sponsor`) or open to the caller (`investor`), newest first.
select private.expose('list_offerings', 'authenticated');

create function private.search_offerings(p_search text) returns table (id uuid, title text, sponsor text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_patterns constant text[] := private.search_patterns(p_search);
  v_tenant_id constant uuid := private.administered_tenant_id();
  v_email constant text := private.get_my_confirmed_email();
begin
  if not private.is_approved() or cardinality(v_patterns) = 0 then
    return;
  end if;
  return query
  select o.id, o.title, o.sponsor_name
  from private.offerings o
  where o.id in (
    select t.id from private.offerings t where t.tenant_id = v_tenant_id
    union
    select t.id from (select * from private.offerings t where t.status = 'open' and t.rule = '506c' order by t.created_at desc limit 1000) t
    union
    select s.offering_id from private.subscriptions s where s.investor_id = auth.uid()
    union
    select i.offering_id from private.offering_invitations i join private.investor_relationships r on r.id = i.relationship_id
    where r.email = v_email
  )
    and private.normalize_search_text(concat_ws(' ', o.title, o.sponsor_name, o.property_name)) like all (v_patterns)
    and (coalesce(o.tenant_id = v_tenant_id, false) or private.can_view_offering(o))
  order by o.created_at desc, o.id desc limit 5;
end $$;

-- Returns up to five offerings that the caller runs, holds, or can subscribe to, for the palette.
select private.expose('search_offerings', 'authenticated');

create function private.get_offering(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_offering private.offerings;
  v_is_sponsor boolean;
begin
  select * into v_offering from private.offerings o where o.id = p_id;
  v_is_sponsor := v_offering.id is not null and private.can_manage_offering(v_offering);
  if v_offering.id is null or not v_is_sponsor and not private.can_view_offering(v_offering) then
    return null;
  end if;
  return private.build_offering_json(v_offering) || jsonb_build_object(
    'is_sponsor', v_is_sponsor, 'today', private.get_local_date(),
    'agreement', v_offering.agreement,
    'committed_cents', case when v_is_sponsor then v_offering.committed_cents end,
    'progress', case when not v_is_sponsor then private.get_rounded_progress(v_offering) end,
    'brand', private.get_published_brand(v_offering.tenant_id) - array['mail_footer', 'sign_in_title', 'sign_in_text'],
    'documents', (
      select coalesce(jsonb_agg(private.build_offering_file_json(f) order by f.added_at, f.id), '[]')
      from private.offering_files f where f.offering_id = p_id and f.kind = 'document' and f.removed_at is null
    ),
    'updates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'title', u.title, 'body', u.body, 'sent_at', u.sent_at, 'sender', u.sender
      ) order by u.sent_at desc, u.id), '[]')
      from (select * from private.offering_updates x where x.offering_id = p_id order by x.sent_at desc limit 100) u
      -- A withdrawn or invited person sees the offering, but not what is written to its investors.
      where v_is_sponsor or exists (
        select from private.subscriptions s where s.offering_id = p_id and s.investor_id = auth.uid() and s.status = 'accepted'
      )
    ),
    'mine', case when not v_is_sponsor then (
      select coalesce(jsonb_agg(private.build_subscription_json(s, false) order by s.created_at desc, s.id), '[]')
      from private.subscriptions s where s.offering_id = p_id and s.investor_id = auth.uid()
    ) end
  );
end $$;

-- Returns one offering with documents, updates, and the caller's own subscriptions; null unless the caller can see it.
select private.expose('get_offering', 'authenticated');

create function private.list_subscriptions(
  p_offering_id uuid, p_after text default null, p_page_size public.whole_number default 100
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 100, 500);
  c_scope constant text := 'subscriptions';
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
  v_offering constant private.offerings := private.get_own_offering(p_offering_id);
  v_rows jsonb[];
begin
  v_rows := array(
    select private.build_subscription_json(s, true) || jsonb_build_object(
      'paid_cents', p.paid + x.paid, 'returned_cents', d.capital + x.capital, 'distributed_cents', d.total + x.total,
      'share', s.amount_cents / nullif(v_offering.offering_cents, 0)::numeric, 'files', private.list_delivered_files(s.id),
      'cursor', private.seal_cursor(c_scope, jsonb_build_array(s.created_at, s.id))
    )
    from private.subscriptions s
    cross join lateral (
      select coalesce(sum(l.cents), 0)::bigint as paid from private.capital_call_lines l
      where l.subscription_id = s.id and l.paid_on is not null
    ) p
    cross join lateral (
      select coalesce(sum(l.capital_cents), 0)::bigint as capital, coalesce(sum(l.cents), 0)::bigint as total
      from private.distribution_lines l where l.subscription_id = s.id and l.is_live
    ) d
    cross join lateral (
      select coalesce(sum(c.contributed_cents), 0)::bigint as paid, coalesce(sum(c.returned_cents), 0)::bigint as capital,
        coalesce(sum(c.received_cents), 0)::bigint as total
      from private.position_carryovers c where c.subscription_id = s.id
    ) x
    where s.offering_id = p_offering_id and (s.created_at, s.id) < (v_from.at, v_from.id)
    order by s.created_at desc, s.id desc limit v_size
  );
  return jsonb_build_object('rows', to_jsonb(v_rows), 'next', case when cardinality(v_rows) = v_size then v_rows[v_size] ->> 'cursor' end);
end $$;

-- Returns a page of an offering's subscriptions for its sponsor, with what each paid and received.
select private.expose('list_subscriptions', 'authenticated');

create table private.offering_updates (
  id uuid primary key,
  offering_id uuid not null references private.offerings (id) on delete cascade,
  title text not null,
  body text not null,
  sender text not null default '',
  sent_at timestamptz not null default clock_timestamp(),

  constraint offering_updates_title_is_plain check (char_length(btrim(title)) >= 3 and private.is_single_line(title, 120)),
  constraint offering_updates_body_is_plain check (char_length(btrim(body)) >= 3 and private.is_plain_message(body, 10000)),
  constraint offering_updates_sender_is_plain check (private.is_single_line(sender, 300))
);
create index offering_updates_offering_idx on private.offering_updates (offering_id, sent_at desc);
alter table private.offering_updates enable row level security;

create function private.send_offering_update(p_id uuid, p_offering_id uuid, p_title text, p_body text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_offering_id);
  v_count integer;
begin
  if exists (select from private.offering_updates u where u.id = p_id) then
    return 0;
  end if;
  perform private.enforce_rate_limit('offering_update', 20, interval '1 day');
  insert into private.offering_updates (id, offering_id, title, body, sender)
  values (p_id, p_offering_id, btrim(p_title), btrim(p_body), coalesce(private.get_my_display_name(), ''));
  insert into private.investor_notices (user_id, kind, key, facts)
  select distinct s.investor_id, 'offering_update', 'update:' || p_id,
    jsonb_build_object('offering', v_offering.title, 'offering_id', p_offering_id, 'title', btrim(p_title))
  from private.subscriptions s where s.offering_id = p_offering_id and s.status = 'accepted' and s.investor_id is not null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- Sends an update to all accepted investors of the caller's offering. Returns how many are notified; a repeat sends nothing.
select private.expose('send_offering_update', 'authenticated');

create function private.message_sponsor(p_offering_id uuid, p_message text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_offering private.offerings;
  v_owner uuid;
  v_id uuid;
begin
  select * into v_offering from private.offerings o where o.id = p_offering_id;
  if v_offering.id is null or not private.can_view_offering(v_offering) then
    raise exception 'Offering not found.' using errcode = 'HXSYN';
  end if;
  select u.user_id into v_owner from public.tenant_users u
  where u.tenant_id = v_offering.tenant_id and u.role in ('owner', 'admin') and private.is_account_active(u.user_id)
  order by u.role = 'owner' desc, u.user_id limit 1;
  if v_owner is null or v_owner = auth.uid() then
    raise exception 'This person cannot be reached.' using errcode = 'HXCVP';
  end if;
  v_id := private.find_or_start_direct_conversation(v_owner, null, v_offering.title);
  perform private.post_message(v_id, p_message);
  return v_id;
end $$;

-- Starts or continues a conversation with the sponsor of an offering that the caller can see.
select private.expose('message_sponsor', 'authenticated');
