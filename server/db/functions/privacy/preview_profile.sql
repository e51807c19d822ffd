-- Shows the user their own profile as a viewer sees it now, or would see it after publishing. If several workspaces have the given
-- name, the one that sees most counts.
CREATE OR REPLACE FUNCTION preview_profile(viewer text, company text, is_planned boolean) RETURNS TABLE (because text, seen jsonb, hidden text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  p candidate_profiles;
  s privacy_settings;
  is_visitors boolean;
  own jsonb;
BEGIN
  SELECT * INTO p FROM candidate_profiles c WHERE c.user_id = app_user_id();
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO s FROM privacy_settings c WHERE c.candidate_id = p.id;
  SELECT u.is_anonymous INTO is_visitors FROM users u WHERE u.id = p.user_id;
  IF is_planned THEN s := as_if_published(s, p.id); is_visitors := false; END IF;
  SELECT CASE WHEN bool_or(h.because IS NULL) THEN NULL ELSE coalesce(min(h.because) FILTER (WHERE h.because <> 'blocked'), 'blocked') END INTO because
    FROM (SELECT k FROM company_keys_by_name(company) AS k WHERE viewer = 'company' UNION ALL SELECT '{}' WHERE viewer <> 'company') AS each(keys),
      LATERAL (SELECT CASE WHEN viewer = 'public' THEN profile_hidden_because('public', each.keys, p, s, is_visitors)
        ELSE profile_not_found_because(each.keys, p, s, is_visitors) END) AS h(because);
  own := (profile_as_seen('owner', p, s) - 'certifications') || jsonb_build_object('projects', projects_as_seen('owner', p.id));
  IF because IS NULL THEN
    seen := CASE WHEN viewer = 'public' THEN profile_as_seen('public', p, s) ELSE profile_as_seen('recruiter', p, s) END
      || jsonb_build_object('projects', CASE WHEN profile_hidden_because('public', '{}', p, s, is_visitors) IS NULL
        THEN projects_as_seen(CASE WHEN viewer = 'public' THEN 'public' ELSE 'recruiter' END, p.id) ELSE '[]' END);
  END IF;
  hidden := ARRAY(SELECT o.key FROM jsonb_each(own) AS o
    WHERE seen IS NOT NULL AND o.value NOT IN ('null', '""', '[]') AND o.value IS DISTINCT FROM seen -> o.key ORDER BY o.key);
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION preview_profile(viewer text, company text, is_planned boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION preview_profile(viewer text, company text, is_planned boolean) TO app_server;
