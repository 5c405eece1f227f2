-- What a search compares: words between single or several spaces, without accents and case, whatever the locale of the
-- database. Most texts are plain ASCII and take the short way. Signs that no decomposition reaches are named one by one,
-- and so are Cyrillic and Greek capitals, which the locale C leaves as they are.
CREATE FUNCTION "search_fold"("words" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(
  lower(CASE WHEN octet_length("words") = length("words") THEN left("words", 500)
    ELSE translate(
      regexp_replace(normalize(left("words", 500), NFD), '[\u0300-\u036F]', '', 'g'),
      'ØøŁłĐđıĦħŦŧАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЃЄЅІЇЈЉЊЋЌЎЏҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς' || U&'\00A0' || '’‘“”„‚«»–—‐‑…·•¿¡',
      'oollddihhttабвгдежзийклмнопрстуфхцчшщъыьэюяђѓєѕіїјљњћќўџґαβγδεζηθικλμνξοπρστυφχψωσ' || repeat(' ', 18))
    END),
  E'!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~\t\r\n', repeat(' ', 35));--> statement-breakpoint
-- The words of a text, each behind the mark of its account: a search for the beginning of a word then reads the entries
-- of that account alone.
CREATE FUNCTION "search_document"("owner" uuid, "words" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(string_to_array(
  replace(' ' || "search_fold"("words"), ' ', ' u' || left("owner"::text, 8)), ' '), ''));--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" text,
	"details" jsonb NOT NULL,
	"request_id" text
);--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "health_readings" (
	"taken_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"response_time_ms" integer
);--> statement-breakpoint
CREATE TABLE "decisions" (
	"batch_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"decision" text,
	"reason" text,
	"note" text,
	"score_seen" integer,
	"engine_version" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "decisions_batch_id_candidate_id_pk" PRIMARY KEY("batch_id","candidate_id")
);--> statement-breakpoint
CREATE TABLE "evidence_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"requirement_id" text NOT NULL,
	"kind" text NOT NULL,
	"note" text,
	"engine_version" text NOT NULL,
	"given_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "share_opinions" (
	"share_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"opinion" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_opinions_share_id_candidate_id_pk" PRIMARY KEY("share_id","candidate_id")
);--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"show_names" boolean NOT NULL,
	"candidate_ids" uuid[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"open_count" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when "state" <> 'pending' then search_document("user_id",
        coalesce("candidate_name", '') || ' ' || coalesce("candidate_id", '') || ' ' ||
        coalesce("headline", '') || ' ' || coalesce("original_filename", '')) end) STORED;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_feedback" ADD CONSTRAINT "evidence_feedback_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_opinions" ADD CONSTRAINT "share_opinions_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "evidence_feedback_batch" ON "evidence_feedback" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_token_hash" ON "shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shares_batch" ON "shares" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "candidates_search" ON "candidates" USING gin ("search") WHERE "candidates"."state" <> 'pending';--> statement-breakpoint
CREATE FUNCTION "audit_log_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_append_only"();--> statement-breakpoint
-- A hint to the processes that hold streams of this account, sent with the commit: ids only, they read the row themselves.
CREATE FUNCTION "tell_batch_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('batch_changes', OLD."user_id" || ' ' || OLD."id");
  ELSE
    PERFORM pg_notify('batch_changes', NEW."user_id" || ' ' || NEW."id");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "batches_tell" AFTER INSERT OR DELETE OR UPDATE OF "status", "updated_at" ON "batches"
FOR EACH ROW EXECUTE FUNCTION "tell_batch_change"();
