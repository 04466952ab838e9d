CREATE TABLE "campaign_pledges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"model" text NOT NULL,
	"reward" integer,
	"version" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"method_id" text NOT NULL,
	"card_label" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"decline_reason" text,
	"charge_reference" text,
	"pledged_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_pledges_once" UNIQUE("campaign_id","user_id"),
	CONSTRAINT "campaign_pledges_amount" CHECK ("campaign_pledges"."amount_minor" > 0),
	CONSTRAINT "campaign_pledges_counts" CHECK ("campaign_pledges"."revision" > 0 and "campaign_pledges"."attempt" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"pledge_id" uuid,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"destination" text,
	"first_approver_id" text,
	"second_approver_id" text,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "campaign_transfers_amount" CHECK ("campaign_transfers"."amount_minor" > 0 and "campaign_transfers"."fee_minor" >= 0),
	CONSTRAINT "campaign_transfers_pledge" CHECK (("campaign_transfers"."kind" = 'refund') = ("campaign_transfers"."pledge_id" is not null)),
	CONSTRAINT "campaign_transfers_two_people" CHECK ("campaign_transfers"."first_approver_id" <> "campaign_transfers"."second_approver_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"ahead_ms" bigint NOT NULL,
	CONSTRAINT "sandbox_clock_one_row" CHECK ("sandbox_clock"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"position" integer NOT NULL,
	"times" integer NOT NULL,
	"deliveries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"holder" text NOT NULL,
	"card" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_methods_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"key" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"method_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"declined" text,
	"settles_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pledged_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "pledge_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "fix_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_pledges" ADD CONSTRAINT "campaign_pledges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_transfers" ADD CONSTRAINT "campaign_transfers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_transfers" ADD CONSTRAINT "campaign_transfers_pledge_id_campaign_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."campaign_pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_transfers" ADD CONSTRAINT "campaign_transfers_first_approver_id_users_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_transfers" ADD CONSTRAINT "campaign_transfers_second_approver_id_users_id_fk" FOREIGN KEY ("second_approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_pledges_user_id_index" ON "campaign_pledges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_pledges_work" ON "campaign_pledges" USING btree ("campaign_id","status","id");--> statement-breakpoint
CREATE INDEX "campaign_transfers_campaign_id_index" ON "campaign_transfers" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_transfers_one_payout" ON "campaign_transfers" USING btree ("campaign_id") WHERE "campaign_transfers"."kind" = 'payout' and "campaign_transfers"."status" <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_transfers_one_refund" ON "campaign_transfers" USING btree ("pledge_id") WHERE "campaign_transfers"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("due_at") WHERE "sandbox_events"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "sandbox_events_key_index" ON "sandbox_events" USING btree ("key");--> statement-breakpoint
CREATE INDEX "sandbox_methods_holder_index" ON "sandbox_methods" USING btree ("holder");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_pledged" CHECK ("campaigns"."pledged_minor" >= 0 and "campaigns"."pledge_count" >= 0);