CREATE TABLE "campaign_transitions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"action" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_versions" (
	"campaign_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"is_material" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_versions_campaign_id_number_pk" PRIMARY KEY("campaign_id","number")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" text,
	"slug" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"creator_name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"cover" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"change_status" text,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer,
	"material_version" integer,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'other' NOT NULL,
	"models" text[] DEFAULT '{}' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"goal_minor" bigint DEFAULT 0 NOT NULL,
	"deadline" timestamp with time zone,
	"has_cover" boolean DEFAULT false NOT NULL,
	"reserved_minor" bigint DEFAULT 0 NOT NULL,
	"reservation_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug"),
	CONSTRAINT "campaigns_reserved" CHECK ("campaigns"."reserved_minor" >= 0 and "campaigns"."reservation_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "creator_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator_verifications" (
	"user_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"legal_name" text NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_followers" (
	"campaign_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_followers_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"author_id" text NOT NULL,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"user_id" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"model" text NOT NULL,
	"reward" integer,
	"version" integer NOT NULL,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_reservations_once" UNIQUE("campaign_id","user_id"),
	CONSTRAINT "campaign_reservations_amount" CHECK ("campaign_reservations"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_updates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_transitions" ADD CONSTRAINT "campaign_transitions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_transitions" ADD CONSTRAINT "campaign_transitions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_versions" ADD CONSTRAINT "campaign_versions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_documents" ADD CONSTRAINT "creator_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_verifications" ADD CONSTRAINT "creator_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_followers" ADD CONSTRAINT "campaign_followers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_followers" ADD CONSTRAINT "campaign_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_questions" ADD CONSTRAINT "campaign_questions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reservations" ADD CONSTRAINT "campaign_reservations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_reservations" ADD CONSTRAINT "campaign_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_updates" ADD CONSTRAINT "campaign_updates_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_transitions_campaign_id_happened_at_index" ON "campaign_transitions" USING btree ("campaign_id","happened_at");--> statement-breakpoint
CREATE INDEX "campaign_transitions_actor_id_index" ON "campaign_transitions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "campaigns_owner_id_index" ON "campaigns" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "campaigns_status_published_at_index" ON "campaigns" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "campaigns_due" ON "campaigns" USING btree ("deadline") WHERE "campaigns"."status" in ('pre-launch', 'live');--> statement-breakpoint
CREATE INDEX "creator_documents_user_id_index" ON "creator_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_followers_user_id_index" ON "campaign_followers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_questions_campaign_id_created_at_index" ON "campaign_questions" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "campaign_questions_author_id_index" ON "campaign_questions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "campaign_reservations_user_id_index" ON "campaign_reservations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "campaign_updates_campaign_id_created_at_index" ON "campaign_updates" USING btree ("campaign_id","created_at");
--> statement-breakpoint
-- Written by hand: the generator knows neither triggers nor copies.
CREATE FUNCTION "refuse_version_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The name goes with the creator's account.
	IF NEW.content = jsonb_set(OLD.content, '{creatorName}', '""') AND (NEW.campaign_id, NEW.number, NEW.is_material, NEW.created_at) IS NOT DISTINCT FROM (OLD.campaign_id, OLD.number, OLD.is_material, OLD.created_at) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'a published version of a campaign never changes';
END $$;
--> statement-breakpoint
CREATE TRIGGER "campaign_versions_immutable" BEFORE UPDATE ON "campaign_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_version_change"();
--> statement-breakpoint
-- The tables before this one stay for the previous version, which may still be running.
INSERT INTO campaigns (id, slug, status, creator_name, draft, version, material_version, title, models, goal_minor, deadline, reserved_minor, reservation_count, published_at, created_at)
SELECT p.id, 'campaign-' || right(p.id::text, 12), CASE WHEN p.ends_at > now() THEN 'live' ELSE 'closed' END, p.creator_name, jsonb_build_object('title', p.title), 1, 1, p.title, '{donation}', p.goal_cents, p.ends_at,
	coalesce((SELECT sum(i.amount_cents) FROM investments i WHERE i.project_id = p.id AND i.amount_cents > 0), 0),
	(SELECT count(*) FROM investments i WHERE i.project_id = p.id AND i.amount_cents > 0), p.created_at, p.created_at
FROM projects p;
--> statement-breakpoint
INSERT INTO campaign_versions (campaign_id, number, content, is_material, created_at)
SELECT p.id, 1, jsonb_build_object('creatorName', p.creator_name, 'title', p.title, 'summary', '', 'category', 'other', 'story', '', 'risks', '', 'currency', 'USD', 'goalMinor', p.goal_cents, 'limit', 'open', 'models', jsonb_build_array('donation'), 'roi', NULL, 'rewards', '[]'::jsonb, 'budget', '[]'::jsonb, 'timeline', '[]'::jsonb, 'deadline', to_char(p.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'timeZone', 'UTC', 'cover', NULL, 'coverAlt', ''), true, p.created_at
FROM projects p;
--> statement-breakpoint
INSERT INTO campaign_reservations (id, campaign_id, amount_minor, currency, model, version, created_at, updated_at)
SELECT i.id, i.project_id, i.amount_cents, 'USD', 'donation', 1, i.created_at, i.created_at FROM investments i WHERE i.amount_cents > 0;
