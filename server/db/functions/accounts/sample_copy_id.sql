-- Derives the id of a copy from the company and the original, in the form of a version 5 UUID.
CREATE OR REPLACE FUNCTION sample_copy_id(company uuid, original uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT overlay(overlay(md5(company::text || original::text) PLACING '5' FROM 13) PLACING '8' FROM 17)::uuid
$$;
