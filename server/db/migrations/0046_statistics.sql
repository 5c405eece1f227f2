CREATE TABLE "occupation_statistics" (
	"source" text NOT NULL,
	"occupation" text NOT NULL,
	"region" text NOT NULL,
	"title_key" text NOT NULL,
	"employed" integer,
	"yearly_openings" integer,
	"median_yearly_pay" numeric(14, 2),
	"currency" text,
	"growth_percent" numeric(6, 2),
	"growth_period" text,
	CONSTRAINT "occupation_statistics_source_occupation_region_pk" PRIMARY KEY("source","occupation","region")
);
--> statement-breakpoint
CREATE TABLE "statistic_sources" (
	"name" text PRIMARY KEY NOT NULL,
	"as_of" date NOT NULL,
	"licence" text,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "occupation_statistics" ADD CONSTRAINT "occupation_statistics_source_statistic_sources_name_fk" FOREIGN KEY ("source") REFERENCES "public"."statistic_sources"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "occupation_statistics_title" ON "occupation_statistics" USING btree ("title_key");