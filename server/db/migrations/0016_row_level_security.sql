-- The account that a transaction works for; nobody outside of one. It ends with the transaction: see db/wall.ts.
CREATE FUNCTION "app_account"() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT nullif(current_setting('app.account', true), '')::uuid
$$;--> statement-breakpoint
-- Whoever works for an account has no rights on the queue's own tables.
CREATE FUNCTION "queue_groups"("task" text, "refs" jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_jobs(array(
    SELECT ("task", r::json, null, null, null, (r->>'batch') || ':' || (r->>'no'), null, null)::graphile_worker.job_spec
    FROM jsonb_array_elements("refs") WITH ORDINALITY AS e(r, n) ORDER BY n
  ));
END $$;--> statement-breakpoint
ALTER FUNCTION "audit_append"("audit_log") SET search_path = public, pg_temp;--> statement-breakpoint
ALTER FUNCTION "audit_begin"() SET search_path = public, pg_temp;--> statement-breakpoint
ALTER TABLE "api_key_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ats_identities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "usage_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_chain" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_heads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batch_groups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "candidates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rubrics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "single_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "credit_purchases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "candidate_meanings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "erasure_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailed_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "evidence_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "share_opinions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "second_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "own_terms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "term_lists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "term_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own" ON "api_key_days" AS PERMISSIVE FOR ALL TO public USING (exists (select from api_keys k where k.id = "api_key_days"."api_key_id" and k.user_id = app_account())) WITH CHECK (exists (select from api_keys k where k.id = "api_key_days"."api_key_id" and k.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "api_keys" AS PERMISSIVE FOR ALL TO public USING ("api_keys"."user_id" = app_account()) WITH CHECK ("api_keys"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "ats_identities" AS PERMISSIVE FOR ALL TO public USING ("ats_identities"."user_id" = app_account()) WITH CHECK ("ats_identities"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "one_time_tokens" AS PERMISSIVE FOR ALL TO public USING ("one_time_tokens"."user_id" = app_account()) WITH CHECK ("one_time_tokens"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "sessions" AS PERMISSIVE FOR ALL TO public USING ("sessions"."user_id" = app_account()) WITH CHECK ("sessions"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "subscriptions" AS PERMISSIVE FOR ALL TO public USING ("subscriptions"."user_id" = app_account()) WITH CHECK ("subscriptions"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "usage_days" AS PERMISSIVE FOR ALL TO public USING ("usage_days"."user_id" = app_account()) WITH CHECK ("usage_days"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "users" AS PERMISSIVE FOR ALL TO public USING ("users"."id" = app_account()) WITH CHECK ("users"."id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "audit_chain" AS PERMISSIVE FOR ALL TO public USING ("audit_chain"."user_id" = app_account()) WITH CHECK ("audit_chain"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "audit_heads" AS PERMISSIVE FOR ALL TO public USING ("audit_heads"."user_id" = app_account()) WITH CHECK ("audit_heads"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "audit_log" AS PERMISSIVE FOR ALL TO public USING ("audit_log"."user_id" = app_account()) WITH CHECK ("audit_log"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "batch_groups" AS PERMISSIVE FOR ALL TO public USING ("batch_groups"."user_id" = app_account()) WITH CHECK ("batch_groups"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "batches" AS PERMISSIVE FOR ALL TO public USING ("batches"."user_id" = app_account()) WITH CHECK ("batches"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "candidates" AS PERMISSIVE FOR ALL TO public USING ("candidates"."user_id" = app_account()) WITH CHECK ("candidates"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "charges" AS PERMISSIVE FOR ALL TO public USING ("charges"."user_id" = app_account()) WITH CHECK ("charges"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "rubrics" AS PERMISSIVE FOR ALL TO public USING (exists (select from batches b where b.id = "rubrics"."batch_id" and b.user_id = app_account())) WITH CHECK (exists (select from batches b where b.id = "rubrics"."batch_id" and b.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "single_matches" AS PERMISSIVE FOR ALL TO public USING ("single_matches"."user_id" = app_account()) WITH CHECK ("single_matches"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "billing_accounts" AS PERMISSIVE FOR ALL TO public USING ("billing_accounts"."user_id" = app_account()) WITH CHECK ("billing_accounts"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "credit_purchases" AS PERMISSIVE FOR ALL TO public USING ("credit_purchases"."user_id" = app_account()) WITH CHECK ("credit_purchases"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "invoices" AS PERMISSIVE FOR ALL TO public USING ("invoices"."user_id" = app_account()) WITH CHECK ("invoices"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "candidate_meanings" AS PERMISSIVE FOR ALL TO public USING ("candidate_meanings"."user_id" = app_account()) WITH CHECK ("candidate_meanings"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "erasure_notices" AS PERMISSIVE FOR ALL TO public USING (exists (select from batches b where b.id = "erasure_notices"."batch_id" and b.user_id = app_account())) WITH CHECK (exists (select from batches b where b.id = "erasure_notices"."batch_id" and b.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "mailed_notices" AS PERMISSIVE FOR ALL TO public USING ("mailed_notices"."user_id" = app_account()) WITH CHECK ("mailed_notices"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "decisions" AS PERMISSIVE FOR ALL TO public USING (exists (select from batches b where b.id = "decisions"."batch_id" and b.user_id = app_account())) WITH CHECK (exists (select from batches b where b.id = "decisions"."batch_id" and b.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "evidence_feedback" AS PERMISSIVE FOR ALL TO public USING (exists (select from batches b where b.id = "evidence_feedback"."batch_id" and b.user_id = app_account())) WITH CHECK (exists (select from batches b where b.id = "evidence_feedback"."batch_id" and b.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "share_opinions" AS PERMISSIVE FOR ALL TO public USING (exists (select from shares s where s.id = "share_opinions"."share_id" and s.user_id = app_account())) WITH CHECK (exists (select from shares s where s.id = "share_opinions"."share_id" and s.user_id = app_account()));--> statement-breakpoint
CREATE POLICY "own" ON "shares" AS PERMISSIVE FOR ALL TO public USING ("shares"."user_id" = app_account()) WITH CHECK ("shares"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "recovery_codes" AS PERMISSIVE FOR ALL TO public USING ("recovery_codes"."user_id" = app_account()) WITH CHECK ("recovery_codes"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "second_factors" AS PERMISSIVE FOR ALL TO public USING ("second_factors"."user_id" = app_account()) WITH CHECK ("second_factors"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING ("idempotency_keys"."user_id" = app_account()) WITH CHECK ("idempotency_keys"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "own_terms" AS PERMISSIVE FOR ALL TO public USING ("own_terms"."user_id" = app_account()) WITH CHECK ("own_terms"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "term_lists" AS PERMISSIVE FOR ALL TO public USING ("term_lists"."user_id" = app_account()) WITH CHECK ("term_lists"."user_id" = app_account());--> statement-breakpoint
CREATE POLICY "own" ON "term_versions" AS PERMISSIVE FOR ALL TO public USING ("term_versions"."user_id" = app_account()) WITH CHECK ("term_versions"."user_id" = app_account());