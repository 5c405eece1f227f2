-- Whom nobody looked at because the batch was cancelled is told apart from what could not be read by its code.
UPDATE "candidates" SET "error_code" = 'cancelled' WHERE "state" = 'failed' AND "error_code" IS NULL AND "error" = 'Processing was cancelled';
