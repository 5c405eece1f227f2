CREATE TABLE "candidate_meanings" (
	"user_id" uuid NOT NULL,
	"model" text NOT NULL,
	"content_hash" text NOT NULL,
	"candidate_id" uuid NOT NULL,
	"vectors" "bytea" NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_meanings_user_id_model_content_hash_pk" PRIMARY KEY("user_id","model","content_hash")
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "semantic_model" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "semantic_missing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_meanings" ADD CONSTRAINT "candidate_meanings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_meanings" ADD CONSTRAINT "candidate_meanings_candidate_id_candidates_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_meanings_candidate" ON "candidate_meanings" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "candidate_meanings_used" ON "candidate_meanings" USING btree ("used_at");