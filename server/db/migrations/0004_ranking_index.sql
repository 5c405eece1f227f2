DROP INDEX "candidates_ranking";--> statement-breakpoint
CREATE INDEX "candidates_ranking" ON "candidates" USING btree ("batch_id","score" DESC NULLS LAST,"ordinal");