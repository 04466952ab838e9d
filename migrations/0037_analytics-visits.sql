CREATE TABLE "analytics_funnels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_visits" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"visitor" text,
	"source" text,
	"campaign" text,
	"device" text,
	"browser" text,
	"country" text,
	"entry" text,
	"exit" text,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"conversions" integer NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_marks" ADD COLUMN "visits_snapshot" "pg_snapshot";--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "actions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "analytics_visits_started_index" ON "analytics_visits" USING btree ("started_at");
--> statement-breakpoint
-- Written by hand: visits are built from events counted after the upgrade.
UPDATE "analytics_marks" SET "visits_snapshot" = "snapshot";
