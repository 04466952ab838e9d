ALTER TABLE "generations" ADD COLUMN "week_plan_id" uuid;--> statement-breakpoint
CREATE INDEX "generations_week_plan_id_index" ON "generations" USING btree ("week_plan_id");