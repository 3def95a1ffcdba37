-- Onboarding progress, so users can continue on another device.
create table public.onboarding_states (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  has_seen_selector boolean not null default false,
  selected_flow text,
  has_completed_flow boolean not null default false,
  skip_requested boolean not null default false,
  step integer not null default 1,
  search_attempted boolean not null default false,
  pricing_viewed boolean not null default false,
  features_viewed boolean not null default false,
  checklist_hidden boolean not null default false,

  constraint onboarding_states_selected_flow_is_known check (
    selected_flow in ('simple', 'guided', 'comprehensive')
  ),
  constraint onboarding_states_step_range check (step between 1 and 5)
);

select private.set_up_table('public.onboarding_states', '
  select, delete,
  insert (
    has_seen_selector, selected_flow, has_completed_flow, skip_requested, step, search_attempted, pricing_viewed,
    features_viewed, checklist_hidden
  ),
  update (
    has_seen_selector, selected_flow, has_completed_flow, skip_requested, step, search_attempted, pricing_viewed,
    features_viewed, checklist_hidden
  )
');

create policy "Users read their onboarding progress" on public.onboarding_states
  for select to authenticated using (user_id = (select auth.uid()));

create policy "Users save their onboarding progress" on public.onboarding_states
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.is_approved()));

create policy "Users update their onboarding progress" on public.onboarding_states
  for update to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()))
  with check (user_id = (select auth.uid()));

create policy "Users restart their onboarding" on public.onboarding_states
  for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.is_approved()));

-- The first steps of the dashboard and whether the caller's rows complete them. Sample rows never count. Null for
-- an account without access.
create function private.figures_of_onboarding() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me constant uuid := auth.uid();
  v_workspace_ids constant uuid[] := private.list_my_workspace_ids();
  v_state public.onboarding_states;
  v_vendor public.vendors;
begin
  if not private.is_approved() then
    return null;
  end if;
  select * into v_state from public.onboarding_states s where s.user_id = v_me;
  select * into v_vendor from public.vendors v where v.user_id = v_me;
  return jsonb_build_object(
    'step', coalesce(v_state.step, 1),
    'is_hidden', coalesce(v_state.checklist_hidden, false),
    'samples', private.count_samples(v_me),
    'can_add_samples', cardinality(private.list_sample_kinds()) > 0,
    'verification', v_vendor.verification_status,
    'vendor_since', v_vendor.created_at,
    'done', jsonb_build_object(
      'profile', exists (
        select from public.profiles p
        where p.id = v_me and btrim(p.full_name) <> '' and btrim(p.phone) <> '' and btrim(p.company_name) <> ''
      ),
      'license', exists (select from public.professional_licenses l where l.user_id = v_me),
      'listing', exists (select from public.listings l where l.broker_id = any (private.my_brokers())),
      'draft', exists (select from public.listings l where l.broker_id = any (private.my_brokers())) or exists (
        select from public.listing_drafts d where d.user_id = v_me and not d.is_sample
      ),
      'contact', exists (
        select from public.contacts c
        where c.owner_id = v_me and c.workspace_id = any (v_workspace_ids) and c.deleted_at is null and not c.is_sample
      ),
      'deal', exists (
        select from public.deals d
        where d.owner_id = v_me and d.workspace_id = any (v_workspace_ids) and d.deleted_at is null and not d.is_sample
      ),
      'search', exists (select from public.saved_searches s where s.user_id = v_me and not s.is_sample),
      'saved', exists (select from public.saved_listings s where s.user_id = v_me),
      'community', exists (
        select from public.communities c
        where c.id = any (private.list_my_community_ids('communities', 'read')) and not c.is_sample
      ),
      'team', exists (select from public.tenant_users u where u.user_id = v_me),
      'vendor', v_vendor.id is not null,
      'credential', exists (select from public.vendor_credentials c where c.vendor_id = v_vendor.id),
      'verified', coalesce(v_vendor.verified, false),
      'brokerage', exists (
        select from private.brokerages b where b.broker_of_record = v_me and b.license_number <> ''
      ),
      'members', exists (
        select from public.tenant_users u
        join public.tenant_users other on other.tenant_id = u.tenant_id and other.user_id <> v_me
        where u.user_id = v_me
      ) or exists (select from private.tenant_invitations i where i.invited_by = v_me),
      'two_factor', exists (select from auth.mfa_factors f where f.user_id = v_me and f.status = 'verified'),
      'reviewed', exists (
        select from public.admin_audit_log a
        where a.actor_id = v_me and a.action in ('user_approve', 'user_reject')
      )
    )
  );
end $$;
grant execute on function private.figures_of_onboarding() to authenticated;

-- Saves an applicant's own profile while staff reviews the account. Other changes stay closed until then.
create function private.complete_pending_profile(
  p_first_name text, p_last_name text, p_phone text default null, p_company_name text default null,
  p_bio text default null
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_verified_session() then
    raise exception 'Complete two-factor authentication first.' using errcode = '42501';
  end if;
  update public.profiles p set
    first_name = nullif(btrim(p_first_name), ''), last_name = nullif(btrim(p_last_name), ''),
    phone = nullif(btrim(p_phone), ''), company_name = nullif(btrim(p_company_name), ''), bio = nullif(btrim(p_bio), '')
  where p.id = auth.uid()
    and private.account_status(p.requires_approval, p.approval_status, p.suspended_at) = 'pending';
  if not found then
    raise exception 'This account is not pending approval.' using errcode = '42501';
  end if;
end $$;

-- Saves the profile of an account pending approval.
select private.expose('complete_pending_profile', 'authenticated');
