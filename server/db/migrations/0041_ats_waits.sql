ALTER TABLE "ats_connections" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ats_partner_assessments" ADD COLUMN "candidate_id" text;--> statement-breakpoint
CREATE INDEX "ats_partner_assessments_candidate" ON "ats_partner_assessments" USING btree ("user_id","ats_type","candidate_id");