CREATE TABLE "ai_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"cached" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "ai_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_meta" ADD COLUMN "kind" text DEFAULT 'meta' NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_days" ADD CONSTRAINT "ai_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own" ON "ai_days" AS PERMISSIVE FOR ALL TO public USING ("ai_days"."user_id" = app_account()) WITH CHECK ("ai_days"."user_id" = app_account());