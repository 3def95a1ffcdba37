-- True for the path of a file in a package: relative, without dot segments, and of a type a course needs.
create function private.is_package_path(p_path text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return char_length(p_path) <= 200 and p_path ~ '^[A-Za-z0-9_()+,@ -][A-Za-z0-9_()+,@. -]*(/[A-Za-z0-9_()+,@ -][A-Za-z0-9_()+,@. -]*)*$'
    and lower(p_path) ~ '\.(html?|css|js|json|xml|xsd|dtd|txt|png|jpe?g|gif|webp|svg|mp3|m4a|mp4|webm|vtt|woff2?|ttf|otf|pdf)$';
end $$;
