CREATE TABLE "erasures" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"piece" integer,
	CONSTRAINT "erasures_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "erasures_piece" ON "erasures" USING btree ("piece");--> statement-breakpoint
-- With the rights of its owner, so that nobody else needs any on the table. What a replayed journal erases is there already.
CREATE FUNCTION "note_erasure"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "erasures" ("kind", "id", "erased_at") VALUES (TG_TABLE_NAME, OLD."id", now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "batches" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "single_matches" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "api_keys" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "saved_sources" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "shares" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
-- A link and a key that were taken back must stay closed, too.
CREATE TRIGGER "note_revocation" AFTER UPDATE OF "revoked_at" ON "shares" FOR EACH ROW
  WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "note_erasure"();
--> statement-breakpoint
CREATE TRIGGER "note_revocation" AFTER UPDATE OF "is_active" ON "api_keys" FOR EACH ROW
  WHEN (OLD."is_active" AND NOT NEW."is_active") EXECUTE FUNCTION "note_erasure"();
