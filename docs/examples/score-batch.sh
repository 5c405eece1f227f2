#!/bin/sh
# Scores a CSV of candidates against a job description and prints the results as CSV.
# Usage: score-batch.sh job.txt candidates.csv, with CANDOR_URL and CANDOR_KEY in the environment.
set -eu
job=$1
candidates=$2

# Repeating the call with the same key returns the same batch, so a retry after a broken connection charges nothing twice.
once=$(date +%s)-$$

# Makes a call and prints its response. An error response goes to standard error and ends the script.
call() {
  answer=$(curl --silent --show-error --fail-with-body -H "X-API-Key: $CANDOR_KEY" "$@") || {
    printf '%s\n' "$answer" >&2
    return 1
  }
  printf '%s\n' "$answer"
}

# The text of one field of a response.
field() {
  printf '%s\n' "$2" | sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"
}

submitted=$(call "$CANDOR_URL/api/v1/batch-jobs" \
  -H "Idempotency-Key: $once" \
  -F "job_description_text=<$job" \
  -F "input_type=csv_file" \
  -F "candidate_source_file=@$candidates;type=text/csv")
batch=$(field batch_job_id "$submitted")

while :; do
  job_now=$(call "$CANDOR_URL/api/v1/batch-jobs/$batch/status")
  status=$(field status "$job_now")
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
