CREATE TABLE "launch_page_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "launch_page_links" ADD CONSTRAINT "launch_page_links_member_id_launch_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."launch_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launch_page_links_member_id_created_at_index" ON "launch_page_links" USING btree ("member_id","created_at");
--> statement-breakpoint
-- Written by hand: the links go with the waitlist entry, like the referral code.
CREATE OR REPLACE FUNCTION "anonymise_launch_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.code := NULL;
	NEW.left_at := coalesce(NEW.left_at, now());
	DELETE FROM launch_page_links WHERE member_id = NEW.id;
	RETURN NEW;
END $$;
