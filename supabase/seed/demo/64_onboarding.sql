-- All demo users have finished onboarding, except the free buyer, who is new, and the seller, who is halfway.
insert into public.onboarding_states (user_id, has_seen_selector, has_completed_flow, skip_requested, checklist_hidden)
select p.id, true, true, true, true from public.profiles p
where p.id::text like 'dec0de00-%' and p.email not in (
  'buyer@demo.havenexchange.example', 'seller@demo.havenexchange.example'
)
on conflict do nothing;

insert into public.onboarding_states (user_id, has_seen_selector, selected_flow, step, search_attempted)
values ('dec0de00-0000-4000-8000-000000000009', true, 'guided', 3, true)
on conflict do nothing;
