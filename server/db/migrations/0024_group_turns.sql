ALTER TABLE "batch_groups" ADD COLUMN "turn" timestamp with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "queue_groups"("task" text, "refs" jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_jobs(array(
    SELECT ("task", (r - 'turn')::json, null, (r->>'turn')::timestamptz, null, (r->>'batch') || ':' || (r->>'no'), null, null)::graphile_worker.job_spec
    FROM jsonb_array_elements("refs") WITH ORDINALITY AS e(r, n) ORDER BY n
  ));
END $$;
