CREATE TABLE "kept_meta" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_meta_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "kept_meta" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_meta" ADD CONSTRAINT "kept_meta_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own" ON "kept_meta" AS PERMISSIVE FOR ALL TO public USING ("kept_meta"."user_id" = app_account()) WITH CHECK ("kept_meta"."user_id" = app_account());