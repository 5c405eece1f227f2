-- A worker that is taking the job at this moment began before the caller's change is there, and may miss it. The queue looks
-- whether the job is taken, and then puts in another one unless there is one: between the two the job could be taken, and no other
-- was put in. So it is held first.
CREATE OR REPLACE FUNCTION "ask_for"("chore" text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM graphile_worker._private_jobs WHERE key = chore || '-soon' FOR UPDATE;
  PERFORM graphile_worker.add_job(chore, job_key => chore || '-soon', max_attempts => 1);
END $$;
