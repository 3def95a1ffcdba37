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

  constraint onboarding_states_selected_flow_is_known check (
    selected_flow in ('simple', 'guided', 'comprehensive')
  ),
  constraint onboarding_states_step_range check (step between 1 and 5)
);

select private.set_up_table('public.onboarding_states', '
  select, delete,
  insert (
    has_seen_selector, selected_flow, has_completed_flow, skip_requested, step, search_attempted, pricing_viewed,
    features_viewed
  ),
  update (
    has_seen_selector, selected_flow, has_completed_flow, skip_requested, step, search_attempted, pricing_viewed,
    features_viewed
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

-- Null if the caller is pending approval, has skipped onboarding, or has finished it; the dashboard then
-- stops asking.
create function private.figures_of_onboarding() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  v_state public.onboarding_states;
begin
  if not (select private.is_approved()) then
    return null;
  end if;
  select * into v_state from public.onboarding_states s where s.user_id = (select auth.uid());
  if v_state.skip_requested or (
    v_state.has_completed_flow and v_state.search_attempted and v_state.pricing_viewed and v_state.features_viewed
    and exists (
      select from public.profiles p
      where p.id = v_state.user_id and p.full_name is not null and p.user_type is not null
    )
  ) then
    return null;
  end if;
  return jsonb_build_object('step', coalesce(v_state.step, 1));
end
$$;
grant execute on function private.figures_of_onboarding() to authenticated;
