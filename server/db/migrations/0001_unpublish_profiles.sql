-- Hides the profiles that others could see before publishing became a separate step. The update also removes their index rows, and each
-- person gets one email about it. The log records that the consent ended and that we ended it.
INSERT INTO consent_log (user_id, purpose, choice, text_id, text_hash, place)
  SELECT l.user_id, l.purpose, 'withdrawn', l.text_id, l.text_hash, 'Publishing became a separate step'
  FROM (SELECT DISTINCT ON (user_id) * FROM consent_log WHERE purpose = 'recruiter-visibility' ORDER BY user_id, created_at DESC, id DESC) AS l
  WHERE l.choice = 'given';--> statement-breakpoint
-- safe: one row for each person with a profile, once.
UPDATE privacy_settings s SET needs_publishing_notice = u.is_anonymous IS NOT TRUE AND s.profile_visibility <> 'private'
  FROM candidate_profiles p JOIN users u ON u.id = p.user_id WHERE p.id = s.candidate_id;
