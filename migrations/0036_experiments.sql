CREATE TABLE "experiment_days" (
	"experiment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"variant" text NOT NULL,
	"visits" integer NOT NULL,
	"conversions" integer NOT NULL,
	CONSTRAINT "experiment_days_experiment_id_day_variant_pk" PRIMARY KEY("experiment_id","day","variant")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "experiments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"factor" text NOT NULL,
	"metric" text NOT NULL,
	"smallest_effect" double precision NOT NULL,
	"expected_rate" double precision NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_by" text NOT NULL,
	"stopped_at" timestamp with time zone,
	"counted_until" date,
	CONSTRAINT "experiments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "experiment_days" ADD CONSTRAINT "experiment_days_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "experiments_one_running" ON "experiments" USING btree ((stopped_at is null)) WHERE "experiments"."stopped_at" is null;