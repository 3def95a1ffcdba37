-- Returns inquiries about a broker's listings, newest first, with their conversations. Shows no more about
-- the sender than the inquiry email did.
create function private.find_inquiries(
  p_listings uuid[], p_since timestamptz, p_before timestamptz, p_after text, p_size integer
) returns table (
  id uuid, asked_at timestamptz, name text, company text, message text, listing_id uuid, property_name text,
  conversation_id uuid, last_message_at timestamptz, cursor text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  c_scope constant text := 'inquiries';
  v_me constant uuid := auth.uid();
  v_from constant jsonb := private.open_cursor(c_scope, p_after);
begin
  if not coalesce(private.is_approved(), false) then
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
    and (c.created_at, c.id) < (
      coalesce((v_from ->> 0)::timestamptz, 'infinity'),
      coalesce((v_from ->> 1)::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    )
  order by c.created_at desc, c.id desc
  limit p_size;
end
$$;
grant execute on function private.find_inquiries(uuid[], timestamptz, timestamptz, text, integer) to authenticated;

-- Returns a page of inquiries about the caller's own listings, optionally for some listings and a date range.
create function public.find_inquiries(
  listings uuid[] default null, since timestamptz default null, before timestamptz default null,
  after text default null, page_size public.whole_number default 50
) returns table (
  id uuid, asked_at timestamptz, name text, company text, message text, listing_id uuid, property_name text,
  conversation_id uuid, last_message_at timestamptz, cursor text
)
language sql stable set search_path = ''
as $$
  select * from private.find_inquiries($1, $2, $3, $4, least(greatest(coalesce($5, 50), 1), 200))
$$;
grant execute on function public.find_inquiries(uuid[], timestamptz, timestamptz, text, public.whole_number) to authenticated;
