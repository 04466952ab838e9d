CREATE TABLE "content_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"description" text NOT NULL,
	"platforms" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"topics" text DEFAULT '' NOT NULL,
	"tone" text DEFAULT '' NOT NULL,
	"admired_creators" text DEFAULT '' NOT NULL,
	"forbidden_content" text DEFAULT '' NOT NULL,
	"video_length" text DEFAULT '' NOT NULL,
	"brand_highlight" text DEFAULT '' NOT NULL,
	"cta" text DEFAULT '' NOT NULL,
	"additional_info" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creator_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"follower_count" text NOT NULL,
	"primary_platform" text NOT NULL,
	"content_niche" text NOT NULL,
	"social_media_tag" text NOT NULL,
	"crovest_interest" text NOT NULL,
	"investment_goals" text NOT NULL,
	"current_challenges" text NOT NULL,
	"expectations" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_profiles" ADD CONSTRAINT "content_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_profiles" ADD CONSTRAINT "creator_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;