-- Written by hand, up to the index: two requests at the same moment could store a wish twice. Keeps the confirmed one, or the first.
LOCK TABLE "form_submissions" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM "form_submissions" WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (
			PARTITION BY left(lower(btrim("fields" ->> 'email')), 254), left(coalesce("fields" ->> 'toolId', ''), 100)
			ORDER BY "status" = 'confirmed' DESC, "submitted_at", "id"
		) AS position
		FROM "form_submissions"
		WHERE "form_type" = 'tool_interest' AND NOT "is_spam" AND "fields" ->> 'email' IS NOT NULL
	) AS wishes
	WHERE position > 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX "form_submissions_tool_interest" ON "form_submissions" USING btree (left(lower(btrim("fields" ->> 'email')), 254),left(coalesce("fields" ->> 'toolId', ''), 100)) WHERE "form_submissions"."form_type" = 'tool_interest' and not "form_submissions"."is_spam";