-- Ranks how far an application got. When a merge finds two for the same job, the higher one stays. A withdrawn application ranks lowest.
CREATE OR REPLACE FUNCTION application_progress(stage text, status text) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status = 'withdrawn' THEN -2 WHEN stage = 'rejected' THEN -1
    ELSE coalesce(array_position(ARRAY['applied', 'screening', 'interview', 'offer', 'hired'], stage), 1) END
$$;
