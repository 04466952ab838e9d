DROP INDEX "campaign_transfers_one_payout";--> statement-breakpoint
ALTER TABLE "campaign_revenue_reports" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_transfers_one_payout" ON "campaign_transfers" USING btree ("campaign_id") WHERE "campaign_transfers"."kind" = 'payout' and "campaign_transfers"."status" not in ('rejected', 'reversed');