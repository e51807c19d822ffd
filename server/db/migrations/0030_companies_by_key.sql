-- By what a company is recognised: its name in plain spelling, and the domains of its website and of its members' addresses.
-- A key that begins with @ is a domain. They run inside a generated column, so they name where they look.

-- "Acme", "ACME, Inc." and "The Acme Company" are one name; so are "Wal-Mart" and "Walmart", "Société" and "Societe".
-- In plpgsql, which keeps its plans, and without regular expressions where there need be none: this stands before every look
-- into the network.
CREATE OR REPLACE FUNCTION plain_company(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
DECLARE
  plain text := name;
  words text[];
BEGIN
  IF octet_length(plain) <> char_length(plain) THEN
    plain := regexp_replace(normalize(plain, NFKD), '[\u0300-\u036F]', '', 'g');
  END IF;
  plain := replace(translate(lower(plain), '.''`´‘’', ''), '&', ' and ');
  plain := translate(plain, E'!"#$%()*+,-/:;<=>?@[]^_{|}~\\\t\n\r\u00a0\u00ab\u00b7\u00bb\u2010\u2011\u2012\u2013\u2014\u2015\u201c\u201d\u2026', repeat(' ', 60));
  words := array_remove(string_to_array(plain, ' '), '');
  IF words[1] = 'the' AND cardinality(words) > 1 THEN words := words[2:]; END IF;
  WHILE cardinality(words) > 1 AND words[cardinality(words)] IN ('and', 'inc', 'incorporated', 'llc', 'ltd', 'limited', 'corp', 'corporation', 'co', 'company',
      'gmbh', 'mbh', 'ag', 'kg', 'se', 'plc', 'lp', 'llp', 'pllc', 'pc', 'sa', 'sas', 'sarl', 'srl', 'spa', 'bv', 'nv', 'ab', 'as', 'oy', 'pty', 'pte', 'kk') LOOP
    words := words[1:cardinality(words) - 1];
  END LOOP;
  RETURN coalesce(array_to_string(words, ''), '');
END
$$;--> statement-breakpoint
-- "https://www.acme.com/jobs", "jane@acme.com" and "acme.com" are one domain; a name with a space is none.
CREATE FUNCTION domain_of(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
BEGIN
  IF position('.' IN words) = 0 OR words IS NULL THEN RETURN NULL; END IF;
  RETURN regexp_replace((regexp_match(lower(btrim(words)),
    '^(?:[a-z][a-z0-9+.-]*://)?(?:[^/@\s]*@)?((?:[^\s/@:?#.,]+\.)+[^\s/@:?#.,0-9][^\s/@:?#.,]+)\.?(?::\d+)?(?:[/?#].*)?$'))[1], '^www\.', '');
END
$$;--> statement-breakpoint
-- Where anybody can have an address, an address says nothing about where they work.
CREATE FUNCTION is_free_mail(domain text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
BEGIN
  RETURN domain IN ('gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'aim.com', 'mail.com', 'email.com', 'usa.com', 'inbox.com',
      'hey.com', 'duck.com', 'rocketmail.com', 'ymail.com', 'proton.me', 'pm.me', 'protonmail.com', 'protonmail.ch', 'tutanota.com', 'tutanota.de', 'tuta.com',
      'hushmail.com', 'fastmail.com', 'fastmail.fm', 'lycos.com', 'juno.com', 'qq.com', '163.com', '126.com', 'sina.com', 'naver.com', 'hanmail.net', 'daum.net',
      'rediffmail.com', 'web.de', 't-online.de', 'freenet.de', 'mail.ru', 'bk.ru', 'list.ru', 'inbox.ru', 'comcast.net', 'verizon.net', 'att.net',
      'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'earthlink.net', 'orange.fr', 'free.fr', 'wanadoo.fr', 'laposte.net', 'libero.it')
    OR (split_part(domain, '.', 1) IN ('outlook', 'hotmail', 'live', 'msn', 'yahoo', 'gmx', 'yandex', 'zoho')
      AND domain ~ '^[a-z]+\.([a-z]{2,3}|com?\.[a-z]{2})$');
END
$$;--> statement-breakpoint
-- What somebody typed to block, as keys.
CREATE FUNCTION blocking_keys(names text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
DECLARE
  keys text[] := '{}';
  name text;
  domain text;
BEGIN
  FOREACH name IN ARRAY names LOOP
    domain := domain_of(name);
    keys := keys || plain_company(name);
    IF domain IS NOT NULL AND NOT is_free_mail(domain) THEN keys := keys || ('@' || domain); END IF;
  END LOOP;
  RETURN array_remove(keys, '');
END
$$;--> statement-breakpoint
-- What a company goes by: careers.acme.com is acme.com too.
CREATE FUNCTION company_keys(names text[], addresses text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
DECLARE
  keys text[] := '{}';
  each text;
  domain text;
BEGIN
  FOREACH each IN ARRAY names LOOP
    keys := keys || plain_company(each);
  END LOOP;
  FOREACH each IN ARRAY names || addresses LOOP
    domain := domain_of(each);
    WHILE domain LIKE '%.%' LOOP
      IF NOT is_free_mail(domain) THEN keys := keys || ('@' || domain); END IF;
      domain := substr(domain, position('.' IN domain) + 1);
    END LOOP;
  END LOOP;
  RETURN array_remove(keys, '');
END
$$;
