#!/bin/sh
# Scores a CSV of candidates against a job description and prints the results as CSV.
# Usage: score-batch.sh job.txt candidates.csv, with CANDOR_URL and CANDOR_KEY in the environment.
set -eu
job=$1
candidates=$2

# The same key again answers the same batch: a repeat after a broken connection charges nothing twice.
once=$(date +%s)-$$

batch=$(curl --silent --show-error --fail-with-body "$CANDOR_URL/api/v1/batch-jobs" \
  -H "X-API-Key: $CANDOR_KEY" \
  -H "Idempotency-Key: $once" \
  -F "job_description_text=<$job" \
  -F "input_type=csv_file" \
  -F "candidate_source_file=@$candidates;type=text/csv" |
  sed -n 's/.*"batch_job_id":"\([^"]*\)".*/\1/p')

while :; do
  status=$(curl --silent --show-error --fail-with-body "$CANDOR_URL/api/v1/batch-jobs/$batch/status" \
    -H "X-API-Key: $CANDOR_KEY" |
    sed -n 's/.*"status":"\([^"]*\)".*/\1/p')
  case $status in
    completed) break ;;
    failed | cancelled)
      echo "The batch ended as $status." >&2
      exit 1
      ;;
  esac
  sleep 2
done

curl --silent --show-error --fail-with-body "$CANDOR_URL/api/v1/batch-jobs/$batch/export?format=csv" \
  -H "X-API-Key: $CANDOR_KEY"
