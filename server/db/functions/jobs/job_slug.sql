-- Builds the URL slug of a job. The last ten digits of its id make it unique.
CREATE OR REPLACE FUNCTION job_slug(job uuid, title text, company text, place text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(left(regexp_replace(lower(unaccent(concat_ws('-', title, company, place))), '[^a-z0-9]+', '-', 'g'), 120), '-')
    || '-' || right(replace(job::text, '-', ''), 10)
$$;
