ALTER TABLE "schedule_seen" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "schedule_seen" ADD COLUMN "tried_at" timestamp with time zone;