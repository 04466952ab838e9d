ALTER TABLE "videos" ADD COLUMN "shape" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "style" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "script_id" text;