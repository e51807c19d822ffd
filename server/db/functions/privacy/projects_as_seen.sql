-- Returns the portfolio projects that this kind of viewer may see.
CREATE OR REPLACE FUNCTION projects_as_seen(viewer text, profile uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('title', i.title, 'description', coalesce(i.description, ''), 'link', coalesce(i.project_url, ''),
      'technologies', to_jsonb(i.technologies)) ORDER BY i.display_order, i.created_at, i.id), '[]')
  FROM portfolio_items i WHERE i.candidate_id = profile
    AND CASE viewer WHEN 'owner' THEN true WHEN 'recruiter' THEN i.visibility IN ('public', 'recruiters_only') WHEN 'public' THEN i.visibility = 'public' ELSE false END
$$;

REVOKE ALL ON FUNCTION projects_as_seen(viewer text, profile uuid) FROM PUBLIC;
