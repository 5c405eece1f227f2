CREATE TABLE "rubrics" (
	"batch_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rubrics_batch_id_version_pk" PRIMARY KEY("batch_id","version")
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "rubric" jsonb;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "match" json;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The results that exist already, in the new form: what the batch and the text hold is left out.
UPDATE "candidates" c SET "match" = json_build_object(
  'flags', c."match_results"->'flags',
  'confidence', c."match_results"->'confidence',
  'engine_version', c."match_results"->'engine_version',
  'outcomes', (
    SELECT json_agg(json_build_object(
      'verdict', r.value->'verdict', 'strength', r.value->'strength', 'points', r.value->'points',
      'max_points', r.value->'max_points',
      'evidence', (
        SELECT coalesce(json_agg(json_build_array(e.value->'start', e.value->'end', e.value->'section',
          e.value->'reason', e.value->'strength') ORDER BY e.place), '[]'::json)
        FROM jsonb_array_elements(r.value->'evidence') WITH ORDINALITY AS e(value, place)
      )
    ) ORDER BY r.place)
    FROM jsonb_array_elements(c."match_results"->'requirements') WITH ORDINALITY AS r(value, place)
  ),
  'requirements', (
    SELECT json_agg(r.value - '{verdict,strength,points,max_points,evidence}'::text[] ORDER BY r.place)
    FROM jsonb_array_elements(c."match_results"->'requirements') WITH ORDINALITY AS r(value, place)
    WHERE c."match_results"->>'engine_version' <> b."engine_version"
  )
) FROM "batches" b WHERE b."id" = c."batch_id" AND c."match_results" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "match_results";--> statement-breakpoint
ALTER TABLE "candidates" DROP COLUMN "match_summary";
