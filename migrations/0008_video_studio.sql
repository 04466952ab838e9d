CREATE TABLE "video_days" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"started" integer NOT NULL,
	CONSTRAINT "video_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "video_transitions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "video_transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"video_id" uuid NOT NULL,
	"status" text NOT NULL,
	"percent" integer NOT NULL,
	"stage" text NOT NULL,
	"reason" text,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"prompt" text NOT NULL,
	"num_frames" integer NOT NULL,
	"fps" integer NOT NULL,
	"resolution" text NOT NULL,
	"orientation" text NOT NULL,
	"seed_image_type" text,
	"script" jsonb,
	"handle" text NOT NULL,
	"call_to_action" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"stage" text NOT NULL,
	"error" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"engine" text NOT NULL,
	"engine_reference" text,
	"worker" uuid,
	"heard_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"has_poster" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_days" ADD CONSTRAINT "video_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_transitions" ADD CONSTRAINT "video_transitions_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_transitions_video_id_id_index" ON "video_transitions" USING btree ("video_id","id");--> statement-breakpoint
CREATE INDEX "videos_user_id_created_at_id_index" ON "videos" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "videos_user_id_updated_at_index" ON "videos" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "videos_status_heard_at_index" ON "videos" USING btree ("status","heard_at");