-- By what a company is recognised: its name in plain spelling, and the domains of its website and of its members' addresses.
-- A key that begins with @ is a domain. They run inside a generated column, so they name where they look.

-- "Acme", "ACME, Inc." and "The Acme Company" are one name; so are "Wal-Mart" and "Walmart".
CREATE OR REPLACE FUNCTION plain_company(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT replace(regexp_replace(regexp_replace(btrim(regexp_replace(replace(
      regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036F.''`\u00B4\u2018\u2019]', '', 'g'),
      '&', ' and '), '[\s!-/:-@\[-`{-~\u00A0-\u00BF\u2000-\u206F]+', ' ', 'g')),
    '^the (?=.)', ''),
    '( (and|inc|incorporated|llc|ltd|limited|corp|corporation|co|company|gmbh|mbh|ag|kg|se|plc|lp|llp|pllc|pc|sa|sas|sarl|srl|spa|bv|nv|ab|as|oy|pty|pte|kk))+$', ''),
    ' ', '')
$$;--> statement-breakpoint
-- "https://www.acme.com/jobs", "jane@acme.com" and "acme.com" are one domain; a name with a space is none.
CREATE FUNCTION domain_of(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT regexp_replace((regexp_match(lower(btrim(words)),
    '^(?:[a-z][a-z0-9+.-]*://)?(?:[^/@\s]*@)?((?:[^\s/@:?#.,]+\.)+[^\s/@:?#.,0-9][^\s/@:?#.,]+)\.?(?::\d+)?(?:[/?#].*)?$'))[1], '^www\.', '')
$$;--> statement-breakpoint
-- Where anybody can have an address, an address says nothing about where they work.
CREATE FUNCTION is_free_mail(domain text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT domain ~ ('^((gmail|googlemail|icloud|me|mac|aol|aim|mail|email|usa|inbox|hey|duck|rocketmail|ymail|protonmail|tutanota|tuta|hushmail|fastmail|lycos|juno'
    || '|qq|163|126|sina|naver|hanmail|daum|rediffmail)\.com|(outlook|hotmail|live|msn|yahoo|gmx|yandex|zoho)\.([a-z]{2,3}|com?\.[a-z]{2})'
    || '|web\.de|t-online\.de|freenet\.de|proton\.me|pm\.me|protonmail\.ch|mail\.ru|bk\.ru|list\.ru|inbox\.ru|comcast\.net|verizon\.net|att\.net|sbcglobal\.net'
    || '|bellsouth\.net|cox\.net|charter\.net|earthlink\.net|orange\.fr|free\.fr|wanadoo\.fr|laposte\.net|libero\.it|fastmail\.fm|tutanota\.de)$')
$$;--> statement-breakpoint
-- What somebody typed to block, as keys.
CREATE FUNCTION blocking_keys(names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT coalesce(array_agg(DISTINCT key ORDER BY key), '{}') FROM (
    SELECT plain_company(name) AS key FROM unnest(names) AS name
    UNION ALL SELECT '@' || domain_of(name) FROM unnest(names) AS name WHERE NOT is_free_mail(domain_of(name))
  ) AS k WHERE key <> ''
$$;--> statement-breakpoint
-- What a company goes by: careers.acme.com is acme.com too.
CREATE FUNCTION company_keys(names text[], addresses text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_catalog AS $$
  SELECT coalesce(array_agg(DISTINCT key ORDER BY key), '{}') FROM (
    SELECT plain_company(name) AS key FROM unnest(names) AS name
    UNION ALL
    SELECT '@' || domain FROM (SELECT string_to_array(domain_of(address), '.') AS labels FROM unnest(names || addresses) AS address) AS d,
      generate_series(1, cardinality(labels) - 1) AS n, array_to_string(labels[n:], '.') AS domain
      WHERE NOT is_free_mail(domain)
  ) AS k WHERE key <> ''
$$;
