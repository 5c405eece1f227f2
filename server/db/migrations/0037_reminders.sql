ALTER TABLE "invitations" ADD COLUMN "remind" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "reminder_zone" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "reminders_stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invitations_to_remind" ON "invitations" USING btree ("id") WHERE "invitations"."remind" and "invitations"."ended_at" is null;