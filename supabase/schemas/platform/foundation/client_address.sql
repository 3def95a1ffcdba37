-- An IPv6 line owns a whole network of addresses and could use a new one per ticket, so the network counts as
-- one sender. Returns null for invalid addresses.
create function private.to_client_network(p_address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  v_address inet;
begin
  -- Strips the zone, which belongs to the receiving machine, and unwraps IPv4-mapped IPv6 addresses.
  v_address := regexp_replace(split_part(btrim(p_address), '%', 1), '^::ffff:(?=\d+\.)', '', 'i');
  return case when family(v_address) = 6 then network(set_masklen(v_address, 64))::text else host(v_address) end;
exception when invalid_text_representation then
  return null;
end $$;

-- Returns the network of the request's client. Invalid addresses are grouped together.
create function private.client_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  v_headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return private.to_client_network(
    coalesce(nullif(v_headers ->> 'cf-connecting-ip', ''), split_part(v_headers ->> 'x-forwarded-for', ',', 1))
  );
end $$;
