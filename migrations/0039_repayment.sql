CREATE TABLE "campaign_revenue_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"revenue_minor" bigint NOT NULL,
	"shared_minor" bigint NOT NULL,
	"share_percent" integer NOT NULL,
	"currency" text NOT NULL,
	"attachment_id" uuid,
	"attachment_name" text,
	"attachment_type" text,
	"attachment_size" integer,
	"reported_at" timestamp with time zone NOT NULL,
	"reversed_at" timestamp with time zone,
	"reversal_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_revenue_reports_month" CHECK ("campaign_revenue_reports"."month" between 3 and 9),
	CONSTRAINT "campaign_revenue_reports_amounts" CHECK ("campaign_revenue_reports"."shared_minor" between 0 and "campaign_revenue_reports"."revenue_minor" and "campaign_revenue_reports"."revenue_minor" <= 1000000000),
	CONSTRAINT "campaign_revenue_reports_reversal" CHECK (("campaign_revenue_reports"."reversed_at" is null) = ("campaign_revenue_reports"."reversal_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "campaign_revenue_reports" ADD CONSTRAINT "campaign_revenue_reports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_revenue_reports_once" ON "campaign_revenue_reports" USING btree ("campaign_id","month") WHERE "campaign_revenue_reports"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX "campaign_revenue_reports_campaign_id_created_at_index" ON "campaign_revenue_reports" USING btree ("campaign_id","created_at");