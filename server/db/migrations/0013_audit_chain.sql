CREATE TABLE "audit_chain" (
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_chain_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"checked_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"accounts" integer NOT NULL,
	"entries" integer NOT NULL,
	"broken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "salt" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_chain_entry" ON "audit_chain" USING btree ("entry_id");--> statement-breakpoint
-- An entry as canonical JSON (keys in order, no spaces); access/audit-chain.ts writes the same for itself.
CREATE FUNCTION "audit_words"("entry" "audit_log") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat(
    '{"action":', to_jsonb("entry"."action"),
    ',"actor":{"id":', coalesce(to_jsonb("entry"."actor_id"), 'null'),
    ',"kind":', to_jsonb("entry"."actor_kind"),
    '},"at":"', to_char("entry"."at" AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    '","details":{', (
      SELECT string_agg(concat(to_jsonb("key"), ':', "value"), ',' ORDER BY "key" COLLATE "C")
      FROM jsonb_each("entry"."details")
    ),
    '},"entity":{"id":', coalesce(to_jsonb("entry"."entity_id"), 'null'),
    ',"type":', to_jsonb("entry"."entity_type"),
    '},"id":"', "entry"."id",
    '","request_id":', coalesce(to_jsonb("entry"."request_id"), 'null'),
    ',"user_id":"', "entry"."user_id", '"}'
  )
$$;--> statement-breakpoint
-- Adds an entry to the chain of its account. The row of the head is locked until the transaction ends: a chain never forks.
-- It runs with the rights of its owner, so that nobody else needs any on the chains.
CREATE FUNCTION "audit_append"("entry" "audit_log") RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  "head" "audit_heads"%ROWTYPE;
  "content" text := encode(sha256(convert_to("entry"."salt" || "audit_words"("entry"), 'UTF8')), 'hex');
  "next" text;
BEGIN
  INSERT INTO "audit_heads" AS "h" ("user_id", "length", "hash") VALUES ("entry"."user_id", 0, '')
    ON CONFLICT ("user_id") DO UPDATE SET "length" = "h"."length"
    RETURNING * INTO "head";
  "next" := encode(sha256(convert_to(
    concat("head"."hash", ' ', "entry"."user_id", ' ', "head"."length" + 1, ' ', "content"), 'UTF8')), 'hex');
  INSERT INTO "audit_chain" ("user_id", "seq", "entry_id", "content_hash", "hash")
    VALUES ("entry"."user_id", "head"."length" + 1, "entry"."id", "content", "next");
  UPDATE "audit_heads" SET "length" = "head"."length" + 1, "hash" = "next" WHERE "user_id" = "entry"."user_id";
END $$;--> statement-breakpoint
CREATE FUNCTION "audit_log_chain"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "audit_append"(NEW);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_chain" AFTER INSERT ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_chain"();--> statement-breakpoint
-- A living account without a head has lost its whole chain. The account of nobody takes tries to sign in to unknown addresses.
CREATE FUNCTION "audit_begin"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO "audit_heads" ("user_id", "length", "hash") VALUES (NEW."id", 0, '') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_audit_begin" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "audit_begin"();--> statement-breakpoint
INSERT INTO "audit_heads" ("user_id", "length", "hash")
  SELECT "id", 0, '' FROM "users" UNION ALL SELECT '00000000-0000-0000-0000-000000000000', 0, '';--> statement-breakpoint
DO $$
DECLARE "entry" "audit_log"%ROWTYPE;
BEGIN
  FOR "entry" IN SELECT * FROM "audit_log" ORDER BY "at", "id" LOOP
    PERFORM "audit_append"("entry");
  END LOOP;
END $$;--> statement-breakpoint
-- What an erased account did goes with it; the hashes stay. Nothing else is ever changed or taken away.
CREATE FUNCTION "audit_log_outlives"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "users" WHERE "id" = OLD."user_id")
    OR OLD."user_id" = '00000000-0000-0000-0000-000000000000' THEN
    RAISE EXCEPTION 'the audit log is append-only';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
DROP TRIGGER "audit_log_append_only" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_log_outlives" BEFORE DELETE ON "audit_log"
FOR EACH ROW EXECUTE FUNCTION "audit_log_outlives"();--> statement-breakpoint
CREATE TRIGGER "audit_chain_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "audit_heads_stay" BEFORE DELETE OR TRUNCATE ON "audit_heads"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_append_only"();
