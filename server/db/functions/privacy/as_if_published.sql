-- Returns the settings as if the owner published now. Settings that were never saved get the suggested values.
CREATE OR REPLACE FUNCTION as_if_published(s privacy_settings, profile uuid) RETURNS privacy_settings LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  s.candidate_id := profile;
  s.profile_visibility := coalesce(s.profile_visibility, 'public');
  s.show_email := coalesce(s.show_email, false);
  s.show_phone := coalesce(s.show_phone, false);
  s.show_location := coalesce(s.show_location, true);
  s.show_salary_expectation := coalesce(s.show_salary_expectation, false);
  s.show_resume := coalesce(s.show_resume, true);
  s.allow_recruiter_contact := coalesce(s.allow_recruiter_contact, true);
  s.blocked_keys := coalesce(s.blocked_keys, '{}');
  s.published_at := now();
  s.published_visibility := nullif(s.profile_visibility, 'private');
  s.published_email := s.show_email;
  s.published_phone := s.show_phone;
  s.published_location := s.show_location;
  s.published_salary := s.show_salary_expectation;
  RETURN s;
END
$$;

REVOKE ALL ON FUNCTION as_if_published(s privacy_settings, profile uuid) FROM PUBLIC;
