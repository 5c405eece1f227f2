ALTER TABLE "invitations" ADD COLUMN "undeliverable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "mail_outbox_stopped" ON "mail_outbox" USING btree ("stopped_at") WHERE "mail_outbox"."stopped_at" is not null;