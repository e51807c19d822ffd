-- True if a text contains this exact email address, not one that only begins or ends with it.
CREATE OR REPLACE FUNCTION names_address(said text, address text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT strpos(lower(said), lower(address)) > 0 AND said ~* ('(^|[^[:alnum:]._%+-])' || regexp_replace(address, '([^[:alnum:]])', '\\\1', 'g') || '($|[^[:alnum:].-]|\.($|[^[:alnum:]]))')
$$;
