-- What an account did ends with it; the hashes over it stay. It runs with the rights of its owner, so that nobody else needs
-- any to delete an entry, and what is recorded of the erasure itself cannot be taken away either.
CREATE FUNCTION "audit_end"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM "audit_log" WHERE "user_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_audit_end" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "audit_end"();
