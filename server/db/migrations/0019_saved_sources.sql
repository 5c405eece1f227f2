CREATE TABLE "saved_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"input_type" text NOT NULL,
	"label" text NOT NULL,
	"source_config_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_tested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "schedule_seen" (
	"schedule_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "schedule_seen_schedule_id_digest_pk" PRIMARY KEY("schedule_id","digest")
);
--> statement-breakpoint
ALTER TABLE "schedule_seen" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "source_schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"saved_source_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"job_text" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"rubric" jsonb,
	"local_hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"enabled" boolean NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_date" text,
	"last_ended_at" timestamp with time zone,
	"last_new" integer,
	"last_batch_id" uuid,
	"trouble" jsonb,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "schedule_date" text;--> statement-breakpoint
ALTER TABLE "saved_sources" ADD CONSTRAINT "saved_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_seen" ADD CONSTRAINT "schedule_seen_schedule_id_source_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."source_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_schedules" ADD CONSTRAINT "source_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_schedules" ADD CONSTRAINT "source_schedules_saved_source_id_saved_sources_id_fk" FOREIGN KEY ("saved_source_id") REFERENCES "public"."saved_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_sources_name" ON "saved_sources" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "source_schedules_user" ON "source_schedules" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "source_schedules_source" ON "source_schedules" USING btree ("saved_source_id");--> statement-breakpoint
CREATE INDEX "source_schedules_due" ON "source_schedules" USING btree ("due_at") WHERE "source_schedules"."enabled";--> statement-breakpoint
CREATE UNIQUE INDEX "batches_schedule" ON "batches" USING btree ("schedule_id","schedule_date") WHERE "batches"."rerun_of" is null;--> statement-breakpoint
CREATE POLICY "own" ON "saved_sources" AS PERMISSIVE FOR ALL TO public USING ("saved_sources"."user_id" = app_account()) WITH CHECK ("saved_sources"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "schedule_seen" AS PERMISSIVE FOR ALL TO public USING (exists (select from source_schedules s where s.id = "schedule_seen"."schedule_id" and s.user_id = app_account())) WITH CHECK (exists (select from source_schedules s where s.id = "schedule_seen"."schedule_id" and s.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "source_schedules" AS PERMISSIVE FOR ALL TO public USING ("source_schedules"."user_id" = app_account()) WITH CHECK ("source_schedules"."user_id" = app_account());