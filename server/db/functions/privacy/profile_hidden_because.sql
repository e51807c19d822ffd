-- Only this function decides whether a viewer sees a profile: null if they do, otherwise the reason. Viewers are the owner, the public, a recruiter
-- (a workspace that searches the network), introduced (a workspace whose request was accepted) and a connection (another candidate, by consent).
-- Any other viewer sees nothing.
CREATE OR REPLACE FUNCTION profile_hidden_because(viewer text, keys text[], p candidate_profiles, s privacy_settings, is_visitors boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN viewer = 'owner' THEN NULL
    WHEN s.blocked_keys && keys THEN 'blocked'
    WHEN viewer IN ('introduced', 'connection') THEN NULL
    WHEN viewer NOT IN ('public', 'recruiter') THEN 'unknown'
    WHEN is_visitors IS NOT FALSE THEN 'no-account'
    WHEN s.profile_visibility = 'private' THEN 'private'
    WHEN s.published_at IS NULL THEN 'not-published'
    WHEN visibility_of(s) = 'public' THEN NULL
    WHEN visibility_of(s) = 'recruiters_only' THEN CASE WHEN viewer = 'recruiter' THEN NULL ELSE 'recruiters-only' END
    ELSE 'private'
  END
$$;
