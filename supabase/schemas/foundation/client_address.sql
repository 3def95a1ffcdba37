-- Whoever has an IPv6 line owns a whole network of addresses and could write each ticket from a fresh one,
-- so the network counts as one sender. What is no address is nobody's in particular.
create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  v_headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  v_address inet;
begin
  -- A zone belongs to the machine that received it; an IPv4 address may come dressed as an IPv6 one.
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
revoke all on function private.client_address() from public, anon, authenticated, service_role;
