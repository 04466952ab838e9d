ALTER TABLE "content_ideas" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "content_ideas" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;