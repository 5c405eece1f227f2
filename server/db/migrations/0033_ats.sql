CREATE TABLE "ats_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"job_id" text,
	"candidate_id" text NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"created_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"state" text,
	"asked_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"problem_text" text,
	"assessed_at" timestamp with time zone,
	"candidate_name" text,
	"candidate_email" text,
	"profile_url" text,
	"score" integer,
	"engine_version" text,
	"document_text" text,
	"match" jsonb
);
--> statement-breakpoint
ALTER TABLE "ats_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ats_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ats_type" text NOT NULL,
	"credentials_sealed" text,
	"key_last4" text,
	"renewed_at" timestamp with time zone,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	"problem_at" timestamp with time zone,
	"synced_at" timestamp with time zone,
	"fully_synced_at" timestamp with time zone,
	"sync_asked_at" timestamp with time zone,
	"sync_began_at" timestamp with time zone,
	"jobs_since" text,
	"applications_since" text,
	"webhook_secret_sealed" text
);
--> statement-breakpoint
ALTER TABLE "ats_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ats_erased" (
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	CONSTRAINT "ats_erased_connection_id_external_id_pk" PRIMARY KEY("connection_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "ats_erased" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ats_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state_hash" text,
	"ticket_hash" text,
	"credentials_sealed" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ats_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ats_jobs" (
	"connection_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"title" text,
	"status" text,
	"created_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"job_text" text,
	"job_text_from" text,
	"stopped_by" text,
	CONSTRAINT "ats_jobs_connection_id_external_id_pk" PRIMARY KEY("connection_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "ats_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ats_applications" ADD CONSTRAINT "ats_applications_connection_id_ats_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."ats_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_connections" ADD CONSTRAINT "ats_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_erased" ADD CONSTRAINT "ats_erased_connection_id_ats_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."ats_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_grants" ADD CONSTRAINT "ats_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_jobs" ADD CONSTRAINT "ats_jobs_connection_id_ats_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."ats_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ats_applications_external" ON "ats_applications" USING btree ("connection_id","external_id");--> statement-breakpoint
CREATE INDEX "ats_applications_job" ON "ats_applications" USING btree ("connection_id","job_id");--> statement-breakpoint
CREATE INDEX "ats_applications_assessed" ON "ats_applications" USING btree ("connection_id","assessed_at");--> statement-breakpoint
CREATE INDEX "ats_applications_waiting" ON "ats_applications" USING btree ("asked_at") WHERE "ats_applications"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "ats_connections_open" ON "ats_connections" USING btree ("user_id","ats_type") WHERE "ats_connections"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "ats_connections_user" ON "ats_connections" USING btree ("user_id","ats_type");--> statement-breakpoint
CREATE UNIQUE INDEX "ats_grants_state" ON "ats_grants" USING btree ("state_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "ats_grants_ticket" ON "ats_grants" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "ats_grants_user" ON "ats_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ats_jobs_latest" ON "ats_jobs" USING btree ("connection_id","updated_at");--> statement-breakpoint
CREATE POLICY "own" ON "ats_applications" AS PERMISSIVE FOR ALL TO public USING (exists (select from ats_connections c where c.id = "ats_applications"."connection_id" and c.user_id = app_account())) WITH CHECK (exists (select from ats_connections c where c.id = "ats_applications"."connection_id" and c.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "ats_connections" AS PERMISSIVE FOR ALL TO public USING ("ats_connections"."user_id" = app_account()) WITH CHECK ("ats_connections"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "ats_erased" AS PERMISSIVE FOR ALL TO public USING (exists (select from ats_connections c where c.id = "ats_erased"."connection_id" and c.user_id = app_account())) WITH CHECK (exists (select from ats_connections c where c.id = "ats_erased"."connection_id" and c.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "ats_grants" AS PERMISSIVE FOR ALL TO public USING ("ats_grants"."user_id" = app_account()) WITH CHECK ("ats_grants"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "ats_jobs" AS PERMISSIVE FOR ALL TO public USING (exists (select from ats_connections c where c.id = "ats_jobs"."connection_id" and c.user_id = app_account())) WITH CHECK (exists (select from ats_connections c where c.id = "ats_jobs"."connection_id" and c.user_id = app_account()));
--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "ats_applications" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();
--> statement-breakpoint
-- Whoever works inside an account may ask for a chore, and put nothing else into the queue.
CREATE FUNCTION "ask_for"("chore" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(chore, job_key => chore || '-soon', max_attempts => 1);
END $$;
