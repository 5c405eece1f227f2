CREATE TABLE "meta_calculations" (
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"run" uuid NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"answer" jsonb,
	"owed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "meta_calculations_user_id_question_pk" PRIMARY KEY("user_id","question")
);
--> statement-breakpoint
ALTER TABLE "meta_calculations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "meta_calculations" ADD CONSTRAINT "meta_calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own" ON "meta_calculations" AS PERMISSIVE FOR ALL TO public USING ("meta_calculations"."user_id" = app_account()) WITH CHECK ("meta_calculations"."user_id" = app_account());