CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"job_title" text NOT NULL,
	"company" text NOT NULL,
	"contact_email" text NOT NULL,
	"job_text" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"time_limit_minutes" integer,
	"show_result" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assessments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitation_answers" (
	"invitation_id" uuid NOT NULL,
	"milestone_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "invitation_answers_invitation_id_milestone_id_pk" PRIMARY KEY("invitation_id","milestone_id")
);
--> statement-breakpoint
ALTER TABLE "invitation_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitation_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invitation_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"status" text NOT NULL,
	"status_before" text,
	"assessment_id" uuid,
	"ashby_assessment_id" text,
	"greenhouse_assessment_id" text,
	"ats_source" text NOT NULL,
	"invited_to" jsonb,
	"candidate_name" text,
	"candidate_email" text,
	"job_title" text,
	"notes" text,
	"milestones_completed" integer DEFAULT 0 NOT NULL,
	"total_milestones" integer DEFAULT 0 NOT NULL,
	"completion_percentage" double precision DEFAULT 0 NOT NULL,
	"latest_milestone" text,
	"points_earned" double precision DEFAULT 0 NOT NULL,
	"milestone_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"time_limit_minutes" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"resent_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"receipt_id" text,
	"ended_at" timestamp with time zone,
	"news_at" timestamp with time zone,
	"last_accessed" timestamp with time zone,
	"access_count" integer DEFAULT 0 NOT NULL,
	"credit_from" text,
	"credit_at" timestamp with time zone NOT NULL,
	"result" jsonb,
	CONSTRAINT "invitations_points" CHECK ("invitations"."points_earned" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "invitation_grant_used" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_answers" ADD CONSTRAINT "invitation_answers_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_requests" ADD CONSTRAINT "invitation_requests_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_user" ON "assessments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invitation_requests_invitation" ON "invitation_requests" USING btree ("invitation_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_news" ON "invitations" USING btree ("user_id","news_at") WHERE "invitations"."news_at" is not null;--> statement-breakpoint
CREATE INDEX "invitations_open" ON "invitations" USING btree ("expires_at") WHERE "invitations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_assessment" ON "invitations" USING btree ("assessment_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_credits" CHECK ("subscriptions"."invitation_credits" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_grant" CHECK ("subscriptions"."invitation_grant_used" >= 0);--> statement-breakpoint
CREATE POLICY "own" ON "assessments" AS PERMISSIVE FOR ALL TO public USING ("assessments"."user_id" = app_account()) WITH CHECK ("assessments"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "invitation_answers" AS PERMISSIVE FOR ALL TO public USING (exists (select from invitations i where i.id = "invitation_answers"."invitation_id" and i.user_id = app_account())) WITH CHECK (exists (select from invitations i where i.id = "invitation_answers"."invitation_id" and i.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "invitation_requests" AS PERMISSIVE FOR ALL TO public USING (exists (select from invitations i where i.id = "invitation_requests"."invitation_id" and i.user_id = app_account())) WITH CHECK (exists (select from invitations i where i.id = "invitation_requests"."invitation_id" and i.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "invitations" AS PERMISSIVE FOR ALL TO public USING ("invitations"."user_id" = app_account()) WITH CHECK ("invitations"."user_id" = app_account());--> statement-breakpoint
CREATE TRIGGER "note_erasure" AFTER DELETE ON "invitations" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
-- What a trial began with is given by the plan now; nothing could be spent before.
UPDATE "subscriptions" SET "invitation_credits" = greatest("invitation_credits" - 5, 0) WHERE "plan_type" = 'trial';
