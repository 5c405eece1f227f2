"""Scores a CSV of candidates against a job description and prints the ranking with its best evidence.

Usage: score-batch.py job.txt candidates.csv, with CANDOR_URL and CANDOR_KEY in the environment.
"""

import json
import os
import sys
import time
import urllib.request
import uuid

URL = os.environ["CANDOR_URL"]
KEY = os.environ["CANDOR_KEY"]


def call(method, path, body=None, headers=None):
    """Makes a call and returns its JSON. Raises urllib.error.HTTPError for an error response, whose body says why."""
    request = urllib.request.Request(
        URL + path, data=body, method=method, headers={"X-API-Key": KEY, **(headers or {})}
    )
    with urllib.request.urlopen(request, timeout=120) as response:
        return json.load(response)


def submit(job_text, file_name, content):
    """Submits a batch and returns its id. The idempotency key makes a retry charge nothing twice."""
    boundary = uuid.uuid4().hex
    field = f'--{boundary}\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
    file = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="candidate_source_file"; '
        f'filename="{file_name}"\r\nContent-Type: text/csv\r\n\r\n'
    )
    fields = field % ("job_description_text", job_text) + field % ("input_type", "csv_file")
    body = (fields + file).encode() + content + f"\r\n--{boundary}--\r\n".encode()
    headers = {
        "Content-Type": f"multipart/form-data; boundary={boundary}",
        "Idempotency-Key": uuid.uuid4().hex,
    }
    return call("POST", "/api/v1/batch-jobs", body, headers)["batch_job_id"]


def wait_for(batch):
    """Returns once the batch has ended; exits with its reason if it did not end well."""
    while True:
        job = call("GET", f"/api/v1/batch-jobs/{batch}/status")
        if job["status"] == "completed":
            return
        if job["status"] in ("failed", "cancelled"):
            sys.exit(job["error_message"] or f"The batch was {job['status']}.")
        time.sleep(2)


def best_quote(candidate):
    """The sentence behind the requirement that earned the most points."""
    requirements = candidate["match_results"]["requirements"]
    best = max(requirements, key=lambda requirement: requirement["points"], default=None)
    return best["evidence"][0]["quote"] if best and best["evidence"] else "no evidence found"


def main():
    job_file, candidates_file = sys.argv[1:3]
    with open(job_file, encoding="utf-8") as job, open(candidates_file, "rb") as candidates:
        batch = submit(job.read(), os.path.basename(candidates_file), candidates.read())
    wait_for(batch)
    skip = 0
    while True:
        page = call("GET", f"/api/v1/batch-jobs/{batch}/results-full?skip={skip}&limit=100")
        for item in page["processed_items"]:
            name = item["candidate_name"] or item["candidate_id"] or f"row {item['ordinal']}"
            if item["error"]:
                print(f"  - {name}: {item['error']}")
            else:
                print(f"{item['match_score']:3} {name}: {best_quote(item)}")
        skip += len(page["processed_items"])
        if not page["has_more"]:
            return


main()
