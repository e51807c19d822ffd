-- Recruiters find a profile if they may see it, its owner allows contact and has not closed their job search.
CREATE OR REPLACE FUNCTION profile_not_found_because(keys text[], p candidate_profiles, s privacy_settings, is_visitors boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(profile_hidden_because('recruiter', keys, p, s, is_visitors),
    CASE WHEN NOT s.allow_recruiter_contact THEN 'no-contact' WHEN p.availability_status = 'closed' THEN 'not-looking' END)
$$;
