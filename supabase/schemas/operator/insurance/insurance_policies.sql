-- Insurance policies of the operator, for one or several communities. The home community's positions change them.
create table private.insurance_policies (
  id uuid primary key,
  community_id uuid not null references public.communities (id) on delete cascade,
  community_ids uuid[] not null,
  line text not null,
  carrier text not null,
  number text not null,
  occurrence_cents bigint,
  aggregate_cents bigint,
  deductible_cents bigint,
  premium_cents bigint,
  effective_on date not null,
  expires_on date not null,
  removed_at timestamptz,
  removed_by_name text,
  remove_reason text,
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),

  constraint insurance_policies_communities_include_home check (
    cardinality(community_ids) between 1 and 200 and community_id = any (community_ids)
  ),
  constraint insurance_policies_line_is_known check (
    line in ('general', 'professional', 'property', 'workers', 'umbrella', 'auto', 'cyber', 'employment', 'directors', 'crime', 'other')
  ),
  constraint insurance_policies_carrier_is_plain check (char_length(btrim(carrier)) >= 1 and private.is_single_line(carrier, 160)),
  constraint insurance_policies_number_is_plain check (char_length(btrim(number)) >= 1 and private.is_single_line(number, 60)),
  constraint insurance_policies_occurrence_in_range check (occurrence_cents between 0 and 100000000000000),
  constraint insurance_policies_aggregate_in_range check (aggregate_cents between 0 and 100000000000000),
  constraint insurance_policies_deductible_in_range check (deductible_cents between 0 and 100000000000000),
  constraint insurance_policies_premium_in_range check (premium_cents between 0 and 100000000000000),
  constraint insurance_policies_effective_on_in_range check (effective_on between '1950-01-01' and '2200-01-01'),
  constraint insurance_policies_expires_on_in_range check (expires_on between '1950-01-01' and '2200-01-01'),
  constraint insurance_policies_dates_are_in_order check (expires_on > effective_on),
  constraint insurance_policies_removed_by_name_is_plain check (private.is_single_line(removed_by_name, 300)),
  constraint insurance_policies_reason_is_plain check (private.is_single_line(remove_reason, 300))
);

create index insurance_policies_communities_idx on private.insurance_policies using gin (community_ids);
create index insurance_policies_community_idx on private.insurance_policies (community_id);
create index insurance_policies_ending_idx on private.insurance_policies (expires_on) where removed_at is null;

alter table private.insurance_policies enable row level security;

create function private.save_insurance_policy(p_id uuid, p_community_id uuid, p_version public.whole_number, p_values public.payload)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_old private.insurance_policies;
  v_new private.insurance_policies;
begin
  perform private.begin_compliance_change(p_community_id, 'insurance_policies');
  select * into v_old from private.insurance_policies i where i.id = p_id for update;
  perform private.require_same_community(v_old.community_id, p_community_id, v_old.removed_at);
  if private.is_repeated_save(v_old.version, p_version, 'HXXVC') then
    return;
  end if;
  v_new := jsonb_populate_record(v_old, p_values);
  v_new.community_ids := array(
    select distinct c from unnest(coalesce(v_new.community_ids, '{}') || p_community_id) c where c is not null
  );
  if not v_new.community_ids <@ (private.list_my_community_ids('insurance_policies', 'change') || coalesce(v_old.community_ids, '{}')) then
    raise exception 'Record not found.' using errcode = '42501';
  elsif exists (
    select from private.insurance_claims c where c.policy_id = p_id and not c.community_id = any (v_new.community_ids)
  ) then
    raise exception 'This policy has claims of that community.' using errcode = 'HXXPC';
  end if;
  insert into private.insurance_policies as i (
    id, community_id, community_ids, line, carrier, number, occurrence_cents, aggregate_cents, deductible_cents, premium_cents,
    effective_on, expires_on
  )
  values (
    p_id, p_community_id, v_new.community_ids, v_new.line, btrim(v_new.carrier), btrim(v_new.number), v_new.occurrence_cents,
    v_new.aggregate_cents, v_new.deductible_cents, v_new.premium_cents, v_new.effective_on, v_new.expires_on
  )
  on conflict (id) do update
  set community_ids = excluded.community_ids, line = excluded.line, carrier = excluded.carrier, number = excluded.number,
    occurrence_cents = excluded.occurrence_cents, aggregate_cents = excluded.aggregate_cents,
    deductible_cents = excluded.deductible_cents, premium_cents = excluded.premium_cents, effective_on = excluded.effective_on,
    expires_on = excluded.expires_on, version = i.version + 1;
end $$;

-- Adds an insurance policy or corrects one. A renewal is a new policy.
select private.expose('save_insurance_policy', 'authenticated');

create function private.remove_insurance_policy(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.begin_compliance_change(
    (select i.community_id from private.insurance_policies i where i.id = p_id and i.removed_at is null), 'insurance_policies'
  );
  if exists (select from private.insurance_claims c where c.policy_id = p_id) then
    raise exception 'A policy with claims stays.' using errcode = 'HXXPC';
  end if;
  update private.insurance_policies i
  set removed_at = now(), removed_by_name = coalesce(private.get_my_display_name(), ''),
    remove_reason = private.require_compliance_reason(p_reason)
  where i.id = p_id;
end $$;

-- Removes a policy entered by mistake, if it has no claims.
select private.expose('remove_insurance_policy', 'authenticated');
