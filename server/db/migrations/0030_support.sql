CREATE TABLE "support_messages" (
	"ticket_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"is_from_support" boolean NOT NULL,
	"staff_id" uuid,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_messages_ticket_id_number_pk" PRIMARY KEY("ticket_id","number")
);
--> statement-breakpoint
ALTER TABLE "support_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"priority" text,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"channel_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"last_number" integer NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_from_support" boolean NOT NULL,
	"shown_up_to" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_messages_user" ON "support_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_messages_staff" ON "support_messages" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "support_tickets_user" ON "support_tickets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "support_tickets_status" ON "support_tickets" USING btree ("status","last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_one_chat" ON "support_tickets" USING btree ("user_id") WHERE "support_tickets"."status" = 'active' and "support_tickets"."priority" is not null;--> statement-breakpoint
CREATE POLICY "own" ON "support_messages" AS PERMISSIVE FOR ALL TO public USING ("support_messages"."user_id" = app_account()) WITH CHECK ("support_messages"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "support_tickets" AS PERMISSIVE FOR ALL TO public USING ("support_tickets"."user_id" = app_account()) WITH CHECK ("support_tickets"."user_id" = app_account());--> statement-breakpoint
-- A hint to the processes that hold sockets of this ticket, sent with the commit: its id only, they read the rows themselves.
CREATE FUNCTION "tell_support_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('support_changes', OLD."id"::text);
  ELSE
    PERFORM pg_notify('support_changes', NEW."id"::text);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "support_tickets_tell" AFTER DELETE OR UPDATE OF "status", "last_number" ON "support_tickets"
FOR EACH ROW EXECUTE FUNCTION "tell_support_change"();
