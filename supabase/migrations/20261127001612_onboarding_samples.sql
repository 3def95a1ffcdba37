-- No index orders it, so nothing is sampled of it: estimates would tell members of the tours of others.
alter table public.onboarding_states alter column selected_flow set statistics 0;
