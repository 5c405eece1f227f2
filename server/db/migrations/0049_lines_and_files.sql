DROP INDEX "ats_applications_waiting";--> statement-breakpoint
CREATE INDEX "ats_applications_line" ON "ats_applications" USING btree ("connection_id","asked_at","id") WHERE "ats_applications"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "batches_blob" ON "batches" USING btree ("blob_key") WHERE "batches"."blob_key" is not null;