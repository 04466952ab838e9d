CREATE TABLE "campaign_share_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"pledge_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "campaign_share_payments_amount" CHECK ("campaign_share_payments"."amount_minor" > 0),
	CONSTRAINT "campaign_share_payments_failed" CHECK ("campaign_share_payments"."failure" is null or "campaign_share_payments"."reference" is null),
	CONSTRAINT "campaign_share_payments_sent" CHECK (("campaign_share_payments"."reference" is null) = ("campaign_share_payments"."sent_at" is null))
);
--> statement-breakpoint
ALTER TABLE "campaign_share_payments" ADD CONSTRAINT "campaign_share_payments_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_share_payments" ADD CONSTRAINT "campaign_share_payments_pledge_id_campaign_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."campaign_pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_share_payments_campaign_id_index" ON "campaign_share_payments" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "campaign_share_payments_pledge_id_index" ON "campaign_share_payments" USING btree ("pledge_id");--> statement-breakpoint
CREATE INDEX "campaign_share_payments_open" ON "campaign_share_payments" USING btree ("campaign_id","id") WHERE "campaign_share_payments"."reference" is null;