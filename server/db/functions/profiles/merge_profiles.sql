-- Merges a visitor's profile into an account's, whose own values win. Proposals move only for fields without one, and stay proposals.
CREATE OR REPLACE FUNCTION merge_profiles(visitors uuid, own uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v candidate_profiles;
  a candidate_profiles;
BEGIN
  SELECT * INTO v FROM candidate_profiles WHERE id = visitors;
  SELECT * INTO a FROM candidate_profiles WHERE id = own FOR UPDATE;
  PERFORM overwrite_row('candidate_profiles', own, (fill_blanks(to_jsonb(a), to_jsonb(v)) || jsonb_build_object(
      'skills', (a.skills || ARRAY(SELECT s FROM unnest(v.skills) WITH ORDINALITY AS t(s, place)
        WHERE lower(s) NOT IN (SELECT lower(k) FROM unnest(a.skills) AS k) ORDER BY place))[1:200],
      'experience', append_entries(a.experience, v.experience, 100),
      'education', append_entries(a.education, v.education, 50),
      'credentials', append_entries(a.credentials, v.credentials, 100),
      'languages', append_entries(a.languages, v.languages, 50),
      'volunteering', append_entries(a.volunteering, v.volunteering, 50),
      'preferences', append_entries(a.preferences, v.preferences, 20),
      'proposals', a.proposals || coalesce((SELECT jsonb_agg(o.proposal ORDER BY o.place) FROM jsonb_array_elements(v.proposals) WITH ORDINALITY AS o(proposal, place)
        WHERE NOT a.proposals @> jsonb_build_array(jsonb_build_object('field', o.proposal -> 'field'))), '[]'),
      'revision', a.revision + 1,
      'updated_at', now()))
    - '{id,user_id,email,handle,photo_file_id,ai_analysis,profile_completeness,created_at}'::text[]);
  UPDATE candidate_profiles p SET profile_completeness = round(100 * (
      (p.first_name <> '' AND p.last_name <> '' AND p.first_name IS NOT NULL AND p.last_name IS NOT NULL)::int
      + (coalesce(p.stated_email, '') <> '')::int + (coalesce(p.phone, '') <> '')::int + (coalesce(p.location, '') <> '')::int
      + (coalesce(p.title, '') <> '')::int + (coalesce(p.summary, '') <> '')::int
      + (cardinality(p.skills) > 0)::int + (jsonb_array_length(p.experience) > 0)::int) / 8.0)
    WHERE p.id = own;
  UPDATE resume_analyses SET candidate_id = own WHERE candidate_id = visitors;
  UPDATE candidate_activities SET candidate_id = own WHERE candidate_id = visitors;
  UPDATE portfolio_items SET candidate_id = own,
      display_order = display_order + (SELECT coalesce(max(display_order) + 1, 0) FROM portfolio_items WHERE candidate_id = own)
    WHERE candidate_id = visitors;
  UPDATE external_integrations i SET candidate_id = own WHERE candidate_id = visitors
    AND NOT EXISTS (SELECT 1 FROM external_integrations e WHERE e.candidate_id = own AND e.platform = i.platform);
  UPDATE candidate_job_interests i SET candidate_id = own WHERE candidate_id = visitors
    AND NOT EXISTS (SELECT 1 FROM candidate_job_interests e
      WHERE e.candidate_id = own AND e.job_id = i.job_id AND e.interest_type = i.interest_type);
  UPDATE privacy_settings SET candidate_id = own WHERE candidate_id = visitors
    AND NOT EXISTS (SELECT 1 FROM privacy_settings WHERE candidate_id = own);
  UPDATE professional_connections c SET candidate_id = own WHERE candidate_id = visitors AND connected_candidate_id <> own
    AND NOT EXISTS (SELECT 1 FROM professional_connections e
      WHERE e.candidate_id = own AND e.connected_candidate_id = c.connected_candidate_id);
  INSERT INTO candidate_activities (candidate_id, activity_type, description, metadata) VALUES (
    own, 'profile_merged', 'What was built before signing in was added', jsonb_build_object('before', to_jsonb(v) - 'proposals'));
  DELETE FROM candidate_profiles WHERE id = visitors;
END
$$;

REVOKE ALL ON FUNCTION merge_profiles(visitors uuid, own uuid) FROM PUBLIC;
