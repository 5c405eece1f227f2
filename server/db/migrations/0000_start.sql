CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"last4" text NOT NULL,
	"permissions" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"candidates_processed" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" text NOT NULL,
	"status" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"candidates_limit_override" integer,
	"api_key_limit_override" integer,
	"max_batch_size_override" integer,
	"candidates_used" integer DEFAULT 0 NOT NULL,
	"candidates_reserved" integer DEFAULT 0 NOT NULL,
	"invitation_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "subscriptions_used" CHECK ("subscriptions"."candidates_used" >= 0),
	CONSTRAINT "subscriptions_reserved" CHECK ("subscriptions"."candidates_reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"analyses" integer DEFAULT 0 NOT NULL,
	"candidates" integer DEFAULT 0 NOT NULL,
	"api_calls" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"is_oauth" boolean DEFAULT false NOT NULL,
	"is_integration_partner" boolean DEFAULT false NOT NULL,
	"ats_source" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_groups" (
	"batch_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"batch_seq" bigint NOT NULL,
	"kind" text NOT NULL,
	"first_ordinal" integer NOT NULL,
	"last_ordinal" integer NOT NULL,
	"state" text NOT NULL,
	"epoch" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batch_groups_batch_id_no_pk" PRIMARY KEY("batch_id","no")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"seq" bigserial NOT NULL,
	"status" text NOT NULL,
	"job_title" text NOT NULL,
	"job_text" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"engine_version" text NOT NULL,
	"input_type" text NOT NULL,
	"original_filename" text,
	"blob_key" text,
	"estimated_candidates" integer NOT NULL,
	"total_candidates" integer,
	"processed_candidates" integer DEFAULT 0 NOT NULL,
	"scored_candidates" integer DEFAULT 0 NOT NULL,
	"charged_candidates" integer DEFAULT 0 NOT NULL,
	"reserved_candidates" integer DEFAULT 0 NOT NULL,
	"group_count" integer,
	"groups_done" integer DEFAULT 0 NOT NULL,
	"error_message" text,
	"rerun_of" uuid,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"batch_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"original_filename" text,
	"candidate_name" text,
	"candidate_id" text,
	"email" text,
	"headline" text,
	"source_entry" text,
	"document_text" text,
	"text_hash" text,
	"duplicate_of" uuid,
	"hidden_spans" jsonb,
	"truncated" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"score" integer,
	"match_results" jsonb,
	"match_summary" jsonb,
	"error_code" text,
	"error" text,
	"charged" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "candidates_batch_id_ordinal_pk" PRIMARY KEY("batch_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"subject_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"text_hash" text,
	"charged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_subject_id_ordinal_pk" PRIMARY KEY("subject_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "single_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"score" integer,
	"engine_version" text NOT NULL,
	"user_id_context" text,
	"candidate_id_context" text,
	"job_id_context" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "worker_beats" (
	"process" uuid PRIMARY KEY NOT NULL,
	"worker_ids" text[] NOT NULL,
	"beat_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_groups" ADD CONSTRAINT "batch_groups_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "single_matches" ADD CONSTRAINT "single_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "batch_groups_waiting" ON "batch_groups" USING btree ("user_id","state","batch_seq","no");--> statement-breakpoint
CREATE INDEX "batches_user_seq" ON "batches" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "batches_status" ON "batches" USING btree ("status");--> statement-breakpoint
CREATE INDEX "batches_completed" ON "batches" USING btree ("completed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "candidates_id" ON "candidates" USING btree ("id");--> statement-breakpoint
CREATE INDEX "candidates_ranking" ON "candidates" USING btree ("batch_id","score","ordinal");--> statement-breakpoint
CREATE INDEX "candidates_text_hash" ON "candidates" USING btree ("batch_id","text_hash");--> statement-breakpoint
CREATE INDEX "charges_user" ON "charges" USING btree ("user_id","charged_at");--> statement-breakpoint
CREATE INDEX "single_matches_user" ON "single_matches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at");