-- Returns inquiries about a broker's listings, newest first, with their conversations. Shows no more about
-- the sender than the inquiry email did.
create function private.find_inquiries(
  p_listings uuid[] default null, p_since timestamptz default null, p_before timestamptz default null,
  p_after text default null, p_page_size public.whole_number default 50
) returns table (
  id uuid, asked_at timestamptz, name text, company text, message text, listing_id uuid, property_name text,
  conversation_id uuid, last_message_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_size constant integer := private.limit_page_size(p_page_size, 50, 200);
  c_scope constant text := 'inquiries';
  v_me constant uuid := auth.uid();
  v_from constant private.time_cursor := private.open_time_cursor(c_scope, p_after);
begin
  if not private.is_approved() then
    raise exception 'Only approved accounts can view inquiries.' using errcode = '42501';
  end if;
  return query
  select
    c.id, c.created_at, p.full_name, private.business_name(p), c.message, l.id, l.property_name,
    d.conversation_id, t.last_message_at, private.seal_cursor(c_scope, jsonb_build_array(c.created_at, c.id))
  from public.broker_contacts c
  join public.profiles p on p.id = c.user_id
  left join public.listings l on l.id = c.listing_id
  left join private.direct_conversations d
    on d.first_id = least(c.user_id, v_me) and d.second_id = greatest(c.user_id, v_me)
    and d.listing_id = c.listing_id and private.is_in_conversation(d.conversation_id)
  left join public.chat_conversations t on t.id = d.conversation_id
  where c.broker_id = any (private.my_brokers())
    and (p_listings is null or c.listing_id = any (p_listings))
    and c.created_at >= coalesce(p_since, '-infinity') and c.created_at < coalesce(p_before, 'infinity')
    and (c.created_at, c.id) < (v_from.at, v_from.id)
  order by c.created_at desc, c.id desc
  limit v_size;
end $$;

-- Returns a page of inquiries about the caller's own listings, optionally for some listings and a date range.
select private.expose('find_inquiries', 'authenticated', 'plain');
