CREATE TABLE "ats_partner_assessments" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ats_type" text NOT NULL,
	"external_key" text NOT NULL,
	"url" text,
	"asked_at" timestamp with time zone NOT NULL,
	"told" text DEFAULT 'sent' NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ats_partner_assessments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ats_partner_assessments" ADD CONSTRAINT "ats_partner_assessments_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ats_partner_assessments" ADD CONSTRAINT "ats_partner_assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ats_partner_assessments_key" ON "ats_partner_assessments" USING btree ("user_id","ats_type","external_key");--> statement-breakpoint
CREATE INDEX "ats_partner_assessments_due" ON "ats_partner_assessments" USING btree ("next_try_at") WHERE "ats_partner_assessments"."ats_type" = 'ashby' and "ats_partner_assessments"."told" not in ('completed', 'cancelled');--> statement-breakpoint
CREATE POLICY "own" ON "ats_partner_assessments" AS PERMISSIVE FOR ALL TO public USING ("ats_partner_assessments"."user_id" = app_account()) WITH CHECK ("ats_partner_assessments"."user_id" = app_account());