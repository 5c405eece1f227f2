CREATE TABLE "erasure_notices" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "erasure_notices" ADD CONSTRAINT "erasure_notices_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erasure_notices_announced" ON "erasure_notices" USING btree ("announced_at");