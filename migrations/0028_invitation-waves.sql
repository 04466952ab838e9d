CREATE TABLE "launch_invite_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"invite_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "launch_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wave_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"skip_reason" text,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"redeemed_at" timestamp (3) with time zone,
	CONSTRAINT "launch_invites_once" UNIQUE("wave_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "launch_waves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "launch_invite_links" ADD CONSTRAINT "launch_invite_links_invite_id_launch_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."launch_invites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_invites" ADD CONSTRAINT "launch_invites_wave_id_launch_waves_id_fk" FOREIGN KEY ("wave_id") REFERENCES "public"."launch_waves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_invites" ADD CONSTRAINT "launch_invites_member_id_launch_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."launch_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launch_invite_links_invite_id_index" ON "launch_invite_links" USING btree ("invite_id");--> statement-breakpoint
CREATE INDEX "launch_invites_member_id_index" ON "launch_invites" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "launch_invites_open" ON "launch_invites" USING btree ("expires_at") WHERE "launch_invites"."sent_at" is not null and "launch_invites"."redeemed_at" is null;
--> statement-breakpoint
-- Written by hand: the links to invitations go with the waitlist entry, like the links to the private page.
CREATE OR REPLACE FUNCTION "anonymise_launch_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.code := NULL;
	NEW.left_at := coalesce(NEW.left_at, now());
	DELETE FROM launch_page_links WHERE member_id = NEW.id;
	DELETE FROM launch_invite_links WHERE invite_id IN (SELECT id FROM launch_invites WHERE member_id = NEW.id);
	RETURN NEW;
END $$;
