-- Claims against the operator's insurance. Reserve, payments, and status are dated movements that are only added, in the
-- order of their days, so that a loss run of a past day never changes.
create table private.insurance_claims (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  policy_id uuid not null references private.insurance_policies (id) on delete cascade,
  number text,
  kind text not null,
  claimant text not null,
  summary text not null,
  occurred_on date not null,
  reported_on date not null,
  incident_id uuid references public.incidents (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint insurance_claims_number_is_plain check (private.is_single_line(number, 60)),
  constraint insurance_claims_kind_is_known check (kind in (
    'fall', 'elopement', 'skin', 'medication', 'abuse', 'property', 'vehicle', 'employee_injury', 'employment', 'data', 'other'
  )),
  constraint insurance_claims_claimant_is_known check (claimant in ('resident', 'visitor', 'employee', 'vendor', 'organization')),
  constraint insurance_claims_summary_is_plain check (char_length(btrim(summary)) >= 3 and private.is_single_line(summary, 300)),
  constraint insurance_claims_occurred_on_in_range check (occurred_on between '1950-01-01' and '2200-01-01'),
  constraint insurance_claims_reported_on_in_range check (reported_on between '1950-01-01' and '2200-01-01'),
  constraint insurance_claims_dates_are_in_order check (reported_on >= occurred_on)
);

comment on column private.insurance_claims.claimant is 'The role of the claimant. Names and health details stay out of claims.';

create index insurance_claims_community_idx on private.insurance_claims (community_id, occurred_on desc);
create index insurance_claims_policy_idx on private.insurance_claims (policy_id, occurred_on);
create index insurance_claims_incident_idx on private.insurance_claims (incident_id);

alter table private.insurance_claims enable row level security;

create table private.claim_movements (
  id uuid primary key,
  claim_id uuid not null references private.insurance_claims (id) on delete cascade,
  day date not null,
  kind text not null,
  amount_cents bigint not null default 0,
  note text,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by_name text not null default '',

  constraint claim_movements_day_in_range check (day between '1950-01-01' and '2200-01-01'),
  constraint claim_movements_kind_is_known check (kind in ('opened', 'reserve', 'paid', 'recovered', 'closed', 'reopened')),
  constraint claim_movements_amount_in_range check (amount_cents between -100000000000000 and 100000000000000),
  constraint claim_movements_amount_where_money_moves check ((amount_cents <> 0) = (kind in ('reserve', 'paid', 'recovered'))),
  constraint claim_movements_note_is_plain check (private.is_single_line(note, 300)),
  constraint claim_movements_recorded_by_name_is_plain check (private.is_single_line(recorded_by_name, 300))
);

comment on column private.claim_movements.amount_cents is 'The change of the reserve, or the amount paid or recovered; negative to reverse.';

create index claim_movements_claim_idx on private.claim_movements (claim_id, day, recorded_at);

alter table private.claim_movements enable row level security;

create trigger refuse_change before update or delete on private.claim_movements
  for each row execute function private.refuse_compliance_history_change();

-- Returns a claim's balances and status at the end of a day.
create function private.get_claim_value(p_claim_id uuid, p_day date)
returns table (status text, reserve_cents bigint, paid_cents bigint, recovered_cents bigint, incurred_cents bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select
    case (array_agg(m.kind order by m.day desc, m.recorded_at desc, m.id) filter (where m.kind in ('opened', 'closed', 'reopened')))[1]
      when 'closed' then 'closed' else 'open'
    end,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'reserve'), 0)::bigint,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'paid'), 0)::bigint,
    coalesce(sum(m.amount_cents) filter (where m.kind = 'recovered'), 0)::bigint,
    coalesce(sum(case m.kind when 'recovered' then -m.amount_cents else m.amount_cents end), 0)::bigint
  from private.claim_movements m where m.claim_id = p_claim_id and m.day <= p_day;
end $$;

-- Requires an incident of the community that the caller's position may read.
create function private.require_claim_incident(p_community_id uuid, p_incident_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_incident_id is not null and (
    not p_community_id = any (private.list_my_community_ids('incidents', 'read'))
    or not exists (select from public.incidents i where i.id = p_incident_id and i.community_id = p_community_id)
  ) then
    raise exception 'Record not found.' using errcode = '42501';
  end if;
end $$;

create function private.save_insurance_claim(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.insurance_claims;
  v_new private.insurance_claims;
  v_day date;
begin
  perform private.begin_compliance_change(p_community_id, 'insurance_claims');
  select * into v_old from private.insurance_claims c where c.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id);
  if private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  v_day := private.get_community_day(p_community_id);
  if v_new.incident_id is distinct from v_old.incident_id then
    perform private.require_claim_incident(p_community_id, v_new.incident_id);
  end if;
  if v_new.reported_on > v_day then
    raise exception 'Enter a day until today.' using errcode = 'HXXDA';
  elsif not exists (
    select from private.insurance_policies i
    where i.id = v_new.policy_id and i.removed_at is null and p_community_id = any (i.community_ids)
  ) then
    raise exception 'Choose a policy that belongs to this community.' using errcode = 'HXXCP';
  elsif exists (
    select from private.claim_movements m where m.claim_id = p_id and m.day < v_new.reported_on
  ) then
    raise exception 'Movements before that day exist.' using errcode = 'HXXMD';
  end if;
  if v_old.id is null then
    insert into private.insurance_claims (
      id, community_id, policy_id, number, kind, claimant, summary, occurred_on, reported_on, incident_id
    )
    values (
      p_id, p_community_id, v_new.policy_id, nullif(btrim(v_new.number), ''), v_new.kind, v_new.claimant, btrim(v_new.summary),
      v_new.occurred_on, v_new.reported_on, v_new.incident_id
    );
    insert into private.claim_movements (id, claim_id, day, kind, recorded_by_name)
    values (md5(p_id || 'opened')::uuid, p_id, v_new.reported_on, 'opened', coalesce(private.get_my_display_name(), ''));
  else
    -- Policy and dates place the claim on loss runs, so they stay.
    update private.insurance_claims c
    set number = nullif(btrim(v_new.number), ''), kind = v_new.kind, claimant = v_new.claimant, summary = btrim(v_new.summary),
      incident_id = v_new.incident_id, version = c.version + 1
    where c.id = p_id;
  end if;
end $$;

-- Adds a claim, or changes its description. Policy and dates stay as they were reported.
select private.expose('save_insurance_claim', 'authenticated');

create function private.add_claim_movement(p_id uuid, p_claim_id uuid, p_values public.payload) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_claim private.insurance_claims;
  v_new constant private.claim_movements := jsonb_populate_record(null::private.claim_movements, p_values);
  v_value record;
  v_last date;
begin
  select * into v_claim from private.insurance_claims c where c.id = p_claim_id for update;
  perform private.begin_compliance_change(v_claim.community_id, 'insurance_claims');
  if exists (select from private.claim_movements m where m.id = p_id and m.claim_id = p_claim_id) then
    return;
  end if;
  select max(m.day) into v_last from private.claim_movements m where m.claim_id = p_claim_id;
  select * into v_value from private.get_claim_value(p_claim_id, 'infinity');
  if v_new.kind not in ('reserve', 'paid', 'recovered', 'closed', 'reopened') then
    raise exception 'Unknown movement.' using errcode = '22023';
  elsif (select count(*) from private.claim_movements m where m.claim_id = p_claim_id) >= 1000 then
    raise exception 'A claim has up to 1,000 movements.' using errcode = 'HXXFU';
  elsif v_new.day < v_last or v_new.day > private.get_community_day(v_claim.community_id) then
    raise exception 'Movements are added in the order of their days.' using errcode = 'HXXMD';
  elsif v_value.status = 'closed' and v_new.kind in ('closed', 'reserve') or v_value.status = 'open' and v_new.kind = 'reopened' then
    raise exception 'The claim is already in this state.' using errcode = 'HXXCS';
  elsif v_new.kind = 'reserve' and v_value.reserve_cents + v_new.amount_cents < 0
    or v_new.kind = 'paid' and v_value.paid_cents + v_new.amount_cents < 0
    or v_new.kind = 'recovered' and not v_value.recovered_cents + v_new.amount_cents between 0 and v_value.paid_cents
  then
    raise exception 'The balance would be below zero.' using errcode = 'HXXBZ';
  elsif v_new.kind = 'closed' and v_value.reserve_cents <> 0 then
    raise exception 'Release the reserve before you close the claim.' using errcode = 'HXXRS';
  end if;
  insert into private.claim_movements (id, claim_id, day, kind, amount_cents, note, recorded_by_name)
  values (
    p_id, p_claim_id, v_new.day, v_new.kind, case when v_new.kind in ('closed', 'reopened') then 0 else v_new.amount_cents end,
    nullif(btrim(v_new.note), ''), coalesce(private.get_my_display_name(), '')
  );
end $$;

-- Adds a change of the reserve, a payment, a recovery, or a change of status. A repeat with the same ID changes nothing.
select private.expose('add_claim_movement', 'authenticated');

create function private.get_loss_run(p_community_id uuid, p_valued_on date, p_policy_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_community_right(p_community_id, 'insurance_claims', 'read');
  if p_valued_on is null or p_valued_on not between '1950-01-01' and private.get_community_day(p_community_id) then
    raise exception 'Enter a day until today.' using errcode = 'HXXDA';
  end if;
  return jsonb_build_object(
    'community', (select c.name from public.communities c where c.id = p_community_id), 'valued_on', p_valued_on,
    'policies', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'line', i.line, 'carrier', i.carrier, 'number', i.number, 'effective_on', i.effective_on,
        'expires_on', i.expires_on, 'claims', coalesce(l.claims, '[]')
      ) order by i.effective_on desc, i.line, i.id), '[]')
      from (
        select * from private.insurance_policies x
        where p_community_id = any (x.community_ids) and x.removed_at is null and x.effective_on <= p_valued_on
          and (p_policy_id is null or x.id = p_policy_id)
        order by x.effective_on desc, x.id limit 500
      ) i
      left join lateral (
        select jsonb_agg(jsonb_build_object(
          'number', c.number, 'kind', c.kind, 'claimant', c.claimant, 'occurred_on', c.occurred_on, 'reported_on', c.reported_on,
          'status', v.status, 'reserve_cents', v.reserve_cents, 'paid_cents', v.paid_cents, 'recovered_cents', v.recovered_cents,
          'incurred_cents', v.incurred_cents
        ) order by c.occurred_on, c.id) as claims
        from (
          select * from private.insurance_claims y
          where y.policy_id = i.id and y.community_id = p_community_id and y.reported_on <= p_valued_on
          order by y.occurred_on, y.id limit 2000
        ) c cross join lateral private.get_claim_value(c.id, p_valued_on) v
      ) l on true
    )
  );
end $$;

-- Returns the claims of a community by policy, valued at the end of a day.
select private.expose('get_loss_run', 'authenticated');
