CREATE TABLE "analytics_marks" (
	"id" text PRIMARY KEY NOT NULL,
	"snapshot" "pg_snapshot" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_refusals" (
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "visitor" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "referrer_host" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD COLUMN "tx" "xid8";--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "trail" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "trail_views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "moves_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_sessions" ADD COLUMN "entry" jsonb;--> statement-breakpoint
ALTER TABLE "analytics_visitors" ADD COLUMN "hour" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "analytics_events_tx_index" ON "analytics_events" USING btree ("tx") WHERE tx is not null;--> statement-breakpoint
-- By hand: earlier events have no transaction ID, because their writers have counted them, so nothing is left to count.
INSERT INTO "analytics_marks" ("id", "snapshot", "since", "moved_at") VALUES ('roll-up', pg_current_snapshot(), '-infinity', now());
