CREATE TABLE "support_threads" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"thread" text,
	"told_up_to" integer NOT NULL,
	"told_closed" boolean NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "post_id" text;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_threads_thread" ON "support_threads" USING btree ("thread");--> statement-breakpoint
CREATE INDEX "support_threads_user" ON "support_threads" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_post" ON "support_messages" USING btree ("post_id");--> statement-breakpoint
CREATE POLICY "own" ON "support_threads" AS PERMISSIVE FOR ALL TO public USING ("support_threads"."user_id" = app_account()) WITH CHECK ("support_threads"."user_id" = app_account());