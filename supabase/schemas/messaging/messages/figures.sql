-- Dashboard counts: the caller's unread messages, and messages in the last 30 days and the 30 before.
create function private.figures_of_messages() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_approved() then
    return null;
  end if;
  return jsonb_build_object(
    'unread', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.read_at is null limit 1000
      ) as counted
    ),
    'received', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.created_at > now() - interval '30 days' limit 1000
      ) as counted
    ),
    'received_before', (
      select count(*) from (
        select from public.message_notifications m
        where m.user_id = (select auth.uid()) and m.created_at <= now() - interval '30 days'
          and m.created_at > now() - interval '60 days'
        limit 1000
      ) as counted
    )
  );
end $$;
grant execute on function private.figures_of_messages() to authenticated;
