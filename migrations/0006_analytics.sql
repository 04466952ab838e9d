CREATE TABLE "analytics_counters" (
	"kind" text NOT NULL,
	"grain" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "analytics_counters_kind_grain_start_key_pk" PRIMARY KEY("kind","grain","start","key")
);
--> statement-breakpoint
CREATE TABLE "analytics_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"views" integer NOT NULL,
	"last_page" text,
	"reached" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_visitors" (
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "analytics_visitors_day_visitor_pk" PRIMARY KEY("day","visitor")
);
--> statement-breakpoint
-- By hand, instead of what was generated: the table of events becomes partitioned by day (the server makes the days), and
-- the counters leave room on their pages, so that counting up moves no row.
ALTER TABLE "analytics_events" RENAME TO "analytics_events_before";--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"session_id" text NOT NULL,
	"page" text NOT NULL,
	"variant" text,
	"name" text,
	"category" text,
	"step_number" integer,
	"role" text,
	"tab_name" text,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "analytics_events_happened_at_id_pk" PRIMARY KEY("happened_at","id")
) PARTITION BY RANGE ("happened_at");--> statement-breakpoint
CREATE TABLE "analytics_events_default" PARTITION OF "analytics_events" DEFAULT;--> statement-breakpoint
INSERT INTO "analytics_events" ("id", "type", "session_id", "page", "variant", "step_number", "role", "tab_name", "happened_at", "received_at", "details")
SELECT "id", "type", "session_id", "page", "variant", "step_number", "role", "tab_name", "happened_at", "received_at", "details"
FROM "analytics_events_before";--> statement-breakpoint
DROP TABLE "analytics_events_before";--> statement-breakpoint
ALTER TABLE "analytics_counters" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "analytics_sessions" SET (fillfactor = 80);
