-- Builds the WHERE conditions of a candidate search in the open workspace. A new filter is a new key, so that the arguments stay the same.
-- An application at a stage or with a score counts unless it was withdrawn.
CREATE OR REPLACE FUNCTION candidate_search_conditions(filter jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT candidate_conditions(filter ->> 'q', ARRAY(SELECT jsonb_array_elements_text(filter -> 'skills')), filter ->> 'place',
      (filter ->> 'yearsFrom')::integer, (filter ->> 'yearsTo')::integer, (filter ->> 'salaryTo')::numeric)
    || CASE WHEN jsonb_array_length(filter -> 'stage') > 0
      THEN format(' AND EXISTS (SELECT 1 FROM job_applications a WHERE a.company_id = %L AND a.candidate_id = candidates.id AND a.status <> ''withdrawn'' AND a.stage = ANY (%L))',
        app_company_id(), ARRAY(SELECT jsonb_array_elements_text(filter -> 'stage'))) ELSE '' END
    || CASE WHEN filter ->> 'scoreFrom' IS NOT NULL
      THEN format(' AND EXISTS (SELECT 1 FROM job_applications a WHERE a.company_id = %L AND a.candidate_id = candidates.id AND a.status <> ''withdrawn'' AND a.score >= %L)',
        app_company_id(), (filter ->> 'scoreFrom')::integer) ELSE '' END
$$;
