CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "captions" (
	"scheduled_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"composer" text NOT NULL,
	"prompt_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "captions_scheduled_id_platform_pk" PRIMARY KEY("scheduled_id","platform")
);
--> statement-breakpoint
CREATE TABLE "content_ideas" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"generation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"hook_type" text NOT NULL,
	"target_audience" text NOT NULL,
	"why_it_works" text NOT NULL,
	"video_length" text NOT NULL,
	"request" jsonb,
	"script" jsonb,
	"script_state" text DEFAULT 'none' NOT NULL,
	"script_composer" text,
	"script_prompt_version" text,
	"script_seed" integer,
	"selected_hook" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_ideas_generationId_position_unique" UNIQUE("generation_id","position")
);
--> statement-breakpoint
CREATE TABLE "daily_usage" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "daily_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'writing' NOT NULL,
	"preset_id" uuid,
	"preset_name" text,
	"composer" text NOT NULL,
	"prompt_version" text NOT NULL,
	"seed" integer NOT NULL,
	"used_web_search" boolean DEFAULT false NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search_queries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tone" text NOT NULL,
	"topics" text NOT NULL,
	"video_length" text NOT NULL,
	"specific_instructions" text NOT NULL,
	"enable_web_search" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_content" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"idea_id" text,
	"title" text NOT NULL,
	"scheduled_date" date NOT NULL,
	"script" jsonb NOT NULL,
	"selected_hook" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_content_once" UNIQUE("idea_id","scheduled_date")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_scheduled_id_scheduled_content_id_fk" FOREIGN KEY ("scheduled_id") REFERENCES "public"."scheduled_content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD CONSTRAINT "content_ideas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD CONSTRAINT "content_ideas_generation_id_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_preset_id_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."presets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presets" ADD CONSTRAINT "presets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_content" ADD CONSTRAINT "scheduled_content_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_content" ADD CONSTRAINT "scheduled_content_idea_id_content_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."content_ideas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captions_user_id_index" ON "captions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_ideas_user_id_index" ON "content_ideas" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generations_user_id_created_at_id_index" ON "generations" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "generations_preset_id_index" ON "generations" USING btree ("preset_id");--> statement-breakpoint
CREATE UNIQUE INDEX "presets_name" ON "presets" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "scheduled_content_user_id_scheduled_date_index" ON "scheduled_content" USING btree ("user_id","scheduled_date");