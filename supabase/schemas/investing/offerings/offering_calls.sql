-- What a sponsor does with an offering and the people it knows.
create function private.require_sponsor() returns public.tenants
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant public.tenants;
begin
  perform private.lock_member();
  select * into v_tenant from public.tenants t where t.id = private.administered_tenant_id();
  if v_tenant.id is null then
    raise exception 'Offerings belong to a workspace. Create one, or ask its owner for administrator rights.' using errcode = 'HXSYW';
  end if;
  return v_tenant;
end $$;

create function private.save_offering(p_id uuid, p_values public.payload, p_n public.whole_number default null) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant constant public.tenants := private.require_sponsor();
  v_before private.offerings;
  v_after private.offerings;
begin
  if jsonb_typeof(p_values) is distinct from 'object' or p_values ? 'tiers' and not private.is_promote_tiers(p_values -> 'tiers') then
    raise exception 'Check the terms.' using errcode = '22023';
  end if;
  select * into v_before from private.offerings o where o.id = p_id for update;
  if v_before.id is not null and v_before.tenant_id is distinct from v_tenant.id then
    raise exception 'Offering not found.' using errcode = 'HXSYN';
  elsif v_before.id is null and p_n is not null then
    raise exception 'Offering not found.' using errcode = 'HXSYN';
  elsif v_before.id is null and (select count(*) from private.offerings o where o.tenant_id = v_tenant.id) >= 500 then
    raise exception 'Too many offerings.' using errcode = 'HXMRT';
  end if;
  v_after := jsonb_populate_record(v_before, p_values - array[
    'id', 'tenant_id', 'sponsor_name', 'status', 'committed_cents', 'n', 'created_at', 'opened_at', 'opened_on', 'closed_at'
  ]);
  v_after.title := btrim(v_after.title);
  if v_before.id is null then
    v_after.id := p_id;
    v_after.tenant_id := v_tenant.id;
    v_after.sponsor_name := private.to_single_line(v_tenant.name, 200);
    v_after.status := 'draft';
    v_after.committed_cents := 0;
    v_after.n := 1;
    v_after.created_at := now();
    v_after.catch_up_bps := coalesce(v_after.catch_up_bps, 0);
    v_after.catch_up_to_bps := coalesce(v_after.catch_up_to_bps, 0);
    v_after.fee_bps := coalesce(v_after.fee_bps, 0);
    v_after.is_preferred_first := coalesce(v_after.is_preferred_first, true);
    insert into private.offerings select v_after.*;
    return 1;
  elsif to_jsonb(v_after) = to_jsonb(v_before) then
    return v_before.n;
  elsif v_before.n is distinct from p_n then
    raise exception 'This offering has changed. Reload and try again.' using errcode = 'HXSYC';
  elsif v_before.status <> 'draft'
    and to_jsonb(v_after) - array['summary', 'closes_on', 'title'] <> to_jsonb(v_before) - array['summary', 'closes_on', 'title']
  then
    raise exception 'Terms can''t change after the offering opens.' using errcode = 'HXSYT';
  end if;
  v_after.n := v_before.n + 1;
  update private.offerings o
  set title = v_after.title, rule = v_after.rule, property_name = v_after.property_name, state = v_after.state,
    care_type = v_after.care_type, summary = v_after.summary, offering_cents = v_after.offering_cents,
    minimum_cents = v_after.minimum_cents, step_cents = v_after.step_cents, preferred_bps = v_after.preferred_bps,
    catch_up_bps = v_after.catch_up_bps, catch_up_to_bps = v_after.catch_up_to_bps, tiers = v_after.tiers,
    is_preferred_first = v_after.is_preferred_first,
    fee_bps = v_after.fee_bps, hold_months = v_after.hold_months, agreement = v_after.agreement,
    closes_on = v_after.closes_on, n = v_after.n
  where o.id = p_id;
  return v_after.n;
end $$;

-- Creates or edits an offering of the caller's workspace. After opening, only title, summary and closing date change.
-- Returns the version.
select private.expose('save_offering', 'authenticated');

create function private.set_offering_status(p_id uuid, p_status text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_id);
begin
  if v_offering.status = p_status then
    return;
  elsif p_status = 'open' and v_offering.status in ('draft', 'closed') then
    if v_offering.closes_on < private.get_local_date() then
      raise exception 'The closing date has passed.' using errcode = 'HXSYP';
    end if;
    update private.offerings o
    set status = 'open', opened_at = coalesce(o.opened_at, now()), opened_on = coalesce(o.opened_on, private.get_local_date()),
      closed_at = null, n = o.n + 1
    where o.id = p_id;
    if v_offering.status = 'draft' then
      insert into private.investor_notices (user_id, kind, key, facts)
      select u.id, 'offering_opened', 'offering_opened:' || p_id,
        jsonb_build_object('offering', v_offering.title, 'sponsor', v_offering.sponsor_name, 'offering_id', p_id)
      from private.offering_invitations i join private.investor_relationships r on r.id = i.relationship_id
      join auth.users u on lower(u.email) = r.email and u.email_confirmed_at is not null
      join private.offerings o on o.id = i.offering_id
      where i.offering_id = p_id and private.is_invited_to_offering(o, r.email)
      on conflict do nothing;
    end if;
  elsif p_status = 'closed' and v_offering.status = 'open' then
    update private.offerings o set status = 'closed', closed_at = now(), n = o.n + 1 where o.id = p_id;
  elsif p_status = 'cancelled' and v_offering.status in ('draft', 'open') then
    if exists (select from private.subscriptions s where s.offering_id = p_id and s.status = 'accepted') then
      raise exception 'An offering with accepted investors can''t be canceled.' using errcode = 'HXSYX';
    end if;
    update private.offerings o set status = 'cancelled', closed_at = now(), n = o.n + 1 where o.id = p_id;
  else
    raise exception 'This step isn''t available for the offering.' using errcode = 'HXSYX';
  end if;
end $$;

-- Opens, closes, reopens, or cancels the caller's offering. A repeat changes nothing.
select private.expose('set_offering_status', 'authenticated');

create function private.record_investor_relationship(
  p_id uuid, p_name text, p_email text, p_established_on date, p_basis text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant constant public.tenants := private.require_sponsor();
  v_email constant text := lower(btrim(p_email));
begin
  if exists (select from private.investor_relationships r where r.id = p_id and r.tenant_id = v_tenant.id) then
    return p_id;
  elsif p_established_on is null or p_established_on > private.get_local_date() then
    raise exception 'Enter the day on which the relationship began.' using errcode = 'HXSYR';
  elsif exists (select from private.investor_relationships r where r.tenant_id = v_tenant.id and r.email = v_email) then
    raise exception 'A relationship with this email is recorded.' using errcode = 'HXSYE';
  end if;
  perform private.enforce_rate_limit('investor_relationship', 500, interval '1 hour');
  insert into private.investor_relationships (id, tenant_id, name, email, established_on, basis, recorded_by, recorder)
  values (
    p_id, v_tenant.id, btrim(p_name), v_email, p_established_on, btrim(p_basis), auth.uid(),
    coalesce(private.get_my_display_name(), '')
  );
  return p_id;
end $$;

-- Records how and since when the sponsor knows a person. The record can't change afterwards; idempotent.
select private.expose('record_investor_relationship', 'authenticated');

create function private.end_investor_relationship(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_tenant constant public.tenants := private.require_sponsor();
begin
  update private.investor_relationships r set ended_at = coalesce(r.ended_at, now()) where r.id = p_id and r.tenant_id = v_tenant.id;
  if not found then
    raise exception 'Person not found.' using errcode = 'HXSYA';
  end if;
end $$;

-- Ends a relationship and every invitation from it at once. Interests that the person holds stay.
select private.expose('end_investor_relationship', 'authenticated');

create function private.invite_to_offering(p_id uuid, p_relationship_id uuid, p_is_invited boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_offering constant private.offerings := private.lock_own_offering(p_id);
  v_person private.investor_relationships;
begin
  select * into v_person from private.investor_relationships r
  where r.id = p_relationship_id and r.tenant_id = v_offering.tenant_id and r.ended_at is null;
  if v_person.id is null then
    raise exception 'Person not found.' using errcode = 'HXSYA';
  end if;
  if not p_is_invited then
    update private.offering_invitations i set ended_at = coalesce(i.ended_at, now())
    where i.offering_id = p_id and i.relationship_id = p_relationship_id;
    return;
  elsif v_offering.rule = '506b' and v_offering.opened_on is not null and v_person.established_on >= v_offering.opened_on then
    raise exception 'A 506(b) offering is for people you knew before it opened.' using errcode = 'HXSYB';
  end if;
  insert into private.offering_invitations (offering_id, relationship_id) values (p_id, p_relationship_id)
  on conflict (offering_id, relationship_id) do update set ended_at = null;
  if v_offering.status = 'open' then
    perform private.notify(
      u.id, 'offering_opened', 'offering_opened:' || p_id,
      jsonb_build_object('offering', v_offering.title, 'sponsor', v_offering.sponsor_name, 'offering_id', p_id)
    )
    from auth.users u where lower(u.email) = v_person.email and u.email_confirmed_at is not null;
  end if;
end $$;

-- Invites a recorded person to an offering, or takes the invitation back.
select private.expose('invite_to_offering', 'authenticated');

create function private.list_investor_relationships(p_offering_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_tenant_id constant uuid := private.administered_tenant_id();
begin
  if v_tenant_id is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', r.id, 'name', r.name, 'email', r.email, 'established_on', r.established_on, 'basis', r.basis,
      'recorded_at', r.recorded_at, 'recorder', r.recorder,
      'is_invited', exists (
        select from private.offering_invitations i
        where i.offering_id = p_offering_id and i.relationship_id = r.id and i.ended_at is null
      )
    ) order by lower(r.name), r.id), '[]')
    from (
      select * from private.investor_relationships x where x.tenant_id = v_tenant_id and x.ended_at is null
      order by lower(x.name), x.id limit 1000
    ) r
  );
end $$;

-- Returns up to 1,000 people that the caller's workspace knows, with their invitations to an offering.
select private.expose('list_investor_relationships', 'authenticated');
