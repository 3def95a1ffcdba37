-- Returns dashboard counts by noun. Each noun defines private.figures_of_<noun>() without arguments, which
-- returns an object of numbers or null if it doesn't apply to the caller. They run with the caller's rights,
-- so row-level security applies, and counts are capped at what a screen shows, so their cost is bounded.
create function public.my_figures() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_call name;
  v_part jsonb;
  v_figures jsonb := '{}';
begin
  for v_call in
    select p.proname from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'private' and p.proname like 'figures\_of\_%' and p.pronargs = 0
    order by p.proname
  loop
    execute format('select private.%I()', v_call) into v_part;
    if v_part is not null then
      v_figures := v_figures || jsonb_build_object(substr(v_call, length('figures_of_') + 1), v_part);
    end if;
  end loop;
  return v_figures;
end $$;
grant execute on function public.my_figures() to authenticated;

-- Staff only: accounts waiting for a decision (the first three by name) and new accounts.
create function private.figures_of_accounts() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    return null;
  end if;
  return jsonb_build_object(
    'awaiting_review', (
      select count(*) from (
        select from public.profiles p where p.approval_status = 'pending' and p.requires_approval limit 1000
      ) as waiting
    ),
    'new', (
      select count(*) from (
        select from public.profiles p where p.created_at > now() - interval '7 days' limit 1000
      ) as new
    ),
    'new_before', (
      select count(*) from (
        select from public.profiles p
        where p.created_at <= now() - interval '7 days' and p.created_at > now() - interval '14 days' limit 1000
      ) as new
    ),
    'waiting', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.at), '[]') from (
        select p.id, coalesce(nullif(p.full_name, ''), p.email) as name, p.user_type, p.created_at as at
        from public.profiles p
        where p.approval_status = 'pending' and p.requires_approval
        order by p.created_at limit 3
      ) as w
    )
  );
end $$;
grant execute on function private.figures_of_accounts() to authenticated;
