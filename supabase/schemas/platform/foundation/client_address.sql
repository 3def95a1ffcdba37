-- An IPv6 line owns a whole network of addresses and could use a new one per ticket, so the network counts as
-- one sender. Invalid addresses are grouped together.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_address inet;
begin
  -- Strips the zone, which belongs to the receiving machine, and unwraps IPv4-mapped IPv6 addresses.
  v_address := regexp_replace(
    split_part(
      coalesce(
        nullif(v_headers ->> 'cf-connecting-ip', ''),
        btrim(split_part(v_headers ->> 'x-forwarded-for', ',', 1))
      ),
      '%', 1
    ),
    '^::ffff:(?=\d+\.)', '', 'i'
  );
  return case when family(v_address) = 6 then network(set_masklen(v_address, 64))::text else host(v_address) end;
exception when invalid_text_representation then
  return null;
end
$$;
