-- Reserved names that would let a workspace pose as the product or its team.

create function private.reserved_subdomains() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'about', 'abuse', 'account', 'accounts', 'admin', 'administrator', 'api', 'apis', 'app', 'apps', 'ask', 'asset',
    'assets', 'auth', 'autoconfig', 'autodiscover', 'beta', 'billing', 'blog', 'book', 'calendar', 'careers', 'cdn',
    'checkout', 'community', 'console', 'contact', 'dashboard', 'database', 'db', 'demo', 'desktop', 'dev', 'dns', 'doc',
    'docs', 'documentation', 'download', 'downloads', 'email', 'events', 'exchange', 'feed', 'file', 'files', 'forum',
    'ftp', 'functions', 'git', 'go', 'graphql', 'haven', 'help', 'helpdesk', 'hostmaster', 'id', 'identity', 'imap',
    'image', 'images', 'img', 'info', 'internal', 'intranet', 'invoice', 'invoices', 'isatap', 'jobs', 'learn', 'legal',
    'link', 'links', 'local', 'localhost', 'login', 'logout', 'm', 'mail', 'media', 'metrics', 'mobile', 'monitor', 'mx',
    'my', 'news', 'noreply', 'ns', 'oauth', 'official', 'partner', 'partners', 'password', 'pay', 'payment', 'payments',
    'pop', 'portal', 'postmaster', 'press', 'pricing', 'privacy', 'prod', 'production', 'realtime', 'realty', 'register',
    'rest', 'root', 'rss', 'sandbox', 'secure', 'security', 'server', 'sftp', 'shop', 'signin', 'signup', 'smtp',
    'socket', 'ssh', 'sso', 'staff', 'stage', 'staging', 'static', 'status', 'storage', 'store', 'support', 'system',
    'team', 'terms', 'test', 'training', 'trust', 'update', 'updates', 'upload', 'uploads', 'verification', 'verify',
    'vpn', 'web', 'webhook', 'webhooks', 'webmaster', 'wellknown', 'wpad', 'ws', 'www'
  ]
$$;

-- A name made only of these words is reserved.
create function private.reserved_name_words() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'account', 'accounts', 'admin', 'administration', 'administrator', 'administrators', 'app', 'billing',
    'center', 'com', 'contact', 'corp', 'customer', 'customercare', 'department', 'desk', 'email', 'exchange', 'group',
    'haven', 'help', 'inc', 'info', 'llc', 'login', 'ltd', 'mail', 'marketplace', 'moderation', 'moderator', 'my', 'net',
    'noreply', 'notifications', 'office', 'official', 'online', 'our', 'password', 'payment', 'payments',
    'platform', 'postmaster', 'realty', 'root', 'safety', 'secure', 'security', 'service', 'services', 'signin', 'staff',
    'status', 'success', 'support', 'system', 'team', 'the', 'trust', 'trustandsafety', 'usa', 'verification', 'verify', 'webmaster'
  ]
$$;

-- Reduces a name to what readers see: no case, accents, spaces, punctuation, or invisible characters, and one
-- letter for all look-alikes. l and i are treated as the same letter.
create function private.name_skeleton(p_name text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    lower(translate(
      normalize(p_name, nfkd),
      '013457$@!|lLаАеЕоОрРсСуУхХіІїјЈѕЅһҺԁԛԝкКмМтТнНвВαΑεΕοΟρΡνΝυΥιΙκΚτΤχΧηΗμΜβΒıɑɡøØłŁđĐħĦǀⅼ',
      'oieastsaiiiiaaeeooppccyyxxiiijjsshhdqwkkmmttnhbbaaeeooppvnuyiikkttxxnhmmbbiagooiiddhhii'
    )),
    '[^a-z0-9]+', '', 'g'
  )
$$;

-- True if a name contains the product's, ends in "support", or consists only of words for the product's team.
create function private.is_reserved_name(p_name text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_skeleton text;
  v_words constant text := array_to_string(
    array(select private.name_skeleton(w) from unnest(private.reserved_name_words()) w), '|'
  );
begin
  -- A trailing number doesn't make it a different name.
  foreach v_skeleton in array array[
    private.name_skeleton(p_name), private.name_skeleton(regexp_replace(p_name, '[^[:alpha:]]+$', ''))
  ] loop
    if v_skeleton ~ private.name_skeleton('haven exchange') or v_skeleton ~ private.name_skeleton('haven realty')
      or v_skeleton ~ ('^(' || v_words || ')+$')
      or v_skeleton ~ ('(support|' || private.name_skeleton('help desk') || ')(team|desk|center|staff)?$')
    then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- True if the product may use this subdomain itself, or if it looks like one of those. "xn--" starts a name
-- that browsers may show in other letters.
create function private.is_reserved_subdomain(p_subdomain text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_subdomain ~ '^..--' or private.is_reserved_name(p_subdomain) or exists (
    select from unnest(private.reserved_subdomains()) r
    where private.name_skeleton(r) in (
      private.name_skeleton(p_subdomain), private.name_skeleton(regexp_replace(p_subdomain, '[-0-9]+$', ''))
    )
  );
end $$;

-- Staff and the server are exempt.
create function private.prevent_reserved_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_new constant jsonb := to_jsonb(new);
begin
  if auth.role() is distinct from 'authenticated' or private.is_staff() then
    return new;
  end if;
  if private.is_reserved_name(coalesce(v_new ->> 'product_name', v_new ->> 'name')) then
    raise exception 'This name is reserved.' using errcode = 'HXTNR';
  end if;
  if tg_op = 'INSERT' and private.is_reserved_subdomain(v_new ->> 'subdomain') then
    raise exception 'This subdomain is reserved.' using errcode = 'HXTSR';
  end if;
  return new;
end $$;

create trigger prevent_reserved_names before insert or update of name on public.tenants
  for each row execute function private.prevent_reserved_names();
create trigger prevent_reserved_names before insert or update of product_name on private.tenant_brands
  for each row execute function private.prevent_reserved_names();
