-- Builds the WHERE conditions of a candidate search in the open workspace.
CREATE OR REPLACE FUNCTION candidate_conditions(words text, skills text[], place text, years_from integer, years_to integer, salary_to numeric) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT format('company_id = %L', app_company_id())
    || coalesce(' AND search_vector @@ ' || quote_literal(candidate_query(words, skills, place)::text) || '::tsquery', '')
    || coalesce(' AND experience >= ' || years_from, '')
    || coalesce(' AND experience <= ' || years_to, '')
    || coalesce(' AND (desired_salary IS NULL OR desired_salary <= ' || salary_to || ')', '')
$$;
