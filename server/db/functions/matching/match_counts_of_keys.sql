-- Returns the counts in the order of the given keys. Hidden profiles are not counted.
CREATE OR REPLACE FUNCTION match_counts_of_keys(own_keys integer[], network_keys integer[], hidden uuid[]) RETURNS integer[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  open boolean := match_network_is_open();
  counts integer[];
BEGIN
  SELECT array_agg(coalesce(a.holders, 0) + coalesce(b.holders, 0)
      - CASE WHEN open AND cardinality(hidden) > 0
          THEN (SELECT count(*)::integer FROM candidate_match m WHERE m.subject_id = ANY (hidden) AND m.keys @> ARRAY[k.network]) ELSE 0 END
      ORDER BY k.at) INTO counts
    FROM unnest(own_keys, network_keys) WITH ORDINALITY AS k(own, network, at)
    LEFT JOIN match_key_counts a ON a.pool_id = app_company_id() AND a.key = k.own
    LEFT JOIN match_key_counts b ON open AND b.pool_id = match_network_id() AND b.key = k.network;
  RETURN coalesce(counts, '{}');
END
$$;

REVOKE ALL ON FUNCTION match_counts_of_keys(own_keys integer[], network_keys integer[], hidden uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION match_counts_of_keys(own_keys integer[], network_keys integer[], hidden uuid[]) TO app_server;
