-- True if a text contains this exact email address, not one that only begins or ends with it.
CREATE OR REPLACE FUNCTION mentions_address(body text, address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strpos(lower(body), lower(address)) > 0 AND body ~* ('(^|[^[:alnum:]._%+-])' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') || '($|[^[:alnum:].-]|\.($|[^[:alnum:]]))')
$$;
