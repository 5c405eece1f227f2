ALTER TABLE "users" ADD COLUMN "email_vouched_by" text;--> statement-breakpoint
-- An account that an ATS opened was confirmed at that very moment, by nobody else.
UPDATE "users" u SET "email_vouched_by" = i."issuer" FROM "ats_identities" i
  WHERE i."user_id" = u."id" AND i."created_at" = u."created_at" AND u."email_confirmed_at" = u."created_at" AND u."google_subject" IS NULL;
