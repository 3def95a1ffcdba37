-- Domains that no workspace can claim, because anyone can get an email there.

-- Providers with the same name in many countries: yahoo.co.uk, hotmail.fr, gmx.at.
create function private.public_mail_names() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'aol', 'email', 'fastmail', 'freemail', 'gmail', 'gmx', 'googlemail', 'hotmail', 'hushmail', 'icloud', 'inbox',
    'live', 'mail', 'msn', 'outlook', 'proton', 'protonmail', 'rediffmail', 'rocketmail', 'runbox', 'tutanota', 'windowslive',
    'yahoo', 'yandex', 'ymail', 'zoho', 'zohomail'
  ]
$$;

create function private.public_mail_domains() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    '10minutemail.com', '126.com', '139.com', '163.com', '188.com', '1und1.de', 'abv.bg', 'aim.com', 'alice.it', 'aliyun.com',
    'aol.com', 'arcor.de', 'att.net', 'bell.net', 'bellsouth.net', 'bigpond.com', 'bigpond.net.au', 'bk.ru', 'bluewin.ch',
    'btinternet.com', 'centrum.cz', 'centurylink.net', 'charter.net', 'comcast.net', 'cox.net', 'daum.net', 'disroot.org',
    'docomo.ne.jp', 'duck.com', 'earthlink.net', 'embarqmail.com', 'excite.com', 'fibertel.com.ar', 'foxmail.com', 'free.fr',
    'freenet.de', 'frontier.com', 'frontiernet.net', 'gmx.com', 'gmx.net', 'grr.la', 'guerrillamail.com', 'hanmail.net',
    'hey.com', 'hotmail.com', 'hush.com', 'i.ua', 'icloud.com', 'interia.pl', 'internode.on.net', 'juno.com', 'kolabnow.com',
    'laposte.net', 'libero.it', 'list.ru', 'live.com', 'lycos.com', 'mac.com', 'mail.com', 'mailbox.org', 'mailfence.com',
    'mailinator.com', 'me.com', 'mindspring.com', 'msn.com', 'myyahoo.com', 'nate.com', 'naver.com', 'netscape.net',
    'netzero.net', 'ntlworld.com', 'o2.co.uk', 'o2.pl', 'office365.com', 'onet.pl', 'online.de', 'onmicrosoft.com',
    'optonline.net', 'optusnet.com.au', 'orange.fr', 'outlook.com', 'passport.com', 'pm.me', 'posteo.de', 'posteo.net',
    'privaterelay.appleid.com', 'prodigy.net', 'protonmail.ch', 'qq.com', 'rambler.ru', 'riseup.net', 'roadrunner.com',
    'rogers.com', 'rr.com', 'sapo.pt', 'sbcglobal.net', 'seznam.cz', 'sfr.fr', 'shaw.ca', 'simplelogin.com', 'sina.cn',
    'sina.com', 'sky.com', 'sohu.com', 'spectrum.net', 'startmail.com', 'swbell.net', 'sympatico.ca', 't-online.de',
    'talktalk.net', 'telenet.be', 'telus.net', 'temp-mail.org', 'terra.com.br', 'tiscali.co.uk', 'tiscali.it', 'tuta.com',
    'tuta.io', 'tutamail.com', 'ukr.net', 'uol.com.br', 'usa.net', 'verizon.net', 'videotron.ca', 'virgilio.it',
    'virginmedia.com', 'wanadoo.fr', 'web.de', 'windstream.net', 'wp.pl', 'xtra.co.nz', 'ya.ru', 'yahoo.com', 'yeah.net',
    'yopmail.com', 'ziggo.nl'
  ]
$$;

-- Registries and hosts give out names under these to anyone. A bare country code never passes the domain
-- format check.
create function private.is_public_suffix(p_domain text) returns boolean
language sql immutable set search_path = '' as $$
  select p_domain ~ '^(ac|co|com|edu|gob|gov|govt|gouv|id|ind|info|ltd|me|mil|ne|net|nhs|nic|nom|or|org|plc|police|sch)\.[a-z]{2}$'
    or p_domain in (
      'appspot.com', 'azurewebsites.net', 'blogspot.com', 'cloudfront.net', 'duckdns.org', 'firebaseapp.com', 'fly.dev',
      'github.io', 'gitlab.io', 'herokuapp.com', 'myshopify.com', 'netlify.app', 'ngrok.io', 'onrender.com', 'pages.dev',
      'squarespace.com', 'uk.com', 'us.com', 'eu.com', 'de.com', 'vercel.app', 'weebly.com', 'web.app', 'wixsite.com',
      'wordpress.com', 'workers.dev'
    )
$$;

-- True for a public mail domain, its subdomains, and public suffixes.
create function private.is_public_mail_domain(p_domain text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  v_domain text := lower(btrim(p_domain, '. '));
begin
  if private.is_public_suffix(v_domain) then
    return true;
  end if;
  while position('.' in v_domain) > 0 loop
    if v_domain = any (private.public_mail_domains())
      or v_domain ~ '^[^.]+\.((com?|net|org)(\.[a-z]{2})?|[a-z]{2}|me)$'
        and split_part(v_domain, '.', 1) = any (private.public_mail_names())
    then
      return true;
    end if;
    v_domain := substr(v_domain, position('.' in v_domain) + 1);
  end loop;
  return false;
end $$;
