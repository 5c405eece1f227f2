DROP INDEX "audit_log_user";--> statement-breakpoint
DROP INDEX "candidates_ranking";--> statement-breakpoint
DROP INDEX "invitations_user";--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "candidates_ranking" ON "candidates" USING btree ("batch_id","score" DESC NULLS LAST,"ordinal","user_id") WHERE "candidates"."state" <> 'pending';--> statement-breakpoint
CREATE INDEX "invitations_user" ON "invitations" USING btree ("user_id","created_at","id");