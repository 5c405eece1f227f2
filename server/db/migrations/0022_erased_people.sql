-- A batch takes its candidates along, and its own erasure says so. What is noted here is who was erased from a batch that stays.
CREATE FUNCTION "note_erased_people"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "erasures" ("kind", "id", "erased_at")
  SELECT 'candidates', g."id", now() FROM gone g
  WHERE EXISTS (SELECT FROM "batches" b WHERE b."id" = g."batch_id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_erased_people" AFTER DELETE ON "candidates" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "note_erased_people"();
