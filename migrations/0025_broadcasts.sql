CREATE TABLE "broadcast_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"broadcast_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"repeated" boolean DEFAULT false NOT NULL,
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	CONSTRAINT "broadcast_recipients_once" UNIQUE("broadcast_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"button_label" text NOT NULL,
	"button_url" text NOT NULL,
	"list" text NOT NULL,
	"audience" text,
	"timing" text NOT NULL,
	"delay_days" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_blocks" (
	"email_key" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "broadcast_recipients" ADD CONSTRAINT "broadcast_recipients_broadcast_id_broadcasts_id_fk" FOREIGN KEY ("broadcast_id") REFERENCES "public"."broadcasts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcast_recipients_open" ON "broadcast_recipients" USING btree ("broadcast_id","leased_until") WHERE "broadcast_recipients"."status" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "broadcast_recipients_email_key_index" ON "broadcast_recipients" USING btree ("email_key");