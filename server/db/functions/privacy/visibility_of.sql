-- Others see at most what was shown at the last publishing, and nothing before the first. A narrower setting takes effect at once,
-- a wider one with the next publishing.

CREATE OR REPLACE FUNCTION visibility_of(s privacy_settings) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN s.published_at IS NULL OR s.profile_visibility = 'private' THEN 'private'
    WHEN 'recruiters_only' IN (s.profile_visibility, s.published_visibility) THEN 'recruiters_only' ELSE 'public' END
$$;
