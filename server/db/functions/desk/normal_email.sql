-- Normalizes an email address: lower case, without the part after a plus. Gmail also ignores dots.
CREATE OR REPLACE FUNCTION normal_email(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(mailbox, '.', '') || '@gmail.com' ELSE mailbox || '@' || host END, lower(btrim(address)))
  FROM (
    SELECT coalesce(nullif(split_part(substring(clean FROM '^(.*)@'), '+', 1), ''), substring(clean FROM '^(.*)@')) AS mailbox,
      substring(clean FROM '@([^@]*)$') AS host
    FROM (SELECT lower(btrim(address)) AS clean) AS cleaned
  ) AS parts
$$;
