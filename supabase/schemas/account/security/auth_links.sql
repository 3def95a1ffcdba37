-- Returns the account an email link opens, so a user sees it before using the link. The caller holds the
-- token and could open the account anyway; without it there is nothing to guess.
grant usage on schema private to anon;

create function private.get_email_by_link_token(p_token_hash text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select u.email
    from auth.one_time_tokens t
    join auth.users u on u.id = t.user_id
    -- The hosted auth server emails the hash itself, the embedded one emails the value it hashes.
    where t.token_hash in (p_token_hash, encode(sha256(convert_to(p_token_hash, 'utf8')), 'hex'))
      and char_length(p_token_hash) >= 40
    limit 1
  );
end $$;

select private.expose('get_email_by_link_token', 'anon, authenticated', 'plain');
